"""Matches by the thousand: simulation and its statistics."""

from posse.lab.simulation import Tally, simulate
from posse.lab.statistics import Rate, Spread, wilson

__all__ = ["Rate", "Spread", "Tally", "simulate", "wilson"]
