"""Random legal play in one environment, in a process of its own. Prints steps per CPU-second.

`python benchmarks/steps.py NAME SECONDS`, with any Python that has what NAME needs. A step is: look
(observation, reward, mask), pick any legal action, act. New matches count.
"""

from __future__ import annotations

import random
import sys
import time
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

Play = Callable[[float], float]


def pettingzoo_of(module: str, maker: str = "env") -> Play:
    """An AEC environment with an action mask, in its observation or its info."""

    def play(seconds: float) -> float:
        env: Any = getattr(import_module(module), maker)()
        rnd, steps = random.Random(1).random, 0
        env.reset(seed=1)
        start = time.process_time()
        while time.process_time() - start < seconds:
            for _ in range(100):
                seen, _, terminated, truncated, info = env.last()
                if terminated or truncated:
                    env.reset()
                    continue
                mask = (seen if isinstance(seen, dict) else info)["action_mask"]
                legal = np.flatnonzero(mask)
                env.step(int(legal[int(rnd() * len(legal))]))
                steps += 1
        return steps / (time.process_time() - start)

    return play


def openspiel_of(name: str) -> Play:
    """The loop of OpenSpiel. Chance is drawn here and does not count as a step."""

    def play(seconds: float) -> float:
        game: Any = import_module("pyspiel").load_game(name)
        rnd, steps = random.Random(1).random, 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(drawn(state.chance_outcomes(), rnd()))
                    continue
                np.asarray(state.observation_tensor(), dtype=np.float32)
                legal = state.legal_actions()
                state.apply_action(legal[int(rnd() * len(legal))])
                steps += 1
        return steps / (time.process_time() - start)

    return play


def drawn(outcomes: list[tuple[int, float]], at: float) -> int:
    """The outcome that belongs to a number between 0 and 1."""
    for outcome, share in outcomes:
        at -= share
        if at < 0:
            return outcome
    return outcomes[-1][0]


CONTESTANTS: dict[str, Play] = {
    "posse-bang": pettingzoo_of("posse.envs.bang_v0"),
    "posse-dice": pettingzoo_of("posse.envs.dice_v0"),
    "posse-wyatt": pettingzoo_of("posse.envs.wyatt_v0"),
    "rlcard-gin": pettingzoo_of("pettingzoo.classic.gin_rummy_v4"),
    "rlcard-gin-raw": pettingzoo_of("pettingzoo.classic.gin_rummy_v4", "raw_env"),
    "openspiel-gin": openspiel_of("gin_rummy"),
}


if __name__ == "__main__":
    warnings.simplefilter("ignore")  # warnings of other environments
    print(CONTESTANTS[sys.argv[1]](float(sys.argv[2])))
