"""The marshal: plays the deputy's best ideas out in imagined worlds, and takes the best of them.

A world is a whole state that fits the view, the hidden roles as likely as the deputy thinks they
are. Every idea is tried in the same worlds, so that luck is the same for all; the deputy's own is
given up only for one that did better beyond chance.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Final

from posse.bots.base import Bot, Reason
from posse.bots.marshal.ahead import Ahead
from posse.engine.chance import Chance
from posse.engine.choice import Choice
from posse.engine.event import Event
from posse.engine.game import game
from posse.engine.state import State

# worlds after which hopeless ideas are dropped
LOOKS: Final = (8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256)
HOPELESS: Final = 2.0  # standard errors behind the best


class Marshal(Bot):
    """Thinks for `seconds`, or in a fixed number of `worlds`: then it can be repeated."""

    ahead: type[Ahead]
    worlds: int | None = 0

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.game = game(self.ahead.game)
        self.deputy = self.ahead.deputy(seed)
        self.seen = (0, 0)  # worlds and playouts of the last choice

    def observe(self, events: list[Event]) -> None:
        self.deputy.observe(events)

    def choose(self, view: State, choice: Choice) -> int:
        until = time.monotonic() + self.seconds
        first = self.deputy.choose(view, choice)
        self.why = self.deputy.why
        self.seen = (0, 0)
        if len(choice.options) == 1 or (not self.worlds and self.seconds <= 0):
            return first
        ahead = self.ahead(view, choice, self.deputy)
        ideas = ahead.ideas(first)
        if len(ideas) < 2:
            return first
        trial = self.think(ahead, ideas, until)
        self.seen = (trial.worlds, trial.playouts)
        found = trial.verdict()
        if found != first:
            n, m = trial.score(found)
            self.why = Reason("why-ahead", worlds=trial.worlds, n=n, m=m)
        return found

    def think(self, ahead: Ahead, ideas: list[int], until: float) -> Trial:
        """Try the ideas in world after world, while there is time and something to find out."""
        trial = Trial(ideas, ahead.least, ahead.sure)
        worlds = ahead.worlds()
        while len(trial.alive) > 1 and (not self.worlds or trial.worlds < self.worlds):
            roles = self.rng.choices(*worlds)[0] if worlds else None
            chance = Chance(self.rng.randbytes(32))
            state = self.game.imagine(ahead.supposing(roles), chance)
            for index in trial.alive:
                if not self.worlds and time.monotonic() > until:
                    return trial
                trial.note(index, ahead.playout(state, index, self.rng))
            trial.worlds += 1
            if trial.worlds in LOOKS:
                trial.drop()
        return trial


class Trial:
    """How the ideas did, world by world; the first one is the deputy's."""

    def __init__(self, ideas: list[int], least: float = 0.0, sure: float = 2.0) -> None:
        self.first = ideas[0]
        self.least = least
        self.sure = sure
        self.alive = ideas
        self.values: dict[int, list[float]] = {index: [] for index in ideas}
        self.worlds = 0  # in which all of them were tried
        self.playouts = 0

    def note(self, index: int, value: float) -> None:
        self.values[index].append(value)
        self.playouts += 1

    def mean(self, index: int) -> float:
        return sum(self.values[index][: self.worlds]) / self.worlds

    def lead(self, index: int, other: int) -> tuple[float, float]:
        """How much better one did than another in the worlds both saw, and its standard error."""
        pairs = list(zip(self.values[index], self.values[other], strict=False))[: self.worlds]
        gaps = [a - b for a, b in pairs]
        mean = sum(gaps) / len(gaps)
        spread = sum([(gap - mean) ** 2 for gap in gaps])
        return mean, sqrt(spread / (len(gaps) * max(1, len(gaps) - 1)))

    def drop(self) -> None:
        """Go on with those that may still be the best."""
        top = max(self.alive, key=self.mean)
        self.alive = [index for index in self.alive if index == top or self.hopes(index, top)]

    def hopes(self, index: int, top: int) -> bool:
        """May it still be the best, and by so much that it matters?"""
        behind, error = self.lead(top, index)
        if behind > HOPELESS * error:
            return False
        ahead, error = self.lead(index, self.first)
        return index == self.first or ahead + HOPELESS * error > self.least

    def score(self, index: int) -> tuple[int, int]:
        """In how many worlds an idea did better than the first one, and in how many worse."""
        pairs = list(zip(self.values[index], self.values[self.first], strict=False))
        seen = pairs[: self.worlds]
        return sum(a > b for a, b in seen), sum(a < b for a, b in seen)

    def verdict(self) -> int:
        """The idea to follow: the first one, unless another did better beyond chance."""
        if self.worlds < LOOKS[0]:  # too few to say anything
            return self.first
        top = max(self.alive, key=self.mean)
        if top == self.first:
            return top
        mean, error = self.lead(top, self.first)
        return top if mean > max(self.least, self.sure * error) else self.first
