"""What messages of the server consist of: events, choices, seats, tables, results.

Each shape has the function that makes it from the engine's own. A field that is UNSET is not sent.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from posse.bots import Reason
from posse.engine import choice as engine
from posse.engine import result as ended
from posse.engine.event import Event
from posse.engine.ids import NONE
from posse.server.store.rows import ClockTime, SeatKind

Maybe = int | UnsetType
EntryState = Literal["open", "waiting", "refused", "late"]
TableState = Literal["open", "playing", "over"]


class GameEvent(Struct, frozen=True):
    """An event. Events count from 1 within a match; `n` of a message is the last one. No `x`: 0."""

    verb: str
    seat: Maybe = UNSET
    card: Maybe = UNSET
    other: Maybe = UNSET
    x: Maybe = UNSET


class Note(Struct, frozen=True):
    """The effect of an option in the present situation, by the name of a text of the game."""

    name: str
    x: Maybe = UNSET
    card: Maybe = UNSET


class Option(Struct, frozen=True):
    verb: str
    card: Maybe = UNSET
    seat: Maybe = UNSET
    x: Maybe = UNSET
    note: Note | UnsetType = UNSET


class Choice(Struct, frozen=True):
    """The pending choice. `deadline`: milliseconds since 1970; `options`: for the asked seat only.

    `forced`, for the same seat: public facts leave one option, and the server answers after a
    moment. `backs`: how often an answer that others had seen was taken back in this match, if ever.
    """

    number: int
    seat: int
    topic: str
    card: Maybe = UNSET
    other: Maybe = UNSET
    x: Maybe = UNSET
    deadline: Maybe = UNSET
    options: list[Option] | UnsetType = UNSET
    forced: bool | UnsetType = UNSET
    backs: Maybe = UNSET


class SeatInfo(Struct, frozen=True):
    """A seat. `minded`: a bot answers for the person until they do something.

    `reading`: the match waits until they have read the introduction.
    `away`: for how many seconds the person has been away; null if they are here, or for a bot.
    `wish`: another bot is proposed for this seat, and not everybody has agreed.
    `again`: after the match, whether the person plays another one.
    """

    name: str
    kind: SeatKind
    here: bool
    you: bool
    minded: bool
    bot: str
    away: int | None = None
    reading: bool = False
    wish: str | UnsetType = UNSET
    again: bool | UnsetType = UNSET


class Source(Struct, frozen=True):
    """The finished match that this one goes on from, and after how many of its answers."""

    match: str
    step: int


class RoleScore(Struct, frozen=True):
    """A player's matches in one role, "" in a game without roles.

    `usual`: how many of them such a role wins on average. `game`: if it is not the table's.
    """

    role: str
    matches: int
    wins: int
    usual: float
    game: str | UnsetType = UNSET


class Winner(Struct, frozen=True):
    """A player in the standings. `score`: the sum of their scores. `seat`: their present one.

    `roles`: without matches of set-ups that nobody has counted.
    """

    name: str
    wins: int
    score: int
    seat: Maybe = UNSET
    roles: list[RoleScore] = []


class Evening(Struct, frozen=True):
    """The standings: how many matches this table has played, and who won how often."""

    matches: int
    players: list[Winner]


class Puzzle(Struct, frozen=True):
    """What must be solved before a new table: a number for each of `parts`."""

    text: str
    bits: int  # with how many zero bits each hash begins
    parts: int


class Removed(Struct, frozen=True):
    """A person whom the host has removed. `who`: a mark that is good at this table only."""

    who: str
    name: str


class Stranger(Struct, frozen=True):
    """A stranger who waits for the host of a private table.

    `screen`: a big screen. `who`: a mark that is good at this table only.
    """

    who: str
    name: str
    screen: bool


class NextHost(Struct, frozen=True):
    """Who becomes host, and in how many seconds, if the host stays away."""

    seat: int
    left: int


class Lesson(Struct, frozen=True):
    """The lesson that a match follows. `step` of `steps`, from 0 on; after the last one it is free.

    `words`: the part with its texts, beside those of its game and packs. `at`: the number of the
    choice at which the step is shown. `title`: the id of its title; the text's id ends in `-text`.
    `lit`: what is lit, the thing to tap first. `option`: the only answer. `tap`: a tap on the
    lit thing goes on. `taken`: it was answered or read. `roles`: a sheet shows all roles.
    """

    id: str
    step: int
    steps: int
    words: str
    at: Maybe = UNSET
    title: str | UnsetType = UNSET
    lit: list[str] | UnsetType = UNSET
    option: Maybe = UNSET
    tap: bool | UnsetType = UNSET
    taken: bool | UnsetType = UNSET
    roles: bool | UnsetType = UNSET


class TableInfo(Struct, frozen=True):
    """A table. `intro`: for how many seconds people still wait for readers of the introduction.

    `evening`: the standings, once a match is over. `removed`: for the host, if there are any.
    `screens`: how many big screens show the table, if any. `code`: its short code, to say aloud.
    `strangers`: for the host, if any wait. `shuffle`: each next match deals the seats anew.
    `next_host`: while the host is away. `lesson`: if the match follows one. `hurries`: all people
    here are eliminated and want to see the rest quickly.
    """

    id: str
    game: str
    packs: list[str]
    players: int
    house: dict[str, str]
    clock: ClockTime
    public: bool
    state: TableState
    host: int | None
    seats: list[SeatInfo]
    me: int | None
    match: str | None
    commitment: str | None
    spectators: int
    link: str
    source: Source | None = None
    hints: bool = False
    take_back: bool = True
    intro: Maybe = UNSET
    evening: Evening | UnsetType = UNSET
    removed: list[Removed] | UnsetType = UNSET
    screens: Maybe = UNSET
    code: str | None = None
    strangers: list[Stranger] | UnsetType = UNSET
    shuffle: bool = False
    next_host: NextHost | UnsetType = UNSET
    lesson: Lesson | UnsetType = UNSET
    hurries: bool | UnsetType = UNSET


class Result(Struct, frozen=True):
    """The result of a match. `scores` by seat: what the game counts, or 1 for a winner."""

    side: str
    winners: list[int]
    scores: list[int]


class Why(Struct, frozen=True):
    """A reason: the id of a text and its arguments. `seat` and `card` are numbers."""

    id: str
    args: dict[str, int | float | str]


def event(e: Event) -> GameEvent:
    """The message for an event that is already redacted."""
    return GameEvent(e.verb, _known(e.seat), _known(e.card), _known(e.other), e.n or UNSET)


def choice(
    c: engine.Choice,
    number: int,
    deadline: float | None,
    mine: bool,
    forced: bool = False,
    backs: int = 0,
    notes: list[engine.Note | None] | None = None,
) -> Choice:
    """The message for the pending choice; options and notes only if it is the reader's own."""
    said = notes or [None] * len(c.options)
    return Choice(
        number,
        c.seat,
        c.topic,
        _known(c.card),
        _known(c.other),
        c.n or UNSET,
        UNSET if deadline is None else round(deadline * 1000),
        [_option(o, n) for o, n in zip(c.options, said, strict=True)] if mine else UNSET,
        True if mine and forced else UNSET,
        backs or UNSET,
    )


def _option(o: engine.Option, n: engine.Note | None) -> Option:
    note = UNSET if n is None else Note(n.name, n.n or UNSET, _known(n.card))
    return Option(o.verb, _known(o.card), _known(o.seat), o.n or UNSET, note)


def why(reason: Reason | None) -> Why | None:
    return None if reason is None else Why(reason.id, dict(reason.args))


def result(r: ended.Result) -> Result:
    return Result(r.side, [*r.winners], r.scores)


def _known(value: int) -> Maybe:
    return UNSET if value == NONE else value
