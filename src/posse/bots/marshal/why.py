"""Why the marshal leaves the deputy's answer: what happened in the worlds it imagined."""

from __future__ import annotations

from posse.bots.base import Reason
from posse.bots.marshal.ahead import Told
from posse.bots.marshal.trial import Trial


def reason(told: list[Told], trial: Trial, found: int) -> Reason:
    """The fact that made most of the difference between the two answers."""
    best, gain = -1, 0.0
    for at in range(len(told)):
        more = weight(trial, found, at)
        if more > gain:
            best, gain = at, more
    if best < 0:
        better, worse = trial.score(found)
        return Reason("why-ahead", worlds=trial.worlds, n=better, m=worse)
    n, m = happened(trial, found, best), happened(trial, trial.first, best)
    return Reason("why-ahead-fact", worlds=trial.worlds, n=n, m=m, **told[best])


def happened(trial: Trial, index: int, at: int) -> int:
    """In how many worlds the fact was so after this answer."""
    return sum(facts[at] for facts in trial.facts[index][: trial.worlds])


def weight(trial: Trial, found: int, at: int) -> float:
    """How much of the chance to win comes with the fact being so more often, or less often."""
    worth: dict[bool, list[float]] = {True: [], False: []}
    for index in (found, trial.first):
        for value, facts in zip(trial.values[index], trial.facts[index], strict=True):
            worth[facts[at]].append(value)
    if not worth[True] or not worth[False]:
        return 0.0
    lift = mean(worth[True]) - mean(worth[False])
    return lift * (happened(trial, found, at) - happened(trial, trial.first, at))


def mean(values: list[float]) -> float:
    return sum(values) / len(values)
