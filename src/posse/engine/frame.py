"""Rules in progress, as data."""

from __future__ import annotations

from typing import Any

from posse.engine.choice import Option


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
        """The constructor's arguments, in its order: enough to save, load and compare."""
        return ()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.parts()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.parts()}"
