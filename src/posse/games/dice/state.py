"""The state of a match: columns by seat, the arrows, the dice, and questions."""

from __future__ import annotations

from typing import Final

from posse.engine.chance import Chance
from posse.engine.ids import NONE
from posse.games.dice.faces import DICE
from posse.games.sheriff.state import PEOPLE, SheriffState

ARROWS: Final = 9  # in the box

TABLE = ("arrows", "supply", "faces", "rolls", "kept", "poured")
COLUMNS = (*PEOPLE, *TABLE)


class DiceState(SheriffState):
    """The state of a match. Only verbs (verbs.py) change it. Everything but roles is open."""

    __slots__ = TABLE

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.arrows: list[int] = []  # per seat
        self.supply = ARROWS  # arrows in the middle
        # the turn
        self.faces: list[int] = [NONE] * DICE  # NONE: not rolled yet in this turn
        self.rolls = 0  # made in this turn
        self.kept = 0  # mask of dice that were not rolled last time
        self.poured = 0  # beers spent on doubling a shot

    def columns(self) -> tuple[str, ...]:
        return COLUMNS

    def clone(self) -> DiceState:
        g = DiceState(self.chance.clone())
        self.copy_people(g)
        g.arrows = self.arrows[:]
        g.supply = self.supply
        g.faces = self.faces[:]
        g.rolls = self.rolls
        g.kept = self.kept
        g.poured = self.poured
        return g

    def wounded(self) -> bool:
        """Return True if any player has fewer life points than at the start."""
        for seat in self.ring:
            if self.life[seat] < self.max_life[seat]:
                return True
        return False
