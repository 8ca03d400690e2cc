"""What a game tells the marshal: which ideas to try, how matches go on, what a table is worth."""

from __future__ import annotations

import random
from typing import Any

from posse.bots.base import Bot
from posse.engine.choice import Choice
from posse.engine.state import State

Roles = tuple[int, ...]
Worlds = tuple[list[Roles], list[float]]  # every way the roles may lie, and how likely it is


class Ahead:
    """Subclassed by each game."""

    game: str = ""
    deputy: type[Bot] = Bot
    most: int = 5  # ideas that are tried
    horizon: int = 400  # answers after which a playout is judged as it stands

    def ideas(self, first: int, marks: list[float], choice: Choice) -> list[int]:
        """The deputy's answer, then what it liked next; answers it likes the same are one."""
        count = len(choice.options)
        if count == 1:
            return [first]
        if len(marks) != count:
            return [first, *[i for i in range(count) if i != first]][: self.most]
        order = sorted(range(count), key=lambda i: (i != first, -marks[i], i))
        return order[: self.most]

    def worlds(self, view: Any, deputy: Any) -> Worlds | None:  # noqa: ARG002
        """How the hidden roles may lie; None where nobody has one."""
        return None

    def supposing(self, view: Any, roles: Roles | None) -> State:
        """The view with these roles."""
        if roles is None:
            return view  # type: ignore[no-any-return]
        known = view.clone()
        known.role = list(roles)
        return known  # type: ignore[no-any-return]

    def playout(self, state: Any, index: int, me: int, rng: random.Random) -> float:
        """Answer with the option, then let everybody go on; what it came to for me."""
        g = state.clone()
        g.apply(index)
        for _ in range(self.horizon):
            choice = g.choice
            if choice is None or self.over(g, state):
                break
            if len(choice.options) == 1:
                g.apply(0)
                continue
            g.me = choice.seat
            g.apply(self.pick(g, choice, rng))
        return self.value(g, me)

    def over(self, g: Any, start: Any) -> bool:  # noqa: ARG002
        """Has the playout come to a point where it can be judged?"""
        return False

    def pick(self, g: Any, choice: Choice, rng: random.Random) -> int:  # noqa: ARG002
        """What whoever is asked answers, quickly."""
        raise AssertionError(self.game)

    def value(self, g: Any, me: int) -> float:
        """From 0 to 1: how likely I win from here."""
        return float(me in g.winners)
