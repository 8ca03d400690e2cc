"""Wyatt Earp played out to the end of the round."""

from __future__ import annotations

import random
from math import exp
from typing import Final

from posse.bots.base import Bot, best
from posse.bots.marshal.ahead import Ahead
from posse.bots.wyatt.deputy import DeputyWyatt
from posse.bots.wyatt.greenhorn import MARKS, Glance
from posse.engine.choice import Choice
from posse.games.wyatt.state import WyattState

TELLS: Final = 5.0  # bills ahead that make a match about three times as likely to be won


class AheadWyatt(Ahead):
    game = "wyatt"
    deputy: type[Bot] = DeputyWyatt
    horizon = 120

    def over(self, g: WyattState, start: WyattState) -> bool:
        return g.round != start.round

    def pick(self, g: WyattState, choice: Choice, rng: random.Random) -> int:
        glance = Glance(g)
        return best([MARKS[option.verb](glance, option) for option in choice.options], rng)

    def value(self, g: WyattState, me: int) -> float:
        """By money: the richer somebody is, the likelier he wins in the rounds to come."""
        if g.outcome:
            return float(me in g.winners)
        top = max(g.money)
        shares = [exp((money - top) / TELLS) for money in g.money]
        return shares[me] / sum(shares)
