"""Why the marshal leaves the deputy's answer: what happened in the imagined worlds."""

from __future__ import annotations

from posse.bots.base import Reason
from posse.bots.marshal.comparison import Comparison
from posse.bots.marshal.lookahead import Told


def reason(told: list[Told], comparison: Comparison, found: int) -> Reason:
    """Return the fact that made most of the difference between the two answers."""
    best, gain = -1, 0.0
    for at in range(len(told)):
        more = weight(comparison, found, at)
        if more > gain:
            best, gain = at, more
    if best < 0:
        better, worse = comparison.score(found)
        return Reason("why-ahead", worlds=comparison.worlds, n=better, m=worse)
    n, m = (
        happened(comparison, found, best),
        happened(comparison, comparison.first, best),
    )
    return Reason("why-ahead-fact", worlds=comparison.worlds, n=n, m=m, **told[best])


def happened(comparison: Comparison, index: int, at: int) -> int:
    """Return in how many worlds the fact was true after this answer."""
    return sum(facts[at] for facts in comparison.facts[index][: comparison.worlds])


def weight(comparison: Comparison, found: int, at: int) -> float:
    """Return how much of the chance to win goes with the fact."""
    worth: dict[bool, list[float]] = {True: [], False: []}
    for index in (found, comparison.first):
        for value, facts in zip(comparison.values[index], comparison.facts[index], strict=True):
            worth[facts[at]].append(value)
    if not worth[True] or not worth[False]:
        return 0.0
    lift = mean(worth[True]) - mean(worth[False])
    return lift * (happened(comparison, found, at) - happened(comparison, comparison.first, at))


def mean(values: list[float]) -> float:
    return sum(values) / len(values)
