"""One learner among bots, as a Gymnasium environment for single-agent libraries."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from posse.bots import crew, lineup
from posse.engine.game import game
from posse.engine.ids import Seat
from posse.engine.match import new_match
from posse.envs.pettingzoo_env import Senses, payoff


class Solo(gymnasium.Env[NDArray[np.uint8], int]):
    """One seat against bots. The seat changes with every match, unless `seat` is given.

    A step is one answer of the learner. The bots answer in between, and play on to the end when the
    learner is out. `action_masks` returns the legal actions, as sb3-contrib expects it.
    """

    def __init__(
        self,
        id: str,
        players: int,
        packs: tuple[str, ...] | list[str] | None = None,
        house: dict[str, str] | None = None,
        *,
        bots: str = "greenhorn",
        seat: int | None = None,
        shaping: float = 0.0,
    ) -> None:
        self.game = game(id)
        self.setup = self.game.setup(players, None if packs is None else tuple(packs), house)
        lineup(bots, self.game, self.setup)  # raises here rather than in the first match
        self.bots = bots
        self.place = seat
        self.shaping = shaping
        self.senses = Senses(self.game, self.setup)
        self.observation_space: spaces.Space[Any] = self.senses.box()
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.senses.actions.size)
        self.seat = 0
        self._random = random.Random()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Deal a new match and let the bots play until the learner is asked.

        Return observation and info.
        """
        super().reset(seed=seed, options=options)
        if seed is not None:
            self._random = random.Random(seed)
        while True:  # in rare matches the learner is out before the first question
            self._deal(str(self._random.getrandbits(64)))
            if self.match.choice is not None:
                return self._look(), {"seat": self.seat}

    def _deal(self, seed: str) -> None:
        setup = self.setup
        self.seat = self._random.randrange(setup.players) if self.place is None else self.place
        self.match = new_match(
            setup.game, setup.players, seed, packs=setup.packs, house=setup.house
        )
        self.crew = crew(self.match, self.bots, seed, (self.seat,))
        self.crew.play()
        self._stands = self._standing()

    def step(self, action: int) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Answer with an action, then let the bots play on.

        Returns observation, reward, terminated, truncated and info, as Gymnasium defines them.
        Raises IllegalAnswer for an action that is not legal.
        """
        choice = self.match.choice
        assert choice is not None, "the match is over: reset"
        self.match.answer(self.senses.actions.index(int(action), choice))
        self.crew.play()
        before, self._stands = self._stands, self._standing()
        reward = self.shaping * (self._stands - before)
        over = self.match.choice is None
        if over:
            reward += payoff(self.match.state.winners, self.setup.players)[self.seat]
        return self._look(), reward, over, False, self._info(over)

    def _info(self, over: bool) -> dict[str, Any]:
        if not over:
            return {}
        won = self.seat in self.match.state.winners
        sides = self.game.sides(self.match.state)
        return {"won": won, "side": sides[self.seat] if sides else ""}

    def _standing(self) -> float:
        return self.game.standing(self.match.state, Seat(self.seat)) if self.shaping else 0.0

    def _look(self) -> NDArray[np.uint8]:
        return self.senses.numbers(self.match.state, self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal now."""
        choice = self.match.choice
        legal = [] if choice is None else self.senses.actions.legal(choice)
        return self.senses.mask(legal).astype(np.bool_)


def solo(
    id: str,
    players: int,
    packs: tuple[str, ...] | list[str] | None = None,
    house: dict[str, str] | None = None,
    **more: Any,
) -> Solo:
    """Return an environment: `solo("dice", players=5, bots="greenhorn")`.

    Raises BadSetup if the game cannot be played so, and UnknownBot for a bot that does not exist.
    """
    return Solo(id, players, packs, house, **more)
