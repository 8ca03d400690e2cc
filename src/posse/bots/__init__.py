"""Bots see views only, never a state. Importing this package registers them.

>>> import posse
>>> from posse import bots
>>> match = posse.new_match("dice", players=5, seed="docs")
>>> crew = bots.crew(match, "deputy", seed="docs")  # or "law=deputy,outlaws=greenhorn"
>>> index = crew.choose()
>>> crew.bots[match.choice.seat].why is not None  # the reason, for those who ask
True
>>> match.answer(index)
>>> crew.play()  # to the end
>>> match.result is not None
True
"""

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
    adviser,
    canonical,
    hinter,
    later,
    make,
    names,
    register,
    strengths,
    thinks,
    weaker,
)
from posse.bots.lineup import Lineup, crew, hire, lineup
from posse.bots.plugins import load

later(load)

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
    "adviser",
    "canonical",
    "crew",
    "hinter",
    "hire",
    "lineup",
    "make",
    "names",
    "register",
    "strengths",
    "thinks",
    "weaker",
]
