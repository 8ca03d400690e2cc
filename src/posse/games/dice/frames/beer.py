"""Beers, one after another, for any player."""

from __future__ import annotations

from posse.engine.choice import Option
from posse.engine.ids import Seat
from posse.games.dice import topics, verb_names
from posse.games.dice.character_table import power_of
from posse.games.dice.faces import BEER
from posse.games.dice.frames.stage import Stage
from posse.games.dice.options import DRINK
from posse.games.dice.state import DiceState
from posse.games.dice.verbs import heal


class Beers(Stage):
    """Works out before the first beer what a beer gives to its owner (D-141)."""

    @staticmethod
    def due(g: DiceState) -> bool:
        return g.faces.count(BEER) > g.poured

    def step(self, g: DiceState) -> None:
        own = power_of(g, self.seat).own_beer(g.life[self.seat])
        g.swap(Drink(self.seat, g.faces.count(BEER) - g.poured, own))


class Drink(Stage):
    """Asks who gets the next of `left` beers.

    The seat itself gains `own` points, any other seat one.
    """

    def __init__(self, seat: Seat, left: int, own: int) -> None:
        super().__init__(seat)
        self.left = left
        self.own = own

    def step(self, g: DiceState) -> None:
        if self.left and g.wounded():
            options = [DRINK[seat] for seat in g.clockwise(self.seat)]
            # the player's own beer may count double
            topic = topics.GULP if self.own > 1 else topics.DRINK
            g.ask(self.seat, topic, options, n=self.left)
            return
        if self.left:  # nobody lacks a point
            g.emit(verb_names.SPILL, self.seat, n=self.left)
        g.pop()

    def answer(self, g: DiceState, option: Option) -> None:
        g.emit(verb_names.DRINK, self.seat, other=option.seat)
        heal(g, option.seat, self.own if option.seat == self.seat else 1)
        g.swap(Drink(self.seat, self.left - 1, self.own))
