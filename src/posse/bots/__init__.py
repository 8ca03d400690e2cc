"""Bots see views only, never a state. Importing this package registers them."""

import posse.bots.bang
import posse.bots.dice
import posse.bots.marshal
import posse.bots.wyatt  # noqa: F401  (these register their bots)
from posse.bots.base import (
    ADVISER,
    STRENGTHS,
    Bot,
    BotFailed,
    Crew,
    RandomBot,
    Reason,
    UnknownBot,
    canonical,
    make,
    names,
    register,
    strengths,
    thinks,
    weaker,
)
from posse.bots.lineup import Lineup, crew, hire, lineup

__all__ = [
    "ADVISER",
    "STRENGTHS",
    "Bot",
    "BotFailed",
    "Crew",
    "Lineup",
    "RandomBot",
    "Reason",
    "UnknownBot",
    "canonical",
    "crew",
    "hire",
    "lineup",
    "make",
    "names",
    "register",
    "strengths",
    "thinks",
    "weaker",
]
