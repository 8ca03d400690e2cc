"""Dealing a match."""

from __future__ import annotations

from posse.engine.chance import Chance
from posse.engine.game import Setup
from posse.games.bang.cards import CARDS
from posse.games.bang.characters import CHARACTERS
from posse.games.bang.frames.turn import begin_turn
from posse.games.bang.state import BangState
from posse.games.bang.verbs import draw
from posse.games.sheriff.roles import DEALT, SHERIFF


def deal(setup: Setup, chance: Chance, deck: list[int], cast: list[int]) -> BangState:
    """Roles, characters, life points, hands; the Sheriff begins."""
    g = BangState(chance)
    g.log = []
    g.house = setup.house
    g.roles = tuple(sorted(DEALT[setup.players]))
    g.box = tuple(deck)
    g.known = [0] * len(CARDS)
    roles, characters, cards = list(g.roles), cast[:], deck[:]
    chance.shuffle(roles)
    chance.shuffle(characters)
    chance.shuffle(cards)
    for role, character in zip(roles, characters, strict=False):
        add_seat(g, role, character)
    g.deck = cards
    for seat in g.ring:
        draw(g, seat, g.life[seat])
    begin_turn(g, roles.index(SHERIFF))
    g.run()
    return g


def add_seat(g: BangState, role: int, character: int) -> None:
    """The Sheriff has one point more than his character, and his role is open."""
    if role == SHERIFF:
        g.shown |= 1 << len(g.role)
    g.add_person(role, character, CHARACTERS[character].life + (role == SHERIFF))
    g.hand.append([])
    g.front.append([])
