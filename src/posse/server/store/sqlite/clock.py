"""The clock of an SQLite file: the machine's, held back by what the file has stored."""

from __future__ import annotations

import time

FASTER = 24.0  # a day in an hour


class StoredClock:
    """Seconds since 1970. It never goes back behind the newest row.

    If the machine's clock is far ahead of the newest row, it may be wrong. Then this clock follows
    it a day in an hour, so that a wrong start ages nothing by a year.
    """

    def __init__(self, newest: float | None) -> None:
        self._base = time.time() if newest is None else newest
        self._began = time.monotonic()

    def now(self) -> float:
        most = self._base + FASTER * (time.monotonic() - self._began)
        return min(max(time.time(), self._base), most)
