"""Matches by the thousand: simulation and its statistics.

>>> from posse import game, lab
>>> tally = lab.simulate(game("dice").setup(5, None, None), games=20, seed="1", bots="random")
>>> tally.games, sum(tally.wins.values())
(20, 20)
>>> lab.wilson(8, 20)  # 40 %, and how sure that is
(0.218..., 0.613...)

`lab.simulate` plays and counts. `lab.executors` runs the work in this process, in several, or on a
cluster. `lab.tournament` sets strength against strength. `lab.survey` and `lab.survey_results`
count what `posse report` shows. `lab.read_matches` reads what `posse export` wrote.
"""

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
