"""The sentence for a choice in The Dice Game."""

from __future__ import annotations

from posse.bots.base import Reason
from posse.engine.choice import NONE, Choice, Option


def reason(me: int, choice: Choice, option: Option) -> Reason:
    """Whom it meets and why him; keep or roll is for those who know the odds."""
    if choice.topic == "roll":
        return Reason("why-dice-useless" if option.n else "why-dice-fine")
    if option.seat in (NONE, me):
        return Reason(f"why-dice-{choice.topic}")
    return Reason(f"why-dice-{choice.topic}-seat", seat=option.seat)
