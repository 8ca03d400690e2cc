"""What the final result costs its owner or brings them: dynamite and peace."""

from __future__ import annotations

from posse.engine.ids import CHARACTER, NOBODY
from posse.games.dice.character_table import power_of
from posse.games.dice.faces import DYNAMITE, FACE_CARDS, ONE, STOPPING, TWO
from posse.games.dice.frames.stage import Stage
from posse.games.dice.frames.volley import fire
from posse.games.dice.state import DiceState
from posse.games.dice.verbs import heal


class Peace(Stage):
    """Suzy Lafayette gains points for a final result without shots, with or without dynamite.

    See D-169.
    """

    @staticmethod
    def due(g: DiceState) -> bool:
        return power_of(g, g.turn).peace > 0 and ONE not in g.faces and TWO not in g.faces

    def step(self, g: DiceState) -> None:
        g.pop()
        heal(g, self.seat, power_of(g, self.seat).peace, CHARACTER)


class Blast(Stage):
    """Three or more dynamites cost one point, never more (D-022)."""

    @staticmethod
    def due(g: DiceState) -> bool:
        return g.faces.count(DYNAMITE) >= STOPPING

    def step(self, g: DiceState) -> None:
        hits = [0] * len(g.life)
        hits[self.seat] = 1
        fire(g, NOBODY, FACE_CARDS[DYNAMITE], tuple(hits))
