"""Dealing a match."""

from __future__ import annotations

from typing import Final

from posse.engine.chance import Chance
from posse.engine.ids import NONE, Seat
from posse.games.wyatt.cards import CARDS, COUNT
from posse.games.wyatt.rounds import WAYS, begin_round
from posse.games.wyatt.state import WyattState

SEATS: Final = (2, 4)


def deal(players: int, chance: Chance) -> WyattState:
    """Deal a match: empty posters, no money, and the first round. Chance decides who begins."""
    g = empty(players, chance)
    g.first = Seat(chance.below(players))
    begin_round(g)
    g.run()
    return g


def empty(players: int, chance: Chance) -> WyattState:
    g = WyattState(chance)
    g.log = []
    g.hand = [[] for _ in range(players)]
    g.money = [0] * players
    g.rows = [[] for _ in range(players * COUNT)]
    g.hides = [NONE] * (players * COUNT)
    g.posters = [0] * COUNT
    g.known = [0] * CARDS
    g.ends = [0] * len(WAYS)
    return g
