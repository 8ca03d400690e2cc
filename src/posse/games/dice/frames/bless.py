"""Before the first roll: Sid Ketchum gives a life point to a player."""

from __future__ import annotations

from posse.engine.choice import Option
from posse.games.dice import topics, verb_names
from posse.games.dice.character_table import power_of
from posse.games.dice.frames.stage import Stage
from posse.games.dice.options import BLESS
from posse.games.dice.state import DiceState
from posse.games.dice.verbs import heal


class Bless(Stage):
    """Sid Ketchum must give it. Nothing is asked when it could help nobody (D-144)."""

    @staticmethod
    def due(g: DiceState) -> bool:
        return power_of(g, g.turn).blesses and g.wounded()

    def step(self, g: DiceState) -> None:
        g.ask(self.seat, topics.BLESS, [BLESS[seat] for seat in g.clockwise(self.seat)])

    def answer(self, g: DiceState, option: Option) -> None:
        g.pop()
        g.emit(verb_names.BLESS, self.seat, other=option.seat)
        heal(g, option.seat, 1)
