"""Random numbers that are the same in every run of a test, in any order of tests.

POSSE_SEED=anything gives other deals: a good test passes with every seed.
"""

from __future__ import annotations

import os
import random

from posse.server.random_source import RandomSource
from tests.witness import SEED, note

RNG = random.Random()


def begin(test: str) -> None:
    """Every test starts its own sequence."""
    RNG.seed(f"{SEED} {test}")


# A server in a process of its own knows by this for which test it runs.
begin(os.environ.get("PYTEST_CURRENT_TEST", "").rsplit(" ", 1)[0])


class FixedRandom(RandomSource):
    """Deals and bots follow from the seed of the run; a pause is always the middle one."""

    __test__ = False  # for pytest

    def seed(self) -> str:
        fresh = f"{RNG.getrandbits(64):x}"
        note("seed", f"POSSE_SEED={SEED}, the last match or bot was made from {fresh}")
        return fresh

    def below(self, count: int) -> int:
        return RNG.randrange(count)

    def between(self, low: float, high: float) -> float:
        return (low + high) / 2


def everywhere() -> None:
    """Makes every server in this process use these numbers, except for pauses."""
    random = FixedRandom()
    for name in ("seed", "below"):
        setattr(RandomSource, name, staticmethod(getattr(random, name)))
