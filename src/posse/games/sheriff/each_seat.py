"""A frame that visits several seats in turn: a Gatling, Indians! or a volley of dice."""

from __future__ import annotations

from typing import Any

from posse.engine.frame import Frame
from posse.engine.ids import Seat


class Each(Frame):
    """Visits the seats of `left` in order. It skips seats that are out or not concerned.

    A subclass passes its other parts on in `among`.
    """

    def __init__(self, left: tuple[Seat, ...]) -> None:
        self.left = left

    def step(self, g: Any) -> None:
        if not self.left:
            self.done(g)
        elif self.left[0] in g.ring and self.concerns(g, self.left[0]):
            self.visit(g, self.left[0])
        else:
            g.swap(self.rest())

    def among(self, left: tuple[Seat, ...]) -> Frame:
        """Return the same frame for these seats."""
        raise AssertionError(f"{self!r} is for its own seats only")

    def rest(self) -> Frame:
        """Return the same frame for the seats after the first."""
        return self.among(self.left[1:])

    def without(self, seat: Seat) -> Frame:
        """Return the same frame for all other seats."""
        return self.among(tuple([other for other in self.left if other != seat]))

    def concerns(self, g: Any, seat: Seat) -> bool:
        return True

    def visit(self, g: Any, seat: Seat) -> None:
        """Ask the seat, or swap for `rest` and push another frame."""
        raise AssertionError(f"{self!r} visits nobody")

    def done(self, g: Any) -> None:
        g.pop()
