"""What faces, hits, beers and arrows are worth to a seat: one look at the table."""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from posse.bots.dice.odds import ARROWS, RESULTS, SETS
from posse.engine.choice import Choice
from posse.engine.ids import Seat
from posse.games.dice.character_table import power_of
from posse.games.dice.faces import BEER, DICE, DYNAMITE, GATLING, ONE, STOPPING, TWO
from posse.games.dice.state import DiceState
from posse.games.dice.targets import targets

ALIVE: Final = 2.0  # what being in play is worth, in points
# What each point is worth, the last one first; a Sheriff has two more than his character.
POINT: Final[tuple[float, ...]] = (1.7, 1.45, 1.25, 1.1, 1.0, 0.9, 0.8, 0.7, 0.6, 0.55, 0.5)
LIFE: Final[tuple[float, ...]] = (0.0, *[ALIVE + total for total in accumulate(POINT)])
RAID: Final = 0.6  # how likely an arrow costs a point before it goes back
SWEEP_FEAR: Final = -3.0  # a friend hit by a Gatling may be healed again

# Each result of five dice as indices into the tables below: shots, beers, Gatlings, dynamite.
PARTS: Final = [(c[ONE] * (DICE + 1) + c[TWO], c[BEER], c[GATLING], c[DYNAMITE]) for c in SETS]
FINAL: Final = PARTS[:RESULTS]


class FaceValues:
    """A view, and how much the seat wants each seat hurt (`wish`; negative for itself)."""

    def __init__(self, view: DiceState, choice: Choice, wish: list[float]) -> None:
        self.view = view
        self.choice = choice
        self.me = view.me
        self.wish = wish
        self.power = power_of(view, view.me)

    # single things ------------------------------------------------------------------------------

    def hits(self, seat: Seat, points: int, before: int = 0) -> float:
        """Return the value of points that a player loses, after `before` that are aimed already."""
        life = max(0, self.view.life[seat] - before)
        return self.wish[seat] * (LIFE[life] - LIFE[max(0, life - points)])

    def heals(self, seat: Seat, points: int = 1, before: int = 0) -> float:
        life = min(self.view.max_life[seat], self.view.life[seat] + before)
        return -self.wish[seat] * (LIFE[min(self.view.max_life[seat], life + points)] - LIFE[life])

    def raid(self, seat: Seat, arrows: int) -> float:
        """Return the value of Indians while a player has so many arrows."""
        lost = power_of(self.view, seat).ambushed(arrows)
        return self.hits(seat, min(lost, self.view.life[seat])) if lost else 0.0

    # tables by number ---------------------------------------------------------------------------

    def shots(self) -> list[float]:
        """Return by ones and twos the value of the shots, each at the best target left."""
        peace = self.heals(self.me, self.power.peace) if self.power.peace else 0.0
        near = targets(self.view, self.me, ONE)
        far = targets(self.view, self.me, TWO)
        table = [0.0] * ((DICE + 1) * (DICE + 1))
        for ones in range(DICE + 1):
            aimed: dict[int, int] = {}
            total = 0.0
            for _ in range(ones):
                total += self.shoot(near, aimed)
            self._twos(table, ones, total, far, aimed)
        table[0] = peace
        return table

    def _twos(
        self, table: list[float], ones: int, total: float, far: list[Seat], aimed: dict[int, int]
    ) -> None:
        for twos in range(DICE + 1 - ones):
            if twos:
                total += self.shoot(far, aimed)
            table[ones * (DICE + 1) + twos] = total

    def shoot(self, seats: list[Seat], aimed: dict[int, int]) -> float:
        """Aim one more shot at the best of these seats and note it in `aimed`."""
        best, at = -100.0, seats[0]
        for seat in seats:
            worth = self.hits(seat, 1, aimed.get(seat, 0))
            if worth > best:
                best, at = worth, seat
        aimed[at] = aimed.get(at, 0) + 1
        return best

    def beers(self) -> list[float]:
        """Return by number of beers their value, each given to the seat it helps most."""
        own = self.power.own_beer(self.view.life[self.me])
        given: dict[int, int] = {}
        out = [0.0]
        for _ in range(DICE):
            best, at = 0.0, self.me
            for seat in self.view.ring:
                points = own if seat == self.me else 1
                worth = self.heals(seat, points, given.get(seat, 0))
                if worth > best:
                    best, at = worth, seat
            given[at] = given.get(at, 0) + (own if at == self.me else 1)
            out.append(out[-1] + best)
        return out

    def gatlings(self) -> list[float]:
        """Return by number of Gatling faces their value: none until there are enough.

        Kit Carlson clears with each.
        """
        view, need = self.view, self.power.gatlings
        sweep = sum([max(SWEEP_FEAR, self.hits(seat, 1)) for seat in view.ring if self.swept(seat)])
        if sweep or view.arrows[self.me]:
            sweep += self.arrow_cost(view.arrows[self.me])
        clears = 0.5 if self.power.clears and any(view.arrows) else 0.0
        return [clears * n + (sweep if n >= need else 0.0) for n in range(DICE + 1)]

    def swept(self, seat: Seat) -> bool:
        return seat != self.me and not power_of(self.view, seat).ducks_gatling

    def values(self) -> list[float]:
        """Return the value of every result of five dice, without arrows, which are paid before."""
        shots, beers, guns = self.shots(), self.beers(), self.gatlings()
        blast = self.hits(self.me, 1)
        dynamite = [blast if n >= STOPPING else 0.0 for n in range(DICE + 1)]
        return [shots[s] + beers[b] + guns[g] + dynamite[d] for s, b, g, d in FINAL]

    # arrows -------------------------------------------------------------------------------------

    def arrow_cost(self, n: int, held: int = 0) -> float:
        """Return what n more arrows may cost me."""
        return RAID * (self.raid(self.me, held) - self.raid(self.me, held + n))

    def toll(self) -> list[float]:
        """Return by dice thrown what their arrows cost on average.

        The last arrow brings the Indians.
        """
        view = self.view
        held, supply = view.arrows[self.me], view.supply
        cost = [0.0]
        for n in range(1, DICE + 1):
            if n < supply:
                cost.append(self.arrow_cost(n, held))
            else:
                cost.append(self.arrow_cost(n - supply) - self.attack(held + supply))
        return [sum([p * cost[n] for n, p in enumerate(odds)]) for odds in ARROWS]

    def attack(self, mine: int) -> float:
        """Return what Indians bring me on balance, if I have so many arrows by then."""
        total = self.raid(self.me, mine)
        for seat in self.view.ring:
            if seat != self.me:
                total += self.raid(seat, self.view.arrows[seat])
        return total
