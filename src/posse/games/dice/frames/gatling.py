"""The Gatling: own arrows go back, Kit Carlson removes some, all others are hit (D-154)."""

from __future__ import annotations

from posse.engine.choice import Option
from posse.engine.ids import Seat
from posse.games.dice import topics, verb_names
from posse.games.dice.character_table import power_of
from posse.games.dice.faces import FACE_CARDS, GATLING
from posse.games.dice.frames.stage import Stage
from posse.games.dice.frames.volley import fire
from posse.games.dice.options import CLEAR, PASS
from posse.games.dice.state import DiceState
from posse.games.dice.verbs import drop_arrows


class Guns(Stage):
    """Fires once a turn, however many faces there are."""

    @staticmethod
    def due(g: DiceState) -> bool:
        return GATLING in g.faces

    def step(self, g: DiceState) -> None:
        g.pop()
        count = g.faces.count(GATLING)
        power = power_of(g, self.seat)
        if count >= power.gatlings:
            g.emit(verb_names.GATLING, self.seat)
            drop_arrows(g, self.seat, g.arrows[self.seat])
            g.push(Burst(self.seat))
        if power.clears:
            g.push(Clear(self.seat, count))


class Clear(Stage):
    """Kit Carlson may remove `left` more arrows of any players. To pass gives up the rest."""

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def step(self, g: DiceState) -> None:
        held = [seat for seat in g.clockwise(self.seat) if g.arrows[seat]]
        if self.left and held:
            g.ask(self.seat, topics.ARROWS, [*[CLEAR[seat] for seat in held], PASS], n=self.left)
        else:
            g.pop()

    def answer(self, g: DiceState, option: Option) -> None:
        if option.verb == verb_names.PASS:
            g.pop()
        else:
            drop_arrows(g, option.seat, 1, self.seat)
            g.swap(Clear(self.seat, self.left - 1))


class Burst(Stage):
    """All other players lose a point at once."""

    def step(self, g: DiceState) -> None:
        hits = [0] * len(g.life)
        for seat in g.ring:
            if seat != self.seat and not power_of(g, seat).ducks_gatling:
                hits[seat] = 1
        fire(g, self.seat, FACE_CARDS[GATLING], tuple(hits))
