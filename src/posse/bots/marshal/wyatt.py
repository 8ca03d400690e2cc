"""Wyatt Earp played on until the turn comes round again, then judged as the deputy counts."""

from __future__ import annotations

import random
from typing import Final

from posse.bots.base import Bot, best
from posse.bots.marshal.ahead import Ahead
from posse.bots.wyatt.deputy import DeputyWyatt
from posse.bots.wyatt.memory import PileMemory
from posse.bots.wyatt.mind import Mind
from posse.bots.wyatt.outlaws import holding
from posse.bots.wyatt.topics import mark
from posse.bots.wyatt.worth import keep
from posse.engine.choice import Choice
from posse.games.wyatt.cards import COUNT
from posse.games.wyatt.state import WyattState
from posse.games.wyatt.view import view

NOTHING: Final = PileMemory()
BILL: Final = 0.03  # of the chance to win that a bill more than the others is worth


class AheadWyatt(Ahead):
    """Everybody plays as a deputy who knows no more than his seat does."""

    game = "wyatt"
    deputy: type[Bot] = DeputyWyatt
    most = 4
    horizon = 30

    def over(self, g: WyattState, start: WyattState) -> bool:
        return g.round != start.round or g.turns >= start.turns + g.players

    def pick(self, g: WyattState, choice: Choice, rng: random.Random) -> int:
        mind = Mind(view(g, choice.seat), NOTHING)
        return best([mark(mind, choice.topic, option) for option in choice.options], rng)

    def value(self, g: WyattState, me: int) -> float:
        """Money, what the table promises, and what the hand may still bring."""
        if g.outcome:
            return float(me in g.winners)
        mind = Mind(view(g, me), NOTHING)
        money = mind.ledger.taste(tuple([float(bills) for bills in g.money]))
        hand = sum([holding(mind, outlaw, mind.held[outlaw]) for outlaw in range(COUNT)])
        laws = [keep(mind, kind) for kind, n in enumerate(mind.held) if n and kind >= COUNT]
        later = (1 - mind.late) * (hand + sum(laws))
        return min(0.99, max(0.01, 0.5 + BILL * (money + mind.ledger.standing() + later)))
