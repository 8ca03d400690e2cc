"""What outlaw cards bring, in bills of 1,000."""

from __future__ import annotations

from typing import Final

from posse.bots.wyatt.deputy_mind import DeputyMind
from posse.games.wyatt.plays import SET

# By number of cards of an outlaw without a set: how likely I can lay them.
OPENING: Final[tuple[float, ...]] = (0.0, 0.12, 0.4, 0.95)


def laid(mind: DeputyMind, outlaw: int, n: int) -> float:
    """Return what n cards laid at once bring: their points, and the reward."""
    return mind.poster_values.shift(outlaw, mind.me, 2 * n, n - 1)


def holding(mind: DeputyMind, outlaw: int, n: int) -> float:
    """Return what n cards of an outlaw in my hand bring me, laid now or later."""
    if n <= 0:
        return 0.0
    if mind.opened(outlaw):
        return max(0.0, laid(mind, outlaw, n))
    return OPENING[min(n, SET)] * max(0.0, laid(mind, outlaw, max(n, SET)))


def one_more(mind: DeputyMind, outlaw: int) -> float:
    held = mind.held[outlaw]
    return holding(mind, outlaw, held + 1) - holding(mind, outlaw, held)


def one_less(mind: DeputyMind, outlaw: int) -> float:
    held = mind.held[outlaw]
    return holding(mind, outlaw, held) - holding(mind, outlaw, held - 1)
