"""What each player may expect of a round of Wyatt Earp, and how likely they win the match.

Fitted from simulated matches by `python -m posse.bots.wyatt.stakes_fit`; the numbers are in
`stakes.json`. A table is judged before a player draws, with all hands open.
"""

from __future__ import annotations

import json
from functools import cache
from math import exp
from pathlib import Path
from typing import Final

from posse.bots.wyatt.poster_values import paid, promised, raised
from posse.engine.ids import Seat
from posse.games.wyatt.cards import COUNT, PHOTO
from posse.games.wyatt.plays import SET, counted
from posse.games.wyatt.rounds import GOAL
from posse.games.wyatt.state import WyattState

PATH: Final = Path(__file__).parent / "stakes.json"
QUIET: Final = 1.0  # the weight of no more points for a row, compared with some
FACTS: Final = 11


class Table:
    """Rows and posters, computed once for all seats."""

    def __init__(self, g: WyattState) -> None:
        self.g = g
        seats = range(g.players)
        self.points = [tuple([g.points(Seat(s), o) for s in seats]) for o in range(COUNT)]
        self.now = [0] * g.players
        self.soon = [0.0] * g.players
        for outlaw, row in enumerate(self.points):
            if any(row):
                for seat, bills in enumerate(paid(g.posters[outlaw], row)):
                    self.now[seat] += bills
            for seat, share in enumerate(promised(g.posters[outlaw], row, QUIET)):
                self.soon[seat] += share
        self.late = 1.0 / (1 + min([len(hand) for hand in g.hand]))

    def facts(self, seat: Seat) -> list[float]:
        """Return what lies on the table and in the hand, for one seat."""
        g, held = self.g, counted(self.g, seat)
        hope, pairs = 0.0, 0
        for outlaw in range(COUNT):
            n, opened = held[outlaw], g.opened >> outlaw & 1
            if n >= SET or (n and opened):
                hope += self.laid(seat, outlaw, 2 * n, n - 1)
            pairs += n == SET - 1 and not opened
            if opened and held[PHOTO + outlaw]:
                hope += self.laid(seat, outlaw, 4, 1)
        laws = sum(held[PHOTO + COUNT :])
        now, soon = float(self.now[seat]), self.soon[seat]
        turn = float(g.turn == seat)
        return [
            1.0, now, soon, now * self.late, soon * self.late, hope, hope * self.late, turn * hope,
            float(pairs), float(laws), turn,
        ]  # fmt: skip

    def laid(self, seat: Seat, outlaw: int, points: int, bills: int) -> float:
        """Return what a play on an outlaw would add to the expectation of the seat."""
        if self.g.hidden(seat, outlaw):
            return 0.0
        row, held = self.points[outlaw], self.g.posters[outlaw]
        after = promised(held + bills, raised(row, seat, points), QUIET)[seat]
        return after - promised(held, row, QUIET)[seat]


class Stakes:
    """By number of players: weights of the facts, the value of a fresh round, and two slopes."""

    def __init__(self, data: dict[str, list[list[float]]]) -> None:
        self.pay = {int(n): rows[0] for n, rows in data.items()}
        self.fresh = {int(n): rows[1][0] for n, rows in data.items()}
        self.slopes = {int(n): rows[2] for n, rows in data.items()}

    def expects(self, g: WyattState) -> list[float]:
        """Return what each seat will own after the round."""
        table, weights = Table(g), self.pay[g.players]
        return [
            money + sum([w * x for w, x in zip(weights, table.facts(Seat(seat)), strict=True)], 0.0)
            for seat, money in enumerate(g.money)
        ]

    def begun(self, g: WyattState) -> list[float]:
        """Return the same before a round, whatever was dealt."""
        return [money + self.fresh[g.players] for money in g.money]

    def chances(self, money: list[float]) -> list[float]:
        """Return how likely each seat wins. The nearer the end, the more a lead is worth."""
        early, late = self.slopes[len(money)]
        slope = early + late * max(money) / GOAL
        top = max(money)
        marks = [exp(slope * (own - top)) for own in money]
        total = sum(marks)
        return [mark / total for mark in marks]


def dump(data: dict[str, list[list[float]]]) -> None:
    lines = [
        f'"{key}": {json.dumps([[round(x, 3) for x in row] for row in rows])}'
        for key, rows in sorted(data.items())
    ]
    PATH.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


@cache
def stakes() -> Stakes:
    return Stakes(json.loads(PATH.read_text("utf-8")))
