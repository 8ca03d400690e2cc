"""Who wins from an open BANG! table: the judgement at the end of a playout.

Fitted by `python -m posse.bots.marshal.bang_fit`; the numbers are in `bang_value.json`.
"""

from __future__ import annotations

from functools import cache
from math import exp
from pathlib import Path
from typing import Final

from posse.bots.bang.stakes import SIDES, Counts, Stakes, read, write
from posse.bots.marshal.bang_features import COARSE

PATH: Final = Path(__file__).parent / "bang_value.json"


class BangValue(Stakes):
    """Common weights for all facts, and corrections of the coarse ones by the roles left."""

    def marks(self, counts: Counts, facts: list[float]) -> list[float]:
        own = self.by_counts.get(counts)
        seen = [(i, fact) for i, fact in enumerate(facts) if fact]
        marks = []
        for side in range(SIDES):
            row = self.common[side]
            total: float = sum([row[i] * fact for i, fact in seen], 0.0)
            if own is not None:
                own_part = [w * facts[i] for w, i in zip(own[side], COARSE, strict=True)]
                total += sum(own_part, 0.0)
            marks.append(exp(min(30.0, total)))
        return marks


def dump(bang_value: BangValue) -> None:
    write(PATH, bang_value.common, bang_value.by_counts)


@cache
def bang_value() -> BangValue:
    return BangValue(*read(PATH))
