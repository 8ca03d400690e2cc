"""The state of a match: columns with one entry per seat, the arrows, the dice, and questions."""

from __future__ import annotations

from typing import Final

from posse.engine.chance import Chance
from posse.engine.choice import NONE
from posse.engine.state import State
from posse.games.dice.faces import DICE

ARROWS: Final = 9  # in the box


class DiceState(State):
    """Moved only by the verbs (verbs.py). Everything but roles is open to all."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        # per seat
        self.role: list[int] = []  # NONE in a view: not known
        self.char: list[int] = []
        self.life: list[int] = []
        self.max_life: list[int] = []
        self.arrows: list[int] = []
        # the table
        self.ring: list[int] = []  # seats in play, clockwise, in ascending order
        self.supply = ARROWS  # arrows in the middle
        self.shown = 0  # mask of seats whose role is open
        # the turn
        self.turn = 0
        self.turns = 0
        self.faces: list[int] = [NONE] * DICE  # NONE: not rolled yet in this turn
        self.rolls = 0  # made in this turn
        self.kept = 0  # mask of dice that lay still in the last roll
        self.poured = 0  # beers spent on doubling a shot
        # what was agreed; never changed, so clones share it
        self.roles: tuple[int, ...] = ()  # every role in this match, sorted
        self.house: dict[str, str] = {}

    def columns(self) -> tuple[str, ...]:
        return COLUMNS

    def clone(self) -> DiceState:
        g = DiceState(self.chance.clone())
        self.copy_base(g)
        g.role = self.role[:]
        g.char = self.char[:]
        g.life = self.life[:]
        g.max_life = self.max_life[:]
        g.arrows = self.arrows[:]
        g.ring = self.ring[:]
        g.supply = self.supply
        g.shown = self.shown
        g.turn = self.turn
        g.turns = self.turns
        g.faces = self.faces[:]
        g.rolls = self.rolls
        g.kept = self.kept
        g.poured = self.poured
        g.roles = self.roles
        g.house = self.house
        return g

    # questions ----------------------------------------------------------------------------------

    def after(self, seat: int) -> int:
        """The next seat in play clockwise (the seat itself may be out already)."""
        for other in self.ring:
            if other > seat:
                return other
        return self.ring[0]

    def clockwise(self, start: int) -> list[int]:
        """The seats in play, beginning at `start` or whoever follows it."""
        first = [seat for seat in self.ring if seat >= start]
        return first + [seat for seat in self.ring if seat < start]

    def wounded(self) -> bool:
        """Is anybody in play below the number of life points at the start?"""
        for seat in self.ring:
            if self.life[seat] < self.max_life[seat]:
                return True
        return False


COLUMNS = (
    "role",
    "char",
    "life",
    "max_life",
    "arrows",
    "ring",
    "supply",
    "shown",
    "turn",
    "turns",
    "faces",
    "rolls",
    "kept",
    "poured",
    "roles",
    "house",
)
