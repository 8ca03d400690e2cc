"""Wyatt Earp as a PettingZoo environment: `wyatt_v0.env(players=…)`.

Two to four players, no packs, no house rules.
"""

from posse.envs.maker import Maker

_maker = Maker("wyatt", players=4)
env = _maker.env
raw_env = _maker.raw_env

__all__ = ["env", "raw_env"]
