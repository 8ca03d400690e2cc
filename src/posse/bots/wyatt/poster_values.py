"""What the posters are worth to a seat: the settlement, with what may still come."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from posse.engine.ids import Seat, seats_at
from posse.games.wyatt.cards import COUNT, KIND, POINTS
from posse.games.wyatt.payday import settle
from posse.games.wyatt.rounds import GOAL
from posse.games.wyatt.state import WyattState

DECIDED: Final = 50.0  # what winning the match now is worth, in bills; losing costs the same

# By points that a row may gain before the round ends: how likely, compared with none.
GROWTH: Final[tuple[tuple[int, float], ...]] = ((2, 1.0), (4, 0.6))
GROWN: Final = 1.6  # all weights of a row together
QUIET: Final = 0.5  # the weight of no gain when the round has just begun

NEVER: Final = -1e9  # not computed yet
MOST: Final = 64  # more than there are seats, or bills that one play adds


@lru_cache(maxsize=100_000)
def paid(bills: int, points: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(settle(bills, list(points)).paid)


@lru_cache(maxsize=100_000)
def grown(bills: int, points: tuple[int, ...]) -> tuple[float, ...]:
    """Return what each seat gets from a poster if one of its rows grows, by weight."""
    total = [0.0] * len(points)
    for seat in seats_at(len(points)):
        for more, weight in GROWTH:
            for at, share in enumerate(paid(bills, raised(points, seat, more))):
                total[at] += weight * share
    return tuple(total)


@lru_cache(maxsize=100_000)
def promised(bills: int, points: tuple[int, ...], quiet: float) -> tuple[float, ...]:
    """Return what each seat gets from a poster on average over how its rows may still grow."""
    weights = quiet + len(points) * GROWN
    now, later = paid(bills, points), grown(bills, points)
    return tuple([(quiet * now[at] + later[at]) / weights for at in range(len(points))])


def raised(points: tuple[int, ...], seat: Seat, more: int) -> tuple[int, ...]:
    out = list(points)
    out[seat] += more
    return tuple(out)


class PosterValues:
    """Rows and posters as all players see them, weighed by what they bring `me`.

    `late`: how likely the round ends before the next turn of `me`; then nothing more comes.
    """

    def __init__(self, view: WyattState, late: float) -> None:
        self.view = view
        self.me = view.me
        self.seats = range(view.players)
        self.bills = view.posters
        self.points = [
            tuple(view.points(Seat(seat), outlaw) for seat in self.seats) for outlaw in range(COUNT)
        ]
        self.rivals = self._rivals()
        self.tastes = [(seat == self.me) - self.rivals[seat] for seat in self.seats]
        self.quiet = QUIET * view.players / (1 - late)
        self.now = self._now()
        self.before = [NEVER] * COUNT  # by outlaw: what the poster is worth to me now
        self.shifts: dict[int, float] = {}  # values computed so far

    def _rivals(self) -> list[float]:
        """Return how much each player is my rival: the richer, the more. The sum is one."""
        money = self.view.money
        weights = [0.0 if seat == self.me else 5.0 + money[seat] for seat in self.seats]
        return [weight / sum(weights) for weight in weights]

    def _now(self) -> list[int]:
        """Return what each player gets if the round ends now."""
        total = [0] * len(self.seats)
        for bills, row in zip(self.bills, self.points, strict=True):
            for seat, share in enumerate(paid(bills, row)):
                total[seat] += share
        return total

    # one poster ---------------------------------------------------------------------------------

    def stake(self, bills: int, points: tuple[int, ...]) -> float:
        """Return what the promised payments of all players are worth to me."""
        now, later = paid(bills, points), grown(bills, points)
        total = 0.0
        for seat, taste in enumerate(self.tastes):
            total += taste * (self.quiet * now[seat] + later[seat])
        return total / (self.quiet + len(points) * GROWN)

    def as_is(self, outlaw: int) -> float:
        """Return what a poster is worth to me now."""
        if self.before[outlaw] == NEVER:
            self.before[outlaw] = self.stake(self.bills[outlaw], self.points[outlaw])
        return self.before[outlaw]

    def shift(self, outlaw: int, seat: Seat, points: int, bills: int = 0) -> float:
        """Return what changes for me if a row gains or loses points and its poster bills."""
        if self.view.hidden(seat, outlaw):
            points = 0
        key = ((points * MOST + bills) * MOST + seat) * COUNT + outlaw
        known = self.shifts.get(key)
        if known is None:
            after = raised(self.points[outlaw], seat, points)
            known = self.stake(self.bills[outlaw] + bills, after) - self.as_is(outlaw)
            self.shifts[key] = known
        return known

    def without_one(self, seat: Seat, outlaw: int) -> float:
        """Return what it brings me that a row loses one outlaw card, and with the last one all."""
        row = [KIND[card] for card in self.view.row(seat, outlaw)]
        alone = row.count(outlaw) == 1 and COUNT + outlaw not in row
        lost = self.points[outlaw][seat] if alone else 2
        return self.shift(outlaw, seat, -lost)

    def unhidden(self, outlaw: int) -> float:
        """Return what it brings me that the Hideout leaves my row."""
        worth = sum(POINTS[card] for card in self.view.row(self.me, outlaw))
        after = raised(self.points[outlaw], self.me, worth)
        return self.stake(self.bills[outlaw], after) - self.as_is(outlaw)

    def standing(self) -> float:
        """Return what the table promises me now."""
        return sum([self.as_is(outlaw) for outlaw in range(COUNT)], 0.0)

    # all of them --------------------------------------------------------------------------------

    def ending(self, outlaw: int = 0, points: int = 0, bills: int = 0) -> float:
        """Return what it is worth to me that the round ends now, after my play on an outlaw."""
        if not points and not bills:
            return self._outcome(self.now)
        return self._outcome(self.paid_after(outlaw, points, bills))

    def paid_after(self, outlaw: int, points: int, bills: int) -> list[int]:
        """Return what each player gets if the round ends after my play on an outlaw."""
        before, held = self.points[outlaw], self.bills[outlaw]
        row = before if self.view.hidden(self.me, outlaw) else raised(before, self.me, points)
        old, new = paid(held, before), paid(held + bills, row)
        return [self.now[seat] + new[seat] - old[seat] for seat in self.seats]

    def _outcome(self, pay: list[int]) -> float:
        money = [self.view.money[seat] + pay[seat] for seat in self.seats]
        if max(money) < GOAL:
            return sum([self.tastes[seat] * pay[seat] for seat in self.seats], 0.0)
        others = max([money[seat] for seat in self.seats if seat != self.me])
        return DECIDED * ((money[self.me] > others) - (money[self.me] < others))
