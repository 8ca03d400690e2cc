"""The table of all characters. `PackRegistry` fills it. A character is an index; 0 is nobody."""

from __future__ import annotations

from typing import Final

from posse.engine.text import slug
from posse.games.bang.power import Power, hooks_of

NO_CHARACTER: Final = 0  # no ability: in scenarios, and for a seat that has lost its own


class Character:
    """A row: name, life points at the start, ability."""

    def __init__(self, name: str, life: int, power: Power, pack: str) -> None:
        self.id = slug(name)
        self.name = name
        self.life = life
        self.power = power
        self.power.hooks = hooks_of(power)
        self.pack = pack


CHARACTERS: Final[list[Character]] = [Character("", 4, Power(), "")]
