"""Rules in progress, as data."""

from __future__ import annotations

import inspect
from typing import Any, Final

from posse.engine.choice import Option

_NAMES: Final[dict[type, tuple[str, ...]]] = {}  # by class of frame, once asked for


class Frame:
    """A suspended piece of rules. Immutable: to change, it swaps itself for a new one.

    Its parts are ints, strings and tuples of those, and only public facts: secrets lie in the
    zones of the state, where views hide them. `g` is Any here and the game's own state in the
    subclasses, because a Generic base would not compile.
    """

    def step(self, g: Any) -> None:
        """On top and nobody asked: ask, push, pop or swap. Asking must change nothing."""
        raise AssertionError(f"{self!r} cannot step")

    def answer(self, g: Any, option: Option) -> None:
        """The question this frame asked was answered."""
        raise AssertionError(f"{self!r} asked nothing")

    def returned(self, g: Any, value: int) -> None:
        """The frame that lay on top of this one is done and reports `value`."""
        raise AssertionError(f"{self!r} waits for nothing")

    def parts(self) -> tuple[Any, ...]:
        """Return what the constructor was given, in its order: enough to save, load and compare.

        The constructor must keep each argument under its own name.
        """
        return tuple([getattr(self, name) for name in part_names(type(self))])

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.parts()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.parts()}"


def part_names(kind: type[Frame]) -> tuple[str, ...]:
    """Return the names of the constructor's arguments: the only place that lists a frame's parts.

    Written down once and read off the class, because a constructor that `dataclass` generates
    would be interpreted in a compiled build, at six times the cost.
    """
    if kind not in _NAMES:
        _NAMES[kind] = tuple(inspect.signature(kind).parameters)
    return _NAMES[kind]
