"""The old name of `posse.envs.pettingzoo_env`. It still works and warns."""

from __future__ import annotations

import warnings

from posse.envs.pettingzoo_env import Senses, TableEnv, payoff

__all__ = ["Senses", "TableEnv", "payoff"]

warnings.warn(
    "posse.envs.table is called posse.envs.pettingzoo_env now", DeprecationWarning, stacklevel=2
)
