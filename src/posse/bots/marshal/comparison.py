"""Compares the results of ideas in imagined worlds, and picks the one to follow."""

from __future__ import annotations

from math import sqrt
from typing import Final

from posse.bots.marshal.lookahead import Facts

# worlds after which hopeless ideas are dropped
LOOKS: Final = (8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256)
HOPELESS: Final = 2.0  # standard errors behind the best


class Comparison:
    """The results of the ideas, world by world. The first idea is the deputy's."""

    def __init__(self, ideas: list[int], least: float = 0.0, sure: float = 2.0) -> None:
        self.first = ideas[0]
        self.least = least
        self.sure = sure
        self.alive = ideas
        self.values: dict[int, list[float]] = {index: [] for index in ideas}
        self.facts: dict[int, list[Facts]] = {index: [] for index in ideas}
        self.worlds = 0  # worlds in which all ideas were tried
        self.playouts = 0

    def note(self, index: int, value: float, facts: Facts = ()) -> None:
        self.values[index].append(value)
        self.facts[index].append(facts)
        self.playouts += 1

    def mean(self, index: int) -> float:
        return sum(self.values[index][: self.worlds]) / self.worlds

    def lead(self, index: int, other: int) -> tuple[float, float]:
        """Return by how much one idea leads another in common worlds, and the standard error."""
        pairs = list(zip(self.values[index], self.values[other], strict=False))[: self.worlds]
        gaps = [a - b for a, b in pairs]
        mean = sum(gaps) / len(gaps)
        spread = sum([(gap - mean) ** 2 for gap in gaps])
        return mean, sqrt(spread / (len(gaps) * max(1, len(gaps) - 1)))

    def drop(self) -> None:
        """Go on with the ideas that may still be the best."""
        top = max(self.alive, key=self.mean)
        self.alive = [index for index in self.alive if index == top or self.hopes(index, top)]

    def hopes(self, index: int, top: int) -> bool:
        """Return True if it may still be the best by a margin that matters."""
        behind, error = self.lead(top, index)
        if behind > HOPELESS * error:
            return False
        ahead, error = self.lead(index, self.first)
        return index == self.first or ahead + HOPELESS * error > self.least

    def score(self, index: int) -> tuple[int, int]:
        """Return in how many worlds an idea did better, and worse, than the first one."""
        pairs = list(zip(self.values[index], self.values[self.first], strict=False))
        seen = pairs[: self.worlds]
        return sum(a > b for a, b in seen), sum(a < b for a, b in seen)

    def verdict(self) -> int:
        """Return the idea to follow: the first one, unless another did better beyond chance."""
        if self.worlds < LOOKS[0]:  # too few to say anything
            return self.first
        top = max(self.alive, key=self.mean)
        if top == self.first:
            return top
        mean, error = self.lead(top, self.first)
        return top if mean > max(self.least, self.sure * error) else self.first
