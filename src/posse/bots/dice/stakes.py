"""How likely each side wins in The Dice Game, by who is left and how they are off.

Fitted from simulated matches by `python -m posse.bots.dice.stakes_fit`; the numbers are in
`stakes.json`. A table is judged where somebody has thrown for the first time in a turn.
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
# What so many life points are in all: the fewer there are, the more each counts.
POINT: Final[tuple[float, ...]] = (1.0, 0.85, 0.75, 0.65, 0.6, 0.55, 0.5, 0.45, 0.4, 0.35, 0.3)
VIGOUR: Final[tuple[float, ...]] = (0.0, *accumulate(POINT))
ARROW: Final = 0.3  # what an arrow held is beside a life point
TURN: Final = 1 + 2 * ROLES  # features: one, vigour and arrows by role, whose turn it is …
WEAK: Final = TURN + ROLES  # … and how near the Sheriff is to his end
FEATURES: Final = WEAK + 2
THREE: Final = ""  # the key of the weights for three, each for himself
COMMON: Final = "*"  # of the weights for all other combinations

Weights = list[list[float]]


def key_of(g: DiceState) -> str:
    """Deputies, Outlaws and Renegades in play."""
    left = [g.role[seat] for seat in g.ring]
    return f"{left.count(DEPUTY)} {left.count(OUTLAW)} {left.count(RENEGADE)}"


def danger(g: DiceState, seat: Seat) -> float:
    """What Indians would cost the seat."""
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
    """Among three: the seat's own strength, that of its prey and of who is after it."""
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
    """Weights by who is left."""

    def __init__(self, weights: dict[str, Weights]) -> None:
        self.weights = weights

    def sides(self, key: str, values: list[float]) -> list[float]:
        """The chances of law, Outlaws and Renegades."""
        return softmax([dot(row, values) for row in self.weights.get(key, self.weights[COMMON])])

    def seats(self, g: DiceState) -> list[float]:
        """Among three: of those in play."""
        row = self.weights[THREE][0]
        return softmax([dot(row, trio(g, seat)) for seat in g.ring])

    def chance(self, g: DiceState, me: Seat) -> float:
        """Return how likely the seat wins from here; all roles are known to the caller."""
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
