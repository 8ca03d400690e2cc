"""One observed match read with a table: what each act added, what was judged, and the gradient."""

from __future__ import annotations

from collections.abc import Iterable
from math import log

from posse.bots.suspicion.act_weights import ENOUGH, ROLES, ActWeights, row
from posse.bots.suspicion.belief import Act, World, standing, tempered, worlds_of
from posse.bots.suspicion.observed_matches import MOMENT, OPENED, ObservedMatch
from posse.engine.ids import NONE, Seat
from posse.games.sheriff.roles import DEALT

LEAST = 1e-12  # the least probability that is used
BINS = 10
MANY = 500  # a bin with fewer statements is ignored
SURE = 1e-6  # nearer to 0 or 1 it is certain, by counting roles
Matrix = list[list[float]]


class Likelihood:
    """The probabilities of every world, act by act."""

    def __init__(self, factors: Matrix, observed: ObservedMatch) -> None:
        self.factors = factors
        hidden = sorted(DEALT[len(observed.roles)])
        for role in observed.start:
            if role != NONE:
                hidden.remove(role)
        self.worlds: list[World] = worlds_of(observed.start, hidden)
        self.truth = self.worlds.index(tuple(observed.roles))
        self.chances = [1.0 / len(self.worlds)] * len(self.worlds)
        self.seen: dict[Act, int] = {}
        self.cells: list[tuple[int, int, int]] = []  # row, by, at; row MOMENT: a judgement
        self.errors: list[list[float]] = []
        self.loss = 0.0
        for item in observed.items:
            self.read(item)

    def read(self, item: tuple[int, int, int]) -> None:
        act, by, at = item
        if act == MOMENT:
            self.judge()
            return
        if act == OPENED:
            odds = [float(world[by] == at) for world in self.worlds]
        else:
            times = self.seen.get(item, 0)
            if times == ENOUGH:
                return
            self.seen[item] = times + 1
            cell = row(act, times > 0, self.standing(Seat(at)))
            self.cells.append((cell, by, at))
            pairs = self.factors[cell]
            odds = [pairs[world[by] * ROLES + world[at]] for world in self.worlds]
        chances = [chance * odd for chance, odd in zip(self.chances, odds, strict=True)]
        total = sum(chances)
        self.chances = [chance / total for chance in chances]

    def judge(self) -> None:
        error = self.chances[:]
        self.loss -= log(max(error[self.truth], LEAST))
        error[self.truth] -= 1.0
        self.cells.append((MOMENT, 0, 0))
        self.errors.append(error)

    def standing(self, seat: Seat) -> int:
        return standing(self.worlds, self.chances, seat)

    def add_gradient(self, gradient: Matrix) -> None:
        """Add the gradient, backwards: an act contributes to the errors of all later moments."""
        later = [0.0] * len(self.worlds)
        for cell, by, at in reversed(self.cells):
            if cell == MOMENT:
                later = [a + b for a, b in zip(later, self.errors.pop(), strict=True)]
                continue
            pairs = gradient[cell]
            for world, error in zip(self.worlds, later, strict=True):
                pairs[world[by] * ROLES + world[at]] += error


class Bin:
    """Statements with about the same probability."""

    def __init__(self) -> None:
        self.count = 0
        self.said = 0.0
        self.true = 0

    @property
    def error(self) -> float:
        """Return how far the statements lie from the truth, in hundredths."""
        return 100.0 * (self.said - self.true) / self.count if self.count else 0.0


class Calibration(Likelihood):
    """Reads a match with the stored numbers and counts its statements at every moment."""

    def __init__(self, bins: list[Bin], act_weights: ActWeights, observed: ObservedMatch) -> None:
        self.bins = bins
        self.act_weights = act_weights
        self.observed = observed
        self.open = {seat for seat, role in enumerate(observed.start) if role != NONE}
        super().__init__(act_weights.factors, observed)

    def read(self, item: tuple[int, int, int]) -> None:
        super().read(item)
        if item[0] == OPENED:
            self.open.add(item[1])

    def judge(self) -> None:
        chances = tempered(self.chances, self.act_weights)
        for seat, role in enumerate(self.observed.roles):
            if seat in self.open:
                continue
            said = [0.0] * ROLES
            for world, chance in zip(self.worlds, chances, strict=True):
                said[world[seat]] += chance
            for guess in range(1, ROLES):
                if SURE < said[guess] < 1.0 - SURE:
                    self.note(said[guess], guess == role)

    def note(self, said: float, true: bool) -> None:
        into = self.bins[min(BINS - 1, int(said * BINS))]
        into.count += 1
        into.said += said
        into.true += true


def bins_of(act_weights: ActWeights, seen: Iterable[ObservedMatch]) -> list[Bin]:
    """Return all statements in these matches, by their probability."""
    bins = [Bin() for _ in range(BINS)]
    for observed in seen:
        Calibration(bins, act_weights, observed)
    return bins


def off(bins: list[Bin]) -> float:
    """Return how far the worst bin lies from the truth."""
    return max([abs(one.error) for one in bins if one.count >= MANY], default=0.0)
