"""What the posters are worth to a seat: the settlement, with what may still come."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from posse.games.wyatt.cards import COUNT, KIND, POINTS
from posse.games.wyatt.rounds import GOAL
from posse.games.wyatt.settle import settle
from posse.games.wyatt.state import WyattState

DECIDED: Final = 50.0  # bills that winning the match with this settlement is worth; losing, as many

# What may come to a row before the round ends, and how likely that is beside nothing at all.
GROWTH: Final[tuple[tuple[int, float], ...]] = ((2, 1.0), (4, 0.6))
QUIET: Final = 0.5  # the same for nothing at all, when the round has just begun


@lru_cache(maxsize=100_000)
def paid(bills: int, points: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(settle(bills, list(points)).paid)


@lru_cache(maxsize=100_000)
def promised(bills: int, points: tuple[int, ...], quiet: float) -> tuple[float, ...]:
    """What everybody gets from a poster on average, whatever may still come to its rows."""
    total = [quiet * share for share in paid(bills, points)]
    for seat in range(len(points)):
        for more, weight in GROWTH:
            for at, share in enumerate(paid(bills, raised(points, seat, more))):
                total[at] += weight * share
    weights = quiet + len(points) * sum([weight for _, weight in GROWTH], 0.0)
    return tuple([share / weights for share in total])


def raised(points: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    return (*points[:seat], points[seat] + more, *points[seat + 1 :])


class Ledger:
    """Rows and posters as everybody sees them, weighed by what they bring `me`.

    `late`: how likely the round is over before `me` is on turn again; then nothing more comes.
    """

    def __init__(self, view: WyattState, late: float) -> None:
        self.view = view
        self.me = view.me
        self.seats = range(view.players)
        self.bills = view.posters
        self.points = [
            tuple(view.points(seat, outlaw) for seat in self.seats) for outlaw in range(COUNT)
        ]
        self.rivals = self._rivals()
        self.quiet = QUIET * view.players / (1 - late)
        self.stakes: dict[tuple[int, tuple[int, ...]], float] = {}  # those worked out so far

    def _rivals(self) -> list[float]:
        """How much of a rival everybody is: the richer, the more. They sum up to one."""
        money = self.view.money
        weights = [0.0 if seat == self.me else 5.0 + money[seat] for seat in self.seats]
        return [weight / sum(weights) for weight in weights]

    def taste(self, pay: tuple[float, ...]) -> float:
        """What a payment to everybody is worth to me."""
        total = pay[self.me]
        for weight, share in zip(self.rivals, pay, strict=True):
            total -= weight * share
        return total

    # one poster ---------------------------------------------------------------------------------

    def stake(self, bills: int, points: tuple[int, ...]) -> float:
        known = self.stakes.get((bills, points))
        if known is None:
            known = self.taste(promised(bills, points, self.quiet))
            self.stakes[bills, points] = known
        return known

    def shift(self, outlaw: int, seat: int, points: int, bills: int = 0) -> float:
        """What it changes for me that a row gets (or loses) points and its poster bills."""
        if self.view.hidden(seat, outlaw):
            points = 0
        before, after = self.points[outlaw], raised(self.points[outlaw], seat, points)
        held = self.bills[outlaw]
        return self.stake(held + bills, after) - self.stake(held, before)

    def without_one(self, seat: int, outlaw: int) -> float:
        """What it brings me that a row loses one outlaw card, and with the last one all."""
        row = [KIND[card] for card in self.view.row(seat, outlaw)]
        alone = row.count(outlaw) == 1 and COUNT + outlaw not in row
        lost = self.points[outlaw][seat] if alone else 2
        return self.shift(outlaw, seat, -lost)

    def unhidden(self, outlaw: int) -> float:
        """What it brings me that the Hideout leaves my row."""
        worth = sum(POINTS[card] for card in self.view.row(self.me, outlaw))
        before = self.points[outlaw]
        after, bills = raised(before, self.me, worth), self.bills[outlaw]
        return self.stake(bills, after) - self.stake(bills, before)

    def standing(self) -> float:
        """What the table promises me as it lies."""
        return sum(
            [self.stake(bills, row) for bills, row in zip(self.bills, self.points, strict=True)]
        )

    # all of them --------------------------------------------------------------------------------

    def ending(self, outlaw: int = 0, points: int = 0, bills: int = 0) -> float:
        """What it is worth to me that the round ends now, after a play of mine on an outlaw."""
        total = [0] * len(self.seats)
        for at in range(COUNT):
            here = at == outlaw and not self.view.hidden(self.me, at)
            row = raised(self.points[at], self.me, points) if here else self.points[at]
            pay = paid(self.bills[at] + (bills if at == outlaw else 0), row)
            total = [sum(pair) for pair in zip(total, pay, strict=True)]
        return self._outcome(total)

    def _outcome(self, pay: list[int]) -> float:
        money = [sum(pair) for pair in zip(self.view.money, pay, strict=True)]
        if max(money) < GOAL:
            return self.taste(tuple(pay))
        others = max(money[seat] for seat in self.seats if seat != self.me)
        return DECIDED * ((money[self.me] > others) - (money[self.me] < others))
