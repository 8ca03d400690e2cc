"""The distance between two seats, and how far a seat reaches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.engine.ids import Seat
from posse.games.bang.cards import CARDS
from posse.games.bang.characters import CHARACTERS
from posse.games.bang.power import FURTHER, NEARER, REACHES, Power
from posse.games.bang.sources import power_of, powers, silenced, sources_at

if TYPE_CHECKING:
    from posse.games.bang.state import BangState

COLT = 1  # reach without a weapon card


class Sights:
    """The table as one seat sees it now: all others with their distance, and the seat's reach."""

    __slots__ = ("distance", "hooks", "in_reach", "others", "rapid", "reach")

    def __init__(self, g: BangState, me: Seat) -> None:
        mine = powers(g, me)
        mask, sees, reach, rapid = 0, 0, COLT, 0
        for power in mine:
            mask |= power.hooks
            sees += power.sees
            if power.reach:
                reach = power.reach
            if power.rapid:
                rapid += power.rapid
        if mask & REACHES:
            for power in mine:
                reach = power.reaches(g, me, reach)
        self.reach = reach
        self.rapid = rapid
        self.hooks = mask  # of all powers that act for the seat
        self.others = g.others(me)
        self.distance: list[int] = []
        self.in_reach: list[Seat] = []
        self._measure(g, me, mine, sees)

    def _measure(self, g: BangState, me: Seat, mine: list[Power], sees: int) -> None:
        acts, front, mask, reach = g.acts, g.front, self.hooks, self.reach
        distance, count, quiet = self.distance, len(self.others), silenced(g)
        for i, seat in enumerate(self.others):
            steps = CHARACTERS[acts[seat]].power.away - sees
            steps += i + 1 if 2 * i < count else count - i
            if not quiet or seat == g.turn:
                for card in front[seat]:
                    steps += CARDS[card].power.away
            if g.hooks & FURTHER:
                steps += further(g, seat, me)
            if mask & NEARER:
                steps -= nearer(g, me, seat, mine)
            distance.append(steps if steps > 1 else 1)
            if steps <= reach:
                self.in_reach.append(seat)

    def within(self, distance: int) -> list[Seat]:
        """Return the others at this distance or less."""
        out: list[Seat] = []
        for i, seat in enumerate(self.others):
            if self.distance[i] <= distance:
                out.append(seat)
        return out


def further(g: BangState, seat: Seat, by: Seat) -> int:
    n = 0
    for source in sources_at(g, seat, FURTHER):
        n += power_of(g, seat, source).further(g, seat, by)
    return n


def nearer(g: BangState, me: Seat, at: Seat, mine: list[Power]) -> int:
    n = 0
    for power in mine:
        n += power.nearer(g, me, at)
    return n
