"""The stages of a turn. Each lies on top of the turn until it is done."""

from __future__ import annotations

from posse.engine.frame import SeatFrame
from posse.games.dice.state import DiceState


class Stage(SeatFrame):
    """A stage of the turn of `seat`. It begins only if the seat is in play and something is due."""

    @staticmethod
    def due(g: DiceState) -> bool:
        """Return True if there is anything to do at this stage for the seat on turn."""
        return g.turn in g.ring
