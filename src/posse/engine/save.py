"""Turn a state into a JSON-ready dict and back.

The pending choice is not stored: after loading, the rules ask again.
"""

from __future__ import annotations

from typing import Any

from posse.engine.chance import Chance
from posse.engine.frame import Frame
from posse.engine.state import State

BASE = ("outcome", "winners", "me")


def dump(g: State) -> dict[str, Any]:
    """Return everything that the state holds. It works at every moment of a match."""
    data: dict[str, Any] = {name: _plain(getattr(g, name)) for name in (*BASE, *g.columns())}
    data["stack"] = [_row(frame) for frame in g.stack]
    data["chance"] = [g.chance.key.hex(), g.chance.drawn, _plain(g.chance.tape)]
    return data


def restore(g: State, data: dict[str, Any], frames: dict[str, type[Frame]]) -> None:
    """Fill a blank state of the right class from `dump`'s result, then let it ask again."""
    for name in (*BASE, *g.columns()):
        kind = type(getattr(g, name))
        value = _plain(data[name])
        setattr(g, name, tuple(value) if kind is tuple else value)
    key, drawn, tape = data["chance"]
    g.chance = Chance(bytes.fromhex(key), drawn, tape)
    g.stack = [_frame(row, frames) for row in data["stack"]]
    g.choice = None
    if g.me < 0:  # a view is not played on
        g.run()


def _plain(value: Any) -> Any:
    """Return a copy of a column: a number, a text, a list, a list of lists, or a small table."""
    kind = type(value)
    if kind is list or kind is tuple:
        if value and isinstance(value[0], (list, tuple)):
            return [list(row) for row in value]
        return list(value)
    return dict(value) if kind is dict else value


def _row(frame: Frame) -> list[Any]:
    parts = [list(part) if type(part) is tuple else part for part in frame.parts()]
    return [type(frame).__name__, *parts]


def _frame(row: list[Any], frames: dict[str, type[Frame]]) -> Frame:
    parts = [tuple(part) if isinstance(part, list) else part for part in row[1:]]
    return frames[row[0]](*parts)
