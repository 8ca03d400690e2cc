"""Each of these seats in turn: what a Gatling, Indians! or a volley of dice goes through."""

from __future__ import annotations

from typing import Any

from posse.engine.frame import Frame
from posse.engine.ids import Seat


class Each(Frame):
    """Visits the seats of `left` in order; who is out by then, or not concerned, is passed over.

    A subclass hands on its other parts in `among`.
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
        """The same for these seats."""
        raise AssertionError(f"{self!r} is for its own seats only")

    def rest(self) -> Frame:
        """The same for the seats after the first."""
        return self.among(self.left[1:])

    def without(self, seat: Seat) -> Frame:
        """The same for everybody else."""
        return self.among(tuple([other for other in self.left if other != seat]))

    def concerns(self, g: Any, seat: Seat) -> bool:
        return True

    def visit(self, g: Any, seat: Seat) -> None:
        """Ask the seat, or swap for `rest` and push a frame of its own."""
        raise AssertionError(f"{self!r} visits nobody")

    def done(self, g: Any) -> None:
        g.pop()
