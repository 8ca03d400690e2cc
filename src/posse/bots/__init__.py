"""Bots see views only, never a state. Importing this package registers them."""

import posse.bots.bang
import posse.bots.dice
import posse.bots.wyatt  # noqa: F401  (these register their bots)
from posse.bots.base import Bot, Crew, RandomBot, UnknownBot, crew, make, names, register

__all__ = ["Bot", "Crew", "RandomBot", "UnknownBot", "crew", "make", "names", "register"]
