"""What the server keeps, and the one interface to it. Nothing else is remembered anywhere.

A match is its set-up, its seed and its answers; a table is who sits where and which match is
played. SQLite (sqlite/) and PostgreSQL (postgres/) stand behind this interface.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final, Literal, Protocol

import msgspec
from msgspec import Struct

from posse.bots import canonical
from posse.engine.match import FORMAT

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


class Store(Protocol):
    """Every call returns only after its effect is durable. Failure is StoreError.

    Whatever is written for a table needs its lease: NotOwner if that is no longer the newest.
    """

    @property
    def term(self) -> float | None:
        """Seconds a lease lasts unless it is renewed; None: nobody else is there to take it."""

    @property
    def node(self) -> str:
        """The name of this node, a new one for every start."""

    def watch(self, told: Callable[[bool], None]) -> None:
        """Calls with True when the store stops answering, with False when it answers again."""

    async def open(self) -> None: ...

    async def close(self) -> None:
        """Gives all leases back."""

    async def acquire(self, table: str) -> Lease | None:
        """The lease of a table, whether it exists yet or not; None if somebody has it."""

    async def renew(self, leases: Collection[Lease]) -> set[Lease]:
        """Those that nobody has taken over, now good for another term."""

    async def release(self, lease: Lease) -> None: ...

    async def release_all(self) -> None:
        """Gives all leases back, and calls the other nodes."""

    async def free(self) -> list[str]:
        """Tables that are not closed and that nobody drives."""

    async def called(self) -> None:
        """Returns when another node has given its leases back."""

    async def announce(self, url: str) -> None:
        """This node lives, and others reach it there."""

    async def owner(self, table: str) -> Owner | None:
        """Who drives a table now."""

    async def listed(self) -> list[tuple[TableRow, bool]]:
        """All tables that are not closed, whoever drives them, and whether their match is over."""

    async def tables(self) -> list[TableRow]:
        """All tables that are not closed."""

    async def table(self, id: str) -> TableRow | None: ...

    async def save(self, lease: Lease, row: TableRow) -> None: ...

    async def begin(self, lease: Lease, row: TableRow, match: MatchRow) -> None:
        """A new match, with the answers it has already, and its table; both or neither."""

    async def append(
        self, lease: Lease, match: str, n: int, option: int, over: bool, said: Said | None = None
    ) -> None:
        """Answer number n; Conflict if there is one already. `over`: it ends the match."""

    async def cut(self, lease: Lease, match: str, n: int) -> None:
        """Answer number n and all after it were never given."""

    async def match(self, id: str) -> MatchRow | None:
        """With all its answers in order."""

    async def played(self, person: str, most: int) -> list[str]:
        """The finished matches somebody sat down to, newest first."""

    async def say(self, lease: Lease, line: ChatRow) -> None: ...

    async def chat(self, table: str, most: int) -> list[ChatRow]:
        """The last lines, oldest first."""

    async def name(self, person: str) -> str | None: ...

    async def rename(self, person: str, name: str) -> None: ...

    async def keep_code(self, key: str, person: str, sealed: bytes, until: float) -> None:
        """A code that moves a seat, in place of an older one of the same person."""

    async def take_code(self, key: str, now: float) -> bytes | None:
        """What was sealed, once, and only until its time is up."""

    async def codes(self, now: float) -> int:
        """How many are good now."""

    async def check(self) -> None:
        """Writes something, to see whether it still can."""

    async def key(self) -> bytes:
        """The house's own secret: it signs the tokens of its people."""

    async def people(self) -> set[str]:
        """Everybody who has a name or has played."""

    async def forget(self, before: float) -> None:
        """Deletes some of what nobody has used since then; what is open stays."""
