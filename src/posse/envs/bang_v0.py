"""BANG! with all its packs as a PettingZoo environment: `bang_v0.env(players=…)`.

Packs are those of `posse games`: `env(players=7, packs=["base", "dodge_city"])`.
"""

from posse.envs.maker import Maker

_maker = Maker("bang", players=5)
env = _maker.env
raw_env = _maker.raw_env

__all__ = ["env", "raw_env"]
