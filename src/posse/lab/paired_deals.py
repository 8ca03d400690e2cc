"""How often a place of a contest was won by the weaker and by the stronger bots, deal by deal."""

from __future__ import annotations

from math import sqrt
from typing import Any

from posse.lab.statistics import Z95, Rate

Pair = tuple[int, int]  # won by the weaker bot, won by the stronger one in its place


class PairedDeals:
    """Wins of a place by both bots, and the difference deal by deal."""

    def __init__(self, data: dict[str, Any] | None = None) -> None:
        """Begin with nothing, or with what `json` returned."""
        kept = data or {
            "deals": 0,
            "matches": 0,
            "weak": 0,
            "strong": 0,
            "sum": 0.0,
            "squares": 0.0,
        }
        self.deals: int = kept["deals"]
        self.weak = Rate(kept["matches"], kept["weak"])
        self.strong = Rate(kept["matches"], kept["strong"])
        self.sum: float = kept["sum"]
        self.squares: float = kept["squares"]

    def note(self, pairs: list[Pair]) -> None:
        """Count one deal: a pair for each seat of the place, in turn."""
        won = [sum(side) for side in zip(*pairs, strict=True)]
        self.weak.add(Rate(len(pairs), won[0]))
        self.strong.add(Rate(len(pairs), won[1]))
        gain = (won[1] - won[0]) / len(pairs)
        self.deals += 1
        self.sum += gain
        self.squares += gain * gain

    def add(self, more: PairedDeals) -> None:
        """Add the deals of another count."""
        self.weak.add(more.weak)
        self.strong.add(more.strong)
        self.deals += more.deals
        self.sum += more.sum
        self.squares += more.squares

    @property
    def gain(self) -> float:
        """How much more often the stronger bot won."""
        return self.sum / self.deals if self.deals else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the mean difference."""
        if self.deals < 2:
            return (-1.0, 1.0)
        spread = max(0.0, self.squares - self.deals * self.gain**2) / (self.deals - 1)
        half = Z95 * sqrt(spread / self.deals)
        return (self.gain - half, self.gain + half)

    def json(self) -> dict[str, Any]:
        """Return the counts as JSON-ready data."""
        return {
            "deals": self.deals,
            "matches": self.weak.matches,
            "weak": self.weak.wins,
            "strong": self.strong.wins,
            "sum": round(self.sum, 6),
            "squares": round(self.squares, 6),
        }
