"""Rules for deleting what nobody uses any more. Both databases follow them.

A clock that is wrong once must not cost a year of matches. So time is the database's, a day has a
ceiling, and nothing is deleted when everything would be: then the clock is wrong, or nobody has
been here for so long that nobody minds.
"""

from __future__ import annotations

import logging
import math
from typing import Final

from msgspec import Struct

log = logging.getLogger("posse.server")

AT_ONCE: Final = 200  # rows of a kind that one call deletes
DAY: Final = 86400.0
LEAST: Final = 10  # rows of a kind that a day may cost in any case
SHARE: Final = 4.0  # times as many as grow old in a day on average


class Deleted(Struct):
    """How many rows of each kind were deleted on a day; days count from 1970."""

    day: int = 0
    tables: int = 0
    matches: int = 0
    names: int = 0


def ceiling(rows: int, keep: float) -> int:
    """How many of these rows may be deleted in a day, if they are kept for `keep` seconds."""
    days = keep / DAY
    return rows if days < 1 else max(LEAST, math.ceil(SHARE * rows / days))


def allowed(rows: int, keep: float, gone: int) -> int:
    """How many rows one call may delete, after so many on this day already."""
    return min(AT_ONCE, max(0, ceiling(rows + gone, keep) - gone))


def everything_is_old(newest: float | None, now: float, keep: float) -> bool:
    """Whether not even the newest row would be kept."""
    return newest is not None and keep >= DAY and newest < now - keep


def today(before: Deleted | None, now: float) -> Deleted:
    """What was deleted on this day so far. A clock that went back does not begin a new day."""
    day = int(now // DAY)
    return before if before is not None and before.day >= day else Deleted(day)


class Report:
    """Logs what was deleted, and once that nothing is."""

    def __init__(self) -> None:
        self._refused = False

    def refused(self, newest: float, now: float) -> None:
        if not self._refused:
            self._refused = True
            days = (now - newest) / DAY
            log.warning("nothing is deleted: nothing stored is newer than %.0f days; "
                        "is the clock right?", days)  # fmt: skip

    def deleted(self, tables: int, matches: int, names: int, keep: float) -> None:
        self._refused = False
        if tables or matches or names:
            log.warning(
                "deleted, unused for %.0f days: %d tables, %d matches, %d names",
                keep / DAY, tables, matches, names,
            )  # fmt: skip
