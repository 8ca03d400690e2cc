"""Matches by the thousand: simulation and its statistics."""

from posse.lab.records import read_matches, tally_matches
from posse.lab.simulation import simulate
from posse.lab.statistics import Rate, Spread, wilson
from posse.lab.tally import Tally

__all__ = [
    "Rate",
    "Spread",
    "Tally",
    "read_matches",
    "simulate",
    "tally_matches",
    "wilson",
]
