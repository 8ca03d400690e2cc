"""What a game tells the marshal: which ideas to try, how matches go on, what a table is worth."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from posse.bots.base import Bot
from posse.engine.choice import Choice
from posse.engine.ids import Seat
from posse.engine.state import State

Roles = tuple[int, ...]
Told = dict[str, int | str]
Facts = tuple[bool, ...]  # facts at the end of a playout, in the order of `Lookahead.told`
Worlds = tuple[list[Roles], list[float]]  # every possible deal of the roles, and how likely it is


class Lookahead:
    """One question, thought through. Each game has a subclass."""

    game: ClassVar[str] = ""
    deputy: ClassVar[type[Bot]] = Bot
    most: ClassVar[int] = 5  # ideas that are tried
    least: ClassVar[float] = 0.004  # of the chance to win: smaller differences do not matter
    sure: ClassVar[float] = 2.0  # standard errors by which another idea must lead the deputy's
    horizon: ClassVar[int] = 400  # answers after which a playout is judged

    def __init__(self, view: Any, choice: Choice, deputy: Any) -> None:
        """`deputy` has just answered the question and knows all that can be known."""
        self.view = view
        self.choice = choice
        self.advice = deputy
        self.me: Seat = view.me
        self.first = -1  # the deputy's answer
        self.told: list[Told] = []  # the facts that a reason can name

    def ideas(self, first: int) -> list[int]:
        """Return the deputy's answer, then its next best ones; never a blunder."""
        marks, count = self.advice.marks, len(self.choice.options)
        self.first = first
        if count == 1 or len(marks) != count:
            return [first]
        others = [i for i in range(count) if i != first and self.sane(i)]
        others.sort(key=lambda i: (-marks[i], i))
        return [first, *others[: self.most - 1]]

    def sane(self, index: int) -> bool:  # noqa: ARG002
        """Return True if the option is worth thinking about."""
        return True

    def worlds(self) -> Worlds | None:
        """Return how the hidden roles may lie; None if no role is hidden."""
        return None

    def supposing(self, roles: Roles | None) -> State:
        """Return the view with these roles."""
        if roles is None:
            return self.view  # type: ignore[no-any-return]
        known = self.view.clone()
        known.role = list(roles)
        return known  # type: ignore[no-any-return]

    def playout(self, state: Any, index: int, rng: random.Random) -> tuple[float, Facts]:
        """Answer with the option and play on; return the value of the end and what happened."""
        g = state.clone()
        g.apply(index)
        for _ in range(self.horizon):
            choice = g.choice
            if choice is None or self.over(g):
                break
            if len(choice.options) == 1:
                g.apply(0)
                continue
            g.me = choice.seat
            g.apply(self.pick(g, choice, rng))
        return self.value(g), self.facts(g)

    def over(self, g: Any) -> bool:  # noqa: ARG002
        """Return True if the playout can be judged now."""
        return False

    def pick(self, g: Any, choice: Choice, rng: random.Random) -> int:  # noqa: ARG002
        """Return a quick answer for the seat that is asked."""
        raise AssertionError(self.game)

    def value(self, g: Any) -> float:
        """Return how likely I win from here, from 0 to 1."""
        return float(self.me in g.winners)

    def facts(self, g: Any) -> Facts:  # noqa: ARG002
        """Return what a person would say about the end of the playout."""
        return ()
