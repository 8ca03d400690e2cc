"""How likely each side wins in The Dice Game, by the roles left and their strength.

Fitted from simulated matches by `python -m posse.bots.dice.stakes_fit`; the numbers are in
`stakes.json`. A table is judged after the first throw of a turn.
"""

from __future__ import annotations

import json
from functools import cache
from itertools import accumulate
from math import exp
from pathlib import Path
from typing import Final

from posse.engine.ids import Seat
from posse.games.dice.character_table import power_of
from posse.games.dice.state import DiceState
from posse.games.sheriff.roles import DEPUTY, OUTLAW, PREY, RENEGADE, SHERIFF

PATH: Final = Path(__file__).parent / "stakes.json"
SIDE_OF: Final = {SHERIFF: 0, DEPUTY: 0, OUTLAW: 1, RENEGADE: 2}
SIDES: Final = 3
ROLES: Final = 4
# By life points: what they are worth together. The fewer there are, the more each is worth.
POINT: Final[tuple[float, ...]] = (1.0, 0.85, 0.75, 0.65, 0.6, 0.55, 0.5, 0.45, 0.4, 0.35, 0.3)
VIGOUR: Final[tuple[float, ...]] = (0.0, *accumulate(POINT))
ARROW: Final = 0.3  # what an arrow counts compared with a life point
TURN: Final = 1 + 2 * ROLES  # features: one, vigour and arrows by role, whose turn it is …
WEAK: Final = TURN + ROLES  # … and how few points the Sheriff has
FEATURES: Final = WEAK + 2
THREE: Final = ""  # the key of the weights for three players, who play alone
COMMON: Final = "*"  # the key of the weights for all other combinations

Weights = list[list[float]]


def key_of(g: DiceState) -> str:
    """Return the key: Deputies, Outlaws and Renegades in play."""
    left = [g.role[seat] for seat in g.ring]
    return f"{left.count(DEPUTY)} {left.count(OUTLAW)} {left.count(RENEGADE)}"


def danger(g: DiceState, seat: Seat) -> float:
    """Return what Indians would cost the seat."""
    arrows = g.arrows[seat]
    return ARROW * min(power_of(g, seat).ambushed(arrows), g.life[seat]) if arrows else 0.0


def facts(g: DiceState) -> list[float]:
    out = [0.0] * FEATURES
    out[0] = 1.0
    role, life = g.role, g.life
    for seat in g.ring:
        at = role[seat]
        out[1 + at] += VIGOUR[life[seat]]
        out[1 + ROLES + at] += danger(g, seat)
    out[TURN + role[g.turn]] = 1.0
    sheriff = life[role.index(SHERIFF)]
    if sheriff <= 2:
        out[WEAK] = 1.0
        out[WEAK + 1] = float(sheriff == 1)
    return out


def trio(g: DiceState, seat: Seat) -> list[float]:
    """Three players: return the strength of the seat, of its prey and of its hunter."""
    prey = g.role.index(PREY[g.role[seat]])
    out = []
    for at in (seat, prey, 3 - seat - prey):
        out += [VIGOUR[g.life[at]], danger(g, Seat(at)), float(g.turn == at), float(at in g.ring)]
    return out


def softmax(rows: list[float]) -> list[float]:
    marks = [exp(mark) for mark in rows]
    total = sum(marks)
    return [mark / total for mark in marks]


def dot(weights: list[float], values: list[float]) -> float:
    return sum([w * x for w, x in zip(weights, values, strict=True)])


class Stakes:
    """Weights by the roles left."""

    def __init__(self, weights: dict[str, Weights]) -> None:
        self.weights = weights

    def sides(self, key: str, values: list[float]) -> list[float]:
        """Return the chances of law, Outlaws and Renegades."""
        return softmax([dot(row, values) for row in self.weights.get(key, self.weights[COMMON])])

    def seats(self, g: DiceState) -> list[float]:
        """Three players: return the chances of those in play."""
        row = self.weights[THREE][0]
        return softmax([dot(row, trio(g, seat)) for seat in g.ring])

    def chance(self, g: DiceState, me: Seat) -> float:
        """Return how likely the seat wins from here. The caller knows all roles."""
        if SHERIFF not in g.roles:
            return self.seats(g)[g.ring.index(me)] if me in g.ring else 0.0
        if g.role[me] == RENEGADE and me not in g.ring:
            return 0.0
        return self.sides(key_of(g), facts(g))[SIDE_OF[g.role[me]]]


def dump(stakes: Stakes) -> None:
    lines = [
        f'"{key}": {json.dumps([[round(x, 2) for x in row] for row in rows])}'
        for key, rows in sorted(stakes.weights.items())
    ]
    PATH.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


@cache
def stakes() -> Stakes:
    return Stakes(json.loads(PATH.read_text("utf-8")))
