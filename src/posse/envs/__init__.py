"""Posse for learners: PettingZoo environments of all games, and one seat against bots.

>>> from posse.envs import dice_v0
>>> env = dice_v0.env(players=4)
>>> env.reset(seed=1)
>>> seen, reward, terminated, truncated, info = env.last()
>>> env.step(int(seen["action_mask"].argmax()))  # the first that is legal

`bang_v0` and `wyatt_v0` are the same; `solo` is one seat against bots.
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
