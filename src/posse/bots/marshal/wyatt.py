"""Wyatt Earp played on until I have had one more turn, then judged by the fitted stakes.

A judgement before that would overrate cards that are kept in the hand.
"""

from __future__ import annotations

import random
from typing import ClassVar

from posse.bots.base import Bot, best
from posse.bots.marshal.lookahead import Facts, Lookahead
from posse.bots.wyatt.blunders import blunders
from posse.bots.wyatt.deputy import DeputyWyatt
from posse.bots.wyatt.deputy_mind import DeputyMind
from posse.bots.wyatt.greenhorn_mind import MARKS, GreenhornMind
from posse.bots.wyatt.poster_values import paid
from posse.bots.wyatt.stakes import stakes
from posse.bots.wyatt.topics import mark
from posse.engine.choice import Choice
from posse.engine.ids import seats_at
from posse.games.wyatt.state import WyattState
from posse.games.wyatt.view import view as seen


class WyattLookahead(Lookahead):
    """I end this turn as a deputy. After it all seats play as greenhorns and see what these see."""

    game: ClassVar[str] = "wyatt"
    deputy: ClassVar[type[Bot]] = DeputyWyatt
    horizon: ClassVar[int] = 80

    def __init__(self, view: WyattState, choice: Choice, deputy: DeputyWyatt) -> None:
        super().__init__(view, choice, deputy)
        self.now = view.turns
        self.until = view.turns + view.players + 1  # when I have played once more
        self.round = view.round
        self.model = stakes()
        self.before = standings(view)[self.me]
        self.told = [{"what": what, "until": "next"} for what in ("ended", "richest", "richer")]

    def sane(self, index: int) -> bool:
        return not blunders(self.view, self.choice, self.choice.options[index])

    def over(self, g: WyattState) -> bool:
        return g.turns >= self.until or g.round != self.round

    def pick(self, g: WyattState, choice: Choice, rng: random.Random) -> int:
        if g.turns != self.now or choice.seat != self.me:
            other = GreenhornMind(g)
            return best([MARKS[option.verb](other, option) for option in choice.options], rng)
        mind = DeputyMind(seen(g, self.me), self.advice.memory)
        return best([mark(mind, choice.topic, option) for option in choice.options], rng)

    def value(self, g: WyattState) -> float:
        if g.outcome:
            return float(self.me in g.winners)
        money = self.model.begun(g) if g.round != self.round else self.model.expects(g)
        return self.model.chances(money)[self.me]

    def facts(self, g: WyattState) -> Facts:
        """Return whether the round was over, I had the most money, and more than before."""
        money = g.money if g.round != self.round else standings(g)
        mine = money[self.me]
        return g.round != self.round, mine == max(money), mine > self.before


def standings(g: WyattState) -> list[int]:
    """Return what each seat would have if the round ended now."""
    money = list(g.money)
    for outlaw, bills in enumerate(g.posters):
        points = tuple([g.points(seat, outlaw) for seat in seats_at(g.players)])
        for seat, share in enumerate(paid(bills, points)):
            money[seat] += share
    return money
