"""Keep or roll, exactly: the best of every set of dice to keep, over all rolls that are left.

Dice have no order, so five of them are one of 252 results, and what is kept of them one of 462
sets. A set's value is the mean over its next die, so one pass from five dice down to none gives
the mean of every way of rolling; the best set within each result is the value one roll earlier.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Final

from posse.games.dice.faces import DICE, DYNAMITE, FACES, STOPPING

Counts = tuple[int, ...]  # how many dice show each face


def _sets(size: int, faces: int = len(FACES)) -> list[Counts]:
    if faces == 1:
        return [(size,)]
    return [(n, *rest) for n in range(size + 1) for rest in _sets(size - n, faces - 1)]


# Sets by number, those of five dice first, then four, and so on: what a pass needs comes before.
SETS: Final = [counts for size in range(DICE, -1, -1) for counts in _sets(size)]
NUMBER: Final = {counts: at for at, counts in enumerate(SETS)}
RESULTS: Final = len(_sets(DICE))


def _with(counts: Counts, face: int, n: int) -> Counts:
    return (*counts[:face], counts[face] + n, *counts[face + 1 :])


def _next(counts: Counts) -> tuple[int, int, int, int, int, int]:
    a, b, c, d, e, f = [NUMBER[_with(counts, face, 1)] for face in range(len(FACES))]
    return a, b, c, d, e, f


# For each smaller set: the dice it lacks, and the six sets that one more die makes of it.
LACK: Final = [DICE - sum(counts) for counts in SETS[RESULTS:]]
NEXT: Final = [_next(counts) for counts in SETS[RESULTS:]]


def _kept(counts: Counts, loose: bool) -> tuple[int, ...]:
    """Return the sets that may be kept of a result. Three dynamites end it; fewer stay."""
    held = counts[DYNAMITE]
    if held >= STOPPING:
        return (NUMBER[counts],)
    out: list[Counts] = [()]
    for face, n in enumerate(counts):
        least = n if face == DYNAMITE and not loose else 0
        out = [(*kept, k) for kept in out for k in range(least, n + 1)]
    return tuple(sorted({NUMBER[kept] for kept in out}))


KEPT: Final = {
    loose: [_kept(counts, loose) for counts in SETS[:RESULTS]] for loose in (False, True)
}
# By number of dice thrown: how likely each number of arrows is.
ARROWS: Final = [
    [comb(dice, n) * 5 ** (dice - n) / 6**dice for n in range(dice + 1)] for dice in range(DICE + 1)
]


def means(values: list[float], toll: Sequence[float]) -> list[float]:
    """Return by set the mean over the missing dice, less the toll for throwing them.

    `toll`: by the number of dice thrown, what their arrows cost.
    """
    out = values[:]
    for a, b, c, d, e, f in NEXT:
        out.append((out[a] + out[b] + out[c] + out[d] + out[e] + out[f]) / 6)
    for at, dice in enumerate(LACK, RESULTS):
        out[at] -= toll[dice]
    return out


def earlier(mean: list[float], loose: bool) -> list[float]:
    """Return by result the best that may be kept of it, one roll before `mean`."""
    get = mean.__getitem__
    return [max(map(get, kept)) for kept in KEPT[loose]]


def chances_of(
    faces: list[int], values: list[float], toll: Sequence[float], rolls: int, loose: bool
) -> dict[Counts, float]:
    """Return what may be kept with `rolls` rolls left, and the mean of each.

    To keep all is to stop.
    """
    counts = tuple([faces.count(face) for face in range(len(FACES))])
    mean = means(values, toll)
    for _ in range(rolls - 1):
        mean = means(earlier(mean, loose), toll)
    here = NUMBER[counts]
    mean[here] = values[here]
    return {SETS[kept]: mean[kept] for kept in KEPT[loose][here]}


class Plan:
    """The plan for a whole turn: what to keep of any result, with any number of rolls left."""

    def __init__(self, values: list[float], toll: Sequence[float], rolls: int, loose: bool) -> None:
        self.values = values
        self.loose = loose
        self.means = [means(values, toll)]  # by rolls left, one first
        for _ in range(rolls - 1):
            self.means.append(means(earlier(self.means[-1], loose), toll))

    def again(self, faces: list[int], rolls: int) -> int:
        """Return the mask of the dice to throw again; 0 to stop."""
        here = NUMBER[tuple([faces.count(face) for face in range(len(FACES))])]
        mean, found, top = self.means[rolls - 1], here, self.values[here]
        for kept in KEPT[self.loose][here]:
            if kept != here and mean[kept] > top:
                found, top = kept, mean[kept]
        left, mask = list(SETS[found]), 0
        for die, face in enumerate(faces):
            if left[face]:
                left[face] -= 1
            else:
                mask |= 1 << die
        return mask
