"""Rates with their intervals, and spreads."""

from __future__ import annotations

from math import sqrt
from typing import Any

Z95 = 1.959963984540054  # of the normal distribution, for 95 %


def wilson(wins: int, games: int, z: float = Z95) -> tuple[float, float]:
    """Return Wilson's score interval. It is sound for few games and for rates near 0 and 1."""
    if games == 0:
        return (0.0, 1.0)
    rate = wins / games
    scale = 1 + z * z / games
    middle = rate + z * z / (2 * games)
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    low = 0.0 if wins == 0 else (middle - half) / scale
    high = 1.0 if wins == games else (middle + half) / scale
    return (low, high)


class Rate:
    """How many of how many were won."""

    def __init__(self, matches: int = 0, wins: int = 0) -> None:
        self.matches = matches
        self.wins = wins

    def add(self, other: Rate) -> None:
        """Add the counts of another rate."""
        self.matches += other.matches
        self.wins += other.wins

    @property
    def rate(self) -> float:
        """The share that was won; 0 if nothing was played."""
        return self.wins / self.matches if self.matches else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the rate."""
        return wilson(self.wins, self.matches)

    def json(self) -> dict[str, Any]:
        """Return counts, rate and interval as JSON-ready data."""
        low, high = self.interval
        return {
            "matches": self.matches,
            "wins": self.wins,
            "rate": round(self.rate, 6),
            "low": round(low, 6),
            "high": round(high, 6),
        }


class Spread:
    """Mean, least and most of whole numbers."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.least = 0
        self.most = 0

    def note(self, value: int) -> None:
        """Add one value."""
        self.least = value if self.count == 0 else min(self.least, value)
        self.most = max(self.most, value)
        self.count += 1
        self.total += value

    def add(self, other: Spread) -> None:
        """Add the values of another spread."""
        if other.count == 0:
            return
        self.least = other.least if self.count == 0 else min(self.least, other.least)
        self.most = max(self.most, other.most)
        self.count += other.count
        self.total += other.total

    @property
    def mean(self) -> float:
        """The mean; 0 if there are no values."""
        return self.total / self.count if self.count else 0.0

    def json(self) -> dict[str, Any]:
        """Return mean, least and most as JSON-ready data."""
        return {"mean": round(self.mean, 3), "min": self.least, "max": self.most}
