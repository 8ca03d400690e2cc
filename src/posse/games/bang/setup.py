"""Dealing a match."""

from __future__ import annotations

from posse.engine.chance import Chance
from posse.engine.ids import Mask, Seat
from posse.engine.setup import Setup
from posse.games.bang.characters import CHARACTERS, NO_CHARACTER
from posse.games.bang.frames.turn import begin_turn
from posse.games.bang.pack_registry import PackRegistry
from posse.games.bang.state import BangState
from posse.games.bang.verbs import draw
from posse.games.sheriff.roles import DEALT, DEPUTY, SHERIFF


def deal(setup: Setup, chance: Chance, registry: PackRegistry) -> BangState:
    """Deal roles, characters, life points and hands. The Sheriff begins; with three the Deputy."""
    deck, cast = registry.deck(setup.packs), registry.cast(setup.packs)
    g = BangState(chance)
    g.log = []
    g.house = setup.house
    g.roles = tuple(sorted(DEALT[setup.players]))
    roles, characters, cards = list(g.roles), cast[:], deck[:]
    chance.shuffle(roles)
    chance.shuffle(characters)
    chance.shuffle(cards)
    for role, character in zip(roles, characters, strict=False):
        add_seat(g, role, character)
    open_roles(g)
    g.open_box(deck + registry.pieces(setup.packs))
    g.deck = cards
    for seat in g.ring:
        draw(g, seat, g.life[seat])
    registry.furnish(g, setup.packs, setup.players)
    registry.prepare(g, setup.packs)
    begin_turn(g, first_seat(roles))
    g.run()
    return g


def first_seat(roles: list[int]) -> Seat:
    return Seat(roles.index(SHERIFF if SHERIFF in roles else DEPUTY))


def add_seat(g: BangState, role: int, character: int) -> None:
    """Add a seat. The Sheriff has one point more than the character, and an open role."""
    if role == SHERIFF:
        g.shown = Mask(g.shown | 1 << len(g.role))
    person = CHARACTERS[character]
    g.add_person(role, character, person.life + (role == SHERIFF))
    g.acts.append(NO_CHARACTER if person.power.mimics else character)  # decision B10
    g.hand.append([])
    g.front.append([])


def open_roles(g: BangState) -> None:
    """Open all roles if three play."""
    if SHERIFF not in g.role:
        g.shown = Mask((1 << len(g.role)) - 1)
