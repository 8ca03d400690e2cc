"""Why cards of the base pack are played."""

from __future__ import annotations

from typing import Final

from posse.bots.bang.knowledge import Knowledge, Why
from posse.bots.bang.mind import Mind
from posse.bots.bang.reasons import wounded
from posse.bots.base import Reason
from posse.engine.choice import Option


def draws(n: int) -> Why:
    """Return the reason for a card that draws so many cards."""
    return lambda _, option: Reason("why-bang-draws", card=option.card, n=n)


def saloon(mind: Mind, option: Option) -> Reason:
    view = mind.view
    hurt = [at for at in view.ring if 0 < view.life[at] < view.max_life[at]]
    return Reason("why-bang-saloon", card=option.card, n=len(hurt))


def store(mind: Mind, option: Option) -> Reason:
    return Reason("why-bang-store", card=option.card, n=len(mind.view.ring))


def dynamite(mind: Mind, option: Option) -> Reason:
    """A player lays it only if they would survive it."""
    return Reason("why-bang-dynamite", card=option.card, n=mind.life)


KNOWLEDGE: Final = Knowledge(
    means={
        "beer": wounded,
        "saloon": saloon,
        "stagecoach": draws(2),
        "wells_fargo": draws(3),
        "general_store": store,
        "dynamite": dynamite,
    }
)
