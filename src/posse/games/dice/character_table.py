"""The table of all characters, filled by `characters`. A character is an index; 0 is nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.engine.ids import Seat
from posse.games.dice.power import Power

if TYPE_CHECKING:
    from posse.games.dice.state import DiceState


class Character:
    """A row: name, life points at the start, ability."""

    def __init__(self, name: str, life: int, power: Power) -> None:
        self.id = "_".join(name.lower().split())
        self.name = name
        self.life = life
        self.power = power


CHARACTERS: Final[list[Character]] = [Character("", 8, Power())]  # scenarios without abilities


def power_of(g: DiceState, seat: Seat) -> Power:
    return CHARACTERS[g.char[seat]].power
