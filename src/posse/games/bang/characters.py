"""The table of all characters, filled by the packs. A character is an index; 0 is nobody."""

from __future__ import annotations

from typing import Final

from posse.games.bang.cards import slug
from posse.games.bang.power import Power


class Character:
    """A row: name, life points at the start, ability."""

    def __init__(self, name: str, life: int, power: Power) -> None:
        self.id = slug(name)
        self.name = name
        self.life = life
        self.power = power


CHARACTERS: Final[list[Character]] = [Character("", 4, Power())]  # scenarios without abilities


class Cast:
    """The characters one pack brings along, by index into CHARACTERS."""

    def __init__(self) -> None:
        self.characters: list[int] = []

    def add(self, name: str, life: int, power: Power) -> None:
        self.characters.append(len(CHARACTERS))
        CHARACTERS.append(Character(name, life, power))
