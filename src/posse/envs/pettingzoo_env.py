"""A table of any game as a PettingZoo environment: one agent for each seat.

All agents stay to the end, because the eliminated may still win with their side. They are just not
asked any more. All rewards of a match come with its last answer, unless they are shaped.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from posse.engine.choice import Choice
from posse.engine.game import Game, game
from posse.engine.ids import NONE, Seat
from posse.engine.match import Match, new_match
from posse.engine.setup import Setup
from posse.engine.state import State
from posse.envs.rendering import Renderer

WON: Final = 1.0
LOST: Final = -1.0
LONGEST: Final = 100_000  # answers after which a match is cut off; random play stays far below
NUMBER: Final = np.dtype(np.uint8)
FLAG: Final = np.dtype(np.int8)

Observation = dict[str, NDArray[Any]]


class Senses:
    """What the agents of a set-up perceive: numbers made from a view, and the legal actions."""

    def __init__(self, found: Game, setup: Setup) -> None:
        self.game = found
        self.observer = found.observer(setup)
        self.actions = found.actions(setup)
        self.most = np.array(self.observer.layout.most(), dtype=np.uint8)

    def box(self) -> spaces.Box:
        """Return the space that observations lie in."""
        return spaces.Box(np.zeros_like(self.most), self.most, dtype=np.uint8)

    def numbers(self, state: State, seat: int) -> NDArray[np.uint8]:
        """Return the observation. It is made from the view alone, so it reveals no secret."""
        return np.frombuffer(self.observer.look(self.game.view(state, Seat(seat))), NUMBER)

    def mask(self, legal: list[int]) -> NDArray[np.int8]:
        """Return for each action 1 if it is legal, else 0."""
        return np.frombuffer(self.actions.mask(legal), FLAG)


def payoff(winners: Sequence[int], players: int) -> list[float]:
    """Return what a match is worth to each seat. A draw is worth 0."""
    if not winners:
        return [0.0] * players
    return [WON if seat in winners else LOST for seat in range(players)]


class TableEnv(AECEnv[str, Observation, Any]):
    """A match as an environment. An illegal answer loses and ends the match.

    With `strict` an illegal answer raises IllegalAnswer. `shaping` adds this much reward for each
    share of life points, or of the money that ends a match, that is won or lost on the way.
    `language` is that of `render`.
    """

    def __init__(
        self,
        id: str,
        players: int,
        packs: tuple[str, ...] | list[str] | None = None,
        house: dict[str, str] | None = None,
        *,
        strict: bool = False,
        shaping: float = 0.0,
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.game = game(id)
        self.setup = self.game.setup(players, None if packs is None else tuple(packs), house)
        self.metadata = {
            "name": f"{id}_v0",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.strict = strict
        self.shaping = shaping
        self.reader = None if render_mode is None else Renderer(language)
        self.senses = Senses(self.game, self.setup)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random = random.Random(secrets.randbits(64))
        self._make_spaces()

    def _make_spaces(self) -> None:
        """Make one space for each agent, so that each can be seeded alone."""
        size = self.senses.actions.size
        self._acting = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self._seeing = {
            agent: spaces.Dict(
                {
                    "observation": self.senses.box(),
                    "action_mask": spaces.Box(0, 1, (size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self._seeing[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self._acting[agent]

    # playing ------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a new match. A seed also settles the matches after it that have none."""
        if seed is not None:
            self._random = random.Random(seed)
        self._begin(str(self._random.getrandbits(64)))
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = {agent: {} for agent in agents}
        self.__dict__.pop("_skip_agent_selection", None)  # of a match that was not played out
        choice = self.match.choice
        assert choice is not None, "a match begins with a question"
        self._next(choice)

    def _begin(self, seed: str) -> None:
        setup = self.setup
        self.match: Match = new_match(
            setup.game,
            setup.players,
            seed,
            packs=setup.packs,
            house=setup.house,
            log=self.reader is not None,
        )
        self._answers = 0
        self._stands = self._standings()
        self._paid = False  # is anything but 0 in `rewards`?
        self._over = False

    def _standings(self) -> list[float]:
        if not self.shaping:
            return []
        return [
            self.game.standing(self.match.state, Seat(seat)) for seat in range(self.setup.players)
        ]

    def _next(self, choice: Choice) -> None:
        """Select the agent that is asked now."""
        self._legal = self.senses.actions.legal(choice)
        self.agent_selection = self.possible_agents[choice.seat]

    def step(self, action: Any) -> None:
        """Answer for the agent that is asked.

        Raises IllegalAnswer for an illegal action if `strict`.
        """
        agent = self.agent_selection
        if self._over:
            self._was_dead_step(action)
            return
        legal = self._legal
        index = legal.index(action) if action in legal else self._refused(action)
        if self._paid:
            self._clear_rewards()
            self._paid = False
        self._cumulative_rewards[agent] = 0.0
        if index == NONE:
            self._forfeit(agent)
        else:
            state = self.match.state
            state.apply(index)
            self._after(state)
        if self._paid:
            self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _after(self, state: State) -> None:
        """After an answer: select the next agent, or give the rewards."""
        self._answers += 1
        if self.shaping:
            self._shape()
        if state.choice is None or self._answers >= LONGEST:
            prizes = payoff(state.winners, self.setup.players)
            self._finish(prizes, cut=state.choice is not None)
        else:
            self._next(state.choice)

    def _refused(self, action: Any) -> int:
        """Return NONE for an illegal answer. If `strict`, raise IllegalAnswer instead."""
        if self.strict:
            choice = self.match.choice
            assert choice is not None
            return self.senses.actions.index(int(action), choice)  # says what is wrong
        return NONE

    def _forfeit(self, agent: str) -> None:
        """The agent that answered illegally loses, and nobody wins."""
        seat = self._seats[agent]
        self._finish([LOST if at == seat else 0.0 for at in range(self.setup.players)], cut=False)

    def _shape(self) -> None:
        """Return what this answer changed in the standing of each seat."""
        now = self._standings()
        for agent, new, old in zip(self.possible_agents, now, self._stands, strict=True):
            self.rewards[agent] += self.shaping * (new - old)
        self._stands = now
        self._paid = True

    def _finish(self, prizes: list[float], cut: bool) -> None:
        for agent, prize in zip(self.possible_agents, prizes, strict=True):
            self.terminations[agent] = not cut
            self.truncations[agent] = cut
            self.rewards[agent] += 0.0 if cut else prize
        self._paid = self._over = True
        self._legal = []
        self.agent_selection = self.agents[0]

    # looking ------------------------------------------------------------------------------------

    def observe(self, agent: str) -> Observation:
        """Return what an agent may know, and which actions are legal for it now."""
        seat, state = self._seats[agent], self.match.state
        return {
            "observation": self.senses.numbers(state, seat),
            "action_mask": self.senses.mask(self._legal if agent == self.agent_selection else []),
        }

    def render(self) -> str | None:
        """Return what happened since the last call and what is asked, for the seat asked."""
        if self.reader is None:
            return None
        text = self.reader.read(self.match)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Do nothing: no resource is held open."""
