"""The bodies of HTTP requests. A body that does not fit its type is refused."""

from __future__ import annotations

from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta, Struct

from posse.server.store.rows import ClockTime
from posse.server.wire.requests import (
    Bots,
    HouseRules,
    NameText,
    Natural,
    Packs,
    SeatNumber,
    Slug,
    decoded,
)

TableId = Annotated[str, Meta(max_length=64)]


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    """POST /api/tables."""

    game: Slug
    players: SeatNumber
    packs: Packs | None = None
    house: HouseRules = {}
    clock: ClockTime = 0
    public: bool = False
    start: bool = False
    hints: bool = False
    bots: Bots = []  # bots for a match that starts at once; unknown ones are left out
    take_back: bool = True


class PlayOn(Struct, forbid_unknown_fields=True, frozen=True):
    """POST /api/matches/{match}/play: after how many answers, in which seat."""

    step: Natural
    seat: SeatNumber


class NewLesson(Struct, forbid_unknown_fields=True, frozen=True):
    """POST /api/lessons: a lesson of a game."""

    game: Slug
    lesson: Annotated[str, Meta(pattern=r"^([a-z][a-z0-9_]{0,39}\.)?[a-z][a-z0-9_]{0,39}$")]


class NewName(Struct, forbid_unknown_fields=True, frozen=True):
    """POST /api/me."""

    name: NameText


class Password(Struct, forbid_unknown_fields=True, frozen=True):
    """POST /api/password."""

    password: Annotated[str, Meta(max_length=200)]


class NewMove(Struct, forbid_unknown_fields=True, frozen=True):
    """POST /api/moves: the table that the other device opens."""

    table: TableId | None = None


class TakeMove(Struct, forbid_unknown_fields=True, frozen=True):
    """POST /api/moves/take: a code as a person types it."""

    code: Annotated[str, Meta(max_length=32)]


class NewReport(Struct, forbid_unknown_fields=True, frozen=True):
    """POST /api/reports: a line of chat at a table, or the name of a seat."""

    table: TableId
    line: Natural | None = None
    seat: SeatNumber | None = None


class Lift(Struct, forbid_unknown_fields=True, frozen=True):
    """POST /api/admin/lift: a ban or silence that ends."""

    kind: str
    subject: str


class Settle(Struct, forbid_unknown_fields=True, frozen=True):
    """POST /api/admin/settle: a report that is dealt with."""

    report: str


class Whom(Struct, forbid_unknown_fields=True, frozen=True):
    """POST /api/admin/export and /api/admin/forget."""

    person: str


class Nothing(Struct, forbid_unknown_fields=True, frozen=True):
    """A body without a field."""


B = TypeVar("B", bound=Struct)


def read(kind: type[B], data: bytes) -> B:
    """A body of this kind. Raises Refused if the data is not one."""
    return decoded(msgspec.json.Decoder(kind), data)
