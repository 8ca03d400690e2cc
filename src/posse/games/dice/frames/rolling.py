"""The rolls of a turn: first all five dice, then again as often as allowed."""

from __future__ import annotations

from posse.engine.choice import Option
from posse.engine.ids import NONE
from posse.games.dice import topics, verb_names
from posse.games.dice.character_table import power_of
from posse.games.dice.faces import ALL_DICE, DYNAMITE, STOPPING
from posse.games.dice.frames.stage import Stage
from posse.games.dice.options import REROLLS
from posse.games.dice.state import DiceState
from posse.games.dice.verbs import locked, throw


class Rolling(Stage):
    """Asks for dice to roll again.

    Arrows are taken at once, so a throw can eliminate the thrower (D-104).
    """

    def step(self, g: DiceState) -> None:
        if g.faces[0] == NONE:
            throw(g, self.seat, ALL_DICE)
            return
        left = power_of(g, self.seat).rolls - g.rolls
        if left > 0 and self.seat in g.ring and g.faces.count(DYNAMITE) < STOPPING:
            free = ALL_DICE & ~locked(g, self.seat)
            g.ask(self.seat, topics.ROLL, REROLLS[free], n=left)
        else:
            g.pop()

    def answer(self, g: DiceState, option: Option) -> None:
        if option.verb == verb_names.STOP:
            g.emit(verb_names.STOP, self.seat)
            g.pop()
        else:
            throw(g, self.seat, option.n)
