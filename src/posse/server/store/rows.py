"""What the server keeps, as rows: tables, matches, chat, and the lease of a table.

A match is its set-up, its seed and its answers. A table is who sits where and which match is
played. Nothing else is remembered anywhere.
"""

from __future__ import annotations

import logging
from typing import Any, Final, Literal, TypeVar

import msgspec
from msgspec import Struct

from posse.bots import canonical
from posse.engine.match import FORMAT

log = logging.getLogger("posse.server")

T = TypeVar("T")
SeatKind = Literal["empty", "bot", "person"]
ClockTime = Literal[0, 30, 60, 120]  # seconds per choice; 0 is off
EMPTY: Final = "empty"
BOT: Final = "bot"
PERSON: Final = "person"


class SeatRow(Struct):
    kind: SeatKind = EMPTY
    name: str = ""
    person: str = ""  # hash of the token of whoever sits here
    bot: str = ""  # which bot sits here
    left: str = ""  # who stood up from here during this match and may come back

    def __post_init__(self) -> None:
        self.bot = canonical(self.bot)  # a table of an earlier version may name an old one


class Tally(Struct, frozen=True):
    """What somebody has won at a table this evening; a bot has no `person`."""

    name: str
    person: str = ""
    wins: int = 0
    score: int = 0  # the sum of what the game counts


class Evening(Struct, frozen=True):
    """The matches that a table has played one after another."""

    match: str = ""  # the last one that is counted
    last: float = 0.0  # when that was over
    matches: int = 0
    tallies: list[Tally] = []


class TableRow(Struct):
    id: str
    game: str
    packs: list[str]
    players: int
    house: dict[str, str]
    clock: ClockTime
    public: bool
    seats: list[SeatRow]
    host: str  # hash of the host's token; "" if there is none
    made: float
    match: str | None = None  # the last one begun
    take_back: bool = True  # may answers be taken back?
    closed: bool = False  # not in memory; a visit opens it again
    hints: bool = False  # may people ask what a bot would do?
    evening: Evening = Evening()

    def draft(self) -> TableRow:
        """A copy to change; it becomes the table's row once it is stored."""
        return msgspec.structs.replace(
            self,
            packs=self.packs[:],
            house=dict(self.house),
            seats=[msgspec.structs.replace(seat) for seat in self.seats],
        )


class Said(Struct):
    """Which bot gave an answer, and why: a message and what fills its gaps."""

    bot: str
    id: str = ""
    args: dict[str, int | float | str] = {}


class MatchRow(Struct):
    id: str
    table: str
    game: str
    version: int
    packs: list[str]
    players: int
    house: dict[str, str]
    seed: str  # secret until the match is over
    names: list[str]
    begun: float
    over: bool = False
    answers: list[int] = []
    source: str = ""  # the finished match that this one plays on
    step: int = 0  # from there after so many answers
    people: list[str] = []  # hashes of the tokens of those who sat down to it; "" is a bot
    said: dict[int, Said] = {}  # by answer, if a bot gave it

    def record(self) -> dict[str, Any]:
        """What `Match.replay` reads."""
        return {
            "posse": FORMAT,
            "game": self.game,
            "version": self.version,
            "packs": self.packs,
            "players": self.players,
            "house": self.house,
            "seed": self.seed,
            "answers": self.answers,
        }


class ChatRow(Struct):
    n: int
    seat: int | None
    name: str
    text: str


class Lease(Struct, frozen=True):
    """The right to drive a table. Its fence is higher than that of everybody before."""

    table: str
    fence: int


class Owner(Struct, frozen=True):
    """The node that drives a table, and where other nodes reach it."""

    node: str
    url: str


def decoded(body: bytes, kind: type[T], name: str) -> T | None:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        log.error("%s cannot be read and is left as it is: %s", name, error)
        return None
