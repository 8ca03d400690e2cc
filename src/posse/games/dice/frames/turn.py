"""A turn: the fixed order of its stages. It lies at the bottom of the stack."""

from __future__ import annotations

from typing import Final

from posse.engine.frame import Frame
from posse.engine.ids import NONE, Seat
from posse.games.dice import verb_names
from posse.games.dice.faces import DICE
from posse.games.dice.frames.aim import Aim
from posse.games.dice.frames.beer import Beers
from posse.games.dice.frames.bless import Bless
from posse.games.dice.frames.closing import Blast, Peace
from posse.games.dice.frames.gatling import Guns
from posse.games.dice.frames.rolling import Rolling
from posse.games.dice.frames.stage import Stage
from posse.games.dice.state import DiceState

# House rule `dynamite`: when it explodes (decision D1). Suzy gains before it (decision D6).
ORDER: Final[dict[str, tuple[type[Stage], ...]]] = {
    "last": (Bless, Rolling, Aim, Beers, Guns, Peace, Blast),
    "first": (Bless, Rolling, Blast, Aim, Beers, Guns, Peace),
}


class Turn(Frame):
    """`at` is the next stage. A player who is eliminated loses the rest of the turn (D-180)."""

    def __init__(self, seat: Seat, at: int = 0) -> None:
        self.seat = seat
        self.at = at

    def step(self, g: DiceState) -> None:
        order = ORDER[g.house["dynamite"]] if self.seat in g.ring else ()
        for at in range(self.at, len(order)):
            stage = order[at]
            if stage.due(g):
                g.swap(Turn(self.seat, at + 1))
                g.push(stage(self.seat))
                return
        begin_turn(g, g.after(self.seat))


def begin_turn(g: DiceState, seat: Seat) -> None:
    """Give the dice to the seat."""
    g.turn = seat
    g.turns += 1
    g.faces = [NONE] * DICE
    g.rolls = 0
    g.kept = 0
    g.poured = 0
    g.emit(verb_names.TURN, seat, n=g.turns)
    g.stack = [Turn(seat)]
