"""What a table is worth to each side: the chance to win, by the roles left and their strength.

Fitted from simulated matches by `python -m posse.bots.bang.stakes_fit`; the numbers are in
`stakes.json`. So the worth of a life point or a card is calculated and not guessed.
"""

from __future__ import annotations

import json
from functools import cache
from math import exp
from pathlib import Path
from typing import Final

from posse.games.sheriff.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF

PATH: Final = Path(__file__).parent / "stakes.json"
SIDES: Final = 3  # law, Outlaws, Renegade
SIDE_OF: Final = {SHERIFF: 0, DEPUTY: 0, OUTLAW: 1, RENEGADE: 2}
# By life points: what they are worth together. The fewer there are, the more each is worth.
VIGOUR: Final[tuple[float, ...]] = (0.0, 1.0, 1.8, 2.45, 3.0, 3.5, 4.0)
MOST_CARDS: Final = 7  # cards of one player that count; more are hardly ever played
ROLES: Final = 4
FEATURES: Final = 2 + 2 * ROLES
LOST: Final = 0.02  # the Outlaws' chance when none is left: the Sheriff may still fall
LAST: Final = 1 + 2 * ROLES  # the feature that says how few points the Sheriff has

Counts = tuple[int, int, int]  # Deputies, Outlaws, Renegades in play
Weights = list[list[float]]  # by side and feature


class Stakes:
    """Weights by the roles left, and common weights for all other combinations."""

    def __init__(self, common: Weights, by_counts: dict[Counts, Weights]) -> None:
        self.common = common
        self.by_counts = by_counts

    def chances(self, counts: Counts, facts: list[float]) -> list[float]:
        """Return how likely each side is to win."""
        if counts[1] + counts[2] == 0:
            return [1.0, 0.0, 0.0]
        marks = self.marks(counts, facts)
        if counts[1] == 0:
            marks[1] *= LOST
        if counts[2] == 0:
            marks[2] = 0.0
        total = sum(marks)
        return [mark / total for mark in marks]

    def marks(self, counts: Counts, facts: list[float]) -> list[float]:
        """Return a weight for each side, before the sides that are gone are taken out."""
        weights = self.by_counts.get(counts, self.common)
        return [exp(sum([w * x for w, x in zip(row, facts, strict=True)])) for row in weights]


def vigour(life: int) -> float:
    return VIGOUR[life] if life < len(VIGOUR) else VIGOUR[-1]


def facts_of(force: list[float], cards: list[float], sheriff: int) -> list[float]:
    """Return the facts of a table. `force` and `cards` are sums by role."""
    return [1.0, *force, *[0.2 * n for n in cards], 1.0 if sheriff == 1 else 0.0]


def dump(stakes: Stakes) -> None:
    write(PATH, stakes.common, stakes.by_counts)


@cache
def stakes() -> Stakes:
    return Stakes(*read(PATH))


def write(path: Path, common: Weights, by_counts: dict[Counts, Weights]) -> None:
    """Write the common weights and those by the roles left, a line each."""
    rows = {" ".join(map(str, key)): value for key, value in sorted(by_counts.items())}
    data = {"": common, **rows}
    lines = [
        f'"{key}": {json.dumps([[round(x, 2) for x in row] for row in weights])}'
        for key, weights in data.items()
    ]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def read(path: Path) -> tuple[Weights, dict[Counts, Weights]]:
    data = json.loads(path.read_text("utf-8"))
    common = data.pop("")
    keys = {key: tuple(int(part) for part in key.split()) for key in data}
    return common, {(k[0], k[1], k[2]): data[key] for key, k in keys.items()}
