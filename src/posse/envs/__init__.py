"""Posse for learners: PettingZoo environments of all games, and one seat against bots.

    from posse.envs import bang_v0, dice_v0, wyatt_v0, solo

Needs the extra: `pip install posse[env]`. What the numbers mean: docs/observations.md.
"""

try:
    import pettingzoo  # noqa: F401
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        "posse.envs needs PettingZoo: pip install 'posse[env]'", name=error.name
    ) from error

from posse.envs.solo import Solo, solo

__all__ = ["Solo", "solo"]
