"""What a turn consists of: each stage lies on the turn until it is done."""

from __future__ import annotations

from posse.engine.frame import SeatFrame
from posse.games.dice.state import DiceState


class Stage(SeatFrame):
    """`seat` is on turn. A stage begins only while the seat is in play, and only if due."""

    @staticmethod
    def due(g: DiceState) -> bool:
        """Return True if there is anything to do at this stage for the seat on turn."""
        return g.turn in g.ring
