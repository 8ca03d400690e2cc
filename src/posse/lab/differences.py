"""Differences with 95 % intervals: between groups of players, and between pairs of a deal."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from posse.lab.nested_counts import Counts
from posse.lab.statistics import Z95


class Difference(NamedTuple):
    """A difference of rates or lengths over `tries`, with its 95 % interval."""

    tries: int
    value: float
    low: float
    high: float

    @property
    def sure(self) -> bool:
        """True if zero lies outside the interval."""
        return self.low > 0 or self.high < 0

    @property
    def width(self) -> float:
        """The width of the interval."""
        return self.high - self.low


def around(tries: int, value: float, variance: float) -> Difference:
    """Return a difference with its 95 % interval, from its variance."""
    half = Z95 * sqrt(max(0.0, variance))
    return Difference(tries, value, value - half, value + half)


def against_others(these: Counts, everybody: Counts) -> Difference:
    """Return how much more often these won than the others of the same strata.

    The method is that of Mantel and Haenszel. Both are trials by stratum. A stratum in which one of
    the two is empty says nothing.
    """
    tries, weights, total, variance = 0, 0.0, 0.0, 0.0
    for stratum, row in these.items():
        n, won = row["n"], row["won"]
        tries += n
        rest = everybody[stratum]["n"] - n
        if not n or not rest:
            continue
        weight = n * rest / (n + rest)
        lost = everybody[stratum]["won"] - won
        total += weight * (won / n - lost / rest)
        variance += weight * weight * (noise(won, n) + noise(lost, rest))
        weights += weight
    if not weights:
        return Difference(tries, 0.0, -1.0, 1.0)
    return around(tries, total / weights, variance / weights**2)


def noise(won: int, n: int) -> float:
    """Return the variance of a rate. One win and one loss are added, so that it is never zero."""
    rate = (won + 1) / (n + 2)
    return rate * (1 - rate) / n


def of_pairs(tries: int, one: int, other: int) -> Difference:
    """Return how much more often the other won. `one` and `other` count what only they won."""
    if not tries:
        return Difference(0, 0.0, -1.0, 1.0)
    value = (other - one) / tries
    return around(tries, value, ((one + other) / tries - value * value) / tries)


def of_differences(tries: int, total: int, squares: int) -> Difference:
    """Return the mean difference of pairs, from their sum and the sum of their squares."""
    if tries < 2:
        return Difference(tries, float(total), float("-inf"), float("inf"))
    value = total / tries
    return around(tries, value, (squares / tries - value * value) / (tries - 1))
