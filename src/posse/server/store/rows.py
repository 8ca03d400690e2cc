"""What the server keeps, as rows: tables, matches, chat, and the lease of a table.

A match is its set-up, its seed and its answers; the row also has names and what bots said. A table
is who sits where, its settings, its standings and which match is played.
"""

from __future__ import annotations

import logging
from typing import Any, Final, Literal, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType

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
    person: str = ""  # hash of the person's token
    bot: str = ""  # the bot's name
    left: str = ""  # who left this seat during the match and may come back

    def __post_init__(self) -> None:
        self.bot = canonical(self.bot)  # a row of an earlier version may hold an old name


class RoleTally(Struct, frozen=True):
    """A player's matches in one role. `usual`: how many of them such a role wins on average."""

    matches: int = 0
    wins: int = 0
    usual: float = 0.0


class Tally(Struct, frozen=True):
    """The wins of one player in the standings of a table. A bot has no `person`."""

    name: str
    person: str = ""
    wins: int = 0
    score: int = 0  # the sum of their scores
    # By role; "" in a game without roles. "game role": of a game that the table played before.
    roles: dict[str, RoleTally] = {}


class Evening(Struct, frozen=True):
    """The standings of a table: the matches it has played one after another."""

    match: str = ""  # the last match that is counted
    last: float = 0.0  # when it ended
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
    match: str | None = None  # the match begun last
    take_back: bool = True  # whether answers can be taken back
    closed: bool = False  # not in memory; a visit loads it again
    hints: bool = False  # whether people may ask what a bot would do
    shuffle: bool = False  # whether each next match deals the seats anew
    evening: Evening = Evening()
    kicked: list[str] = []  # hashes of people whom the host has removed, the latest last
    kicked_names: dict[str, str] = {}  # how those people were called

    def draft(self) -> TableRow:
        """A copy to change. It becomes the table's row once it is stored."""
        return msgspec.structs.replace(
            self,
            packs=self.packs[:],
            house=dict(self.house),
            kicked=self.kicked[:],
            kicked_names=dict(self.kicked_names),
            seats=[msgspec.structs.replace(seat) for seat in self.seats],
        )


class Said(Struct):
    """Which bot gave an answer, and why: the id of a text and its arguments."""

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
    source: str = ""  # the finished match that this one goes on from
    step: int = 0  # after so many of its answers
    people: list[str] = []  # hashes of the players' tokens; "" is a bot
    said: dict[int, Said] = {}  # by number of the answer, if a bot gave it
    backs: int = 0  # how often a stored answer was taken back
    plugins: dict[str, str] | UnsetType = UNSET  # what comes from plugins: see `Game.plugins`
    lesson: str = ""  # the lesson whose position it began with: see `Match.lesson`

    def record(self) -> dict[str, Any]:
        """The record that `Match.replay` reads."""
        plugins = {} if self.plugins is UNSET else {"plugins": self.plugins}
        lesson = {"lesson": self.lesson} if self.lesson else {}
        return {
            **plugins,
            **lesson,
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
    person: str = ""  # hash of the writer's token; "" in lines of earlier versions


class Lease(Struct, frozen=True):
    """The right to run a table. Each new lease of a table has a higher fence."""

    table: str
    fence: int


class Owner(Struct, frozen=True):
    """The node that runs a table, and where other nodes reach it."""

    node: str
    url: str


class Rules(Struct, frozen=True):
    """The rules of a game that a node has."""

    version: int
    packs: list[str]
    plugins: dict[str, str] = {}  # of packs, and of the game itself: package and version
    lessons: list[str] = []  # as records hold them


class About(Struct, frozen=True):
    """What a node tells the others of itself. Fields of newer versions are ignored."""

    version: str
    games: dict[str, Rules]


class Neighbour(Struct, frozen=True):
    """Another node that is alive. One of version 1.0.0 tells nothing of itself."""

    node: str
    draining: bool = False  # it gives its tables away, and takes none
    about: About | None = None


def decoded(body: bytes, kind: type[T], name: str) -> T | None:
    """A row from JSON. Returns None and logs the name if it cannot be read."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        log.error("%s cannot be read and is left as it is: %s", name, error)
        return None
