"""All messages of the server. What they consist of: shapes.py."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from posse.server.wire.shapes import Choice, EntryState, GameEvent, Result, TableInfo, Why


class Out(Struct, tag_field="t", tag=str.lower):
    """A message to a browser, tagged by `t`: the class name in lower case."""


class Table(Out):
    table: TableInfo


class Full(Out):
    n: int
    view: dict[str, Any] | None
    choice: Choice | None
    events: list[GameEvent]


class Step(Out):
    n: int
    events: list[GameEvent]
    patch: Any
    choice: Choice | None


class Chosen(Out, tag="choice"):
    choice: Choice | None


class Pending(Out):
    """To the player who answered: the answer can be taken back for `left` milliseconds.

    `held`: it is applied, stored and shown only then. Without `timed` it can be taken back until
    a bot acts; `left` is the longest time that can take.
    """

    choice: int
    option: int
    left: int
    held: bool
    timed: bool = True


class Back(Out):
    """The seat has taken its answer back: the events after event n are undone."""

    seat: int
    n: int
    view: dict[str, Any]
    choice: Choice | None


class Chat(Out):
    """A line of chat. `n` counts the lines of the table; `hello` may name the last one seen."""

    n: int
    seat: int | None
    name: str
    text: str


class Phrase(Out):
    seat: int
    id: str


class Hint(Out):
    """What a bot would answer to this choice, and why."""

    choice: int
    option: int
    why: Why | None


class Odds(Out):
    """The chance of each role by seat, in percent, at this choice.

    Empty for a seat whose role is known; no seats where no role is hidden.
    """

    choice: int
    seats: list[dict[str, int]]


class Error(Out):
    error: str
    message: str


class Over(Out):
    result: Result
    seed: str
    match: str
    names: list[str] = []  # who played, by seat: others may sit there by now


class Screen(Out):
    """The slowest big screen has shown the match up to event n. None: no page waits for one."""

    n: int | None


class Entry(Out):
    """To a page that came with a short code: whether it may open this table."""

    state: EntryState
    table: str | None = None


class Pong(Out):
    pass


class Waiting(Out):
    """The store does not answer and everything waits for it, or it answers again."""

    on: bool


class Newer(Out):
    """This server has a newer browser app. The page offers to load it, but not during a match."""


_ENCODER = msgspec.json.Encoder()


def encode(message: Any) -> bytes:
    return _ENCODER.encode(message)


def text(message: Out) -> str:
    """A message as JSON. The same text may be sent to many connections."""
    return _ENCODER.encode(message).decode()
