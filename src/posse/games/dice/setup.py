"""Dealing a match."""

from __future__ import annotations

from posse.engine.chance import Chance
from posse.engine.ids import Mask, Seat
from posse.engine.setup import Setup
from posse.games.dice.character_table import CHARACTERS
from posse.games.dice.characters import CAST
from posse.games.dice.frames.turn import begin_turn
from posse.games.dice.state import DiceState
from posse.games.sheriff.roles import DEALT, DEPUTY, SHERIFF

SHERIFF_EXTRA = 2  # life points


def deal(setup: Setup, chance: Chance) -> DiceState:
    """Deal roles, characters and life points. The Sheriff begins; with three players the Deputy."""
    g = DiceState(chance)
    g.log = []
    g.house = setup.house
    g.roles = tuple(sorted(DEALT[setup.players]))
    roles, characters = list(g.roles), CAST[:]
    chance.shuffle(roles)
    chance.shuffle(characters)
    for role, character in zip(roles, characters, strict=False):
        add_seat(g, role, character)
    show_roles(g)
    begin_turn(g, Seat(roles.index(SHERIFF if SHERIFF in roles else DEPUTY)))
    g.run()
    return g


def add_seat(g: DiceState, role: int, character: int) -> None:
    life = CHARACTERS[character].life + (SHERIFF_EXTRA if role == SHERIFF else 0)
    g.add_person(role, character, life)
    g.arrows.append(0)


def show_roles(g: DiceState) -> None:
    """Open the Sheriff's role. With three players there is no Sheriff, and all roles are open."""
    for seat, role in enumerate(g.role):
        if role == SHERIFF or SHERIFF not in g.role:
            g.shown = Mask(g.shown | 1 << seat)
