"""The Dice Game as a PettingZoo environment: `dice_v0.env(players=…)`.

Three to eight players, no packs; house rule `dynamite`.
"""

from posse.envs.maker import Maker

_maker = Maker("dice", players=5)
env = _maker.env
raw_env = _maker.raw_env

__all__ = ["env", "raw_env"]
