"""Matches by the thousand: simulation and its statistics."""

from posse.lab.simulation import simulate
from posse.lab.statistics import Rate, Spread, wilson
from posse.lab.tally import Tally

__all__ = ["Rate", "Spread", "Tally", "simulate", "wilson"]
