"""The marshal: plays the deputy's best ideas out in imagined worlds, and takes the best.

A world is a whole state that fits the view. Hidden roles are as likely as the deputy thinks. All
ideas are tried in the same worlds, so luck is the same for all. The marshal follows another idea
than the deputy's only if it did better beyond chance.
"""

from __future__ import annotations

import time

from posse.bots.base import Bot
from posse.bots.marshal.comparison import LOOKS, Comparison
from posse.bots.marshal.lookahead import Lookahead
from posse.bots.marshal.reasons import reason
from posse.engine.chance import Chance
from posse.engine.choice import Choice
from posse.engine.event import Event
from posse.engine.game import game
from posse.engine.state import State


class Marshal(Bot):
    """Thinks for `seconds`, or in a fixed number of `worlds`, which can be repeated."""

    lookahead: type[Lookahead]
    worlds: int | None = 0

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.game = game(self.lookahead.game)
        self.deputy = self.lookahead.deputy(seed)
        self.seen = (0, 0)  # worlds and playouts of the last choice

    def observe(self, events: list[Event]) -> None:
        self.deputy.observe(events)

    def choose(self, view: State, choice: Choice) -> int:
        until = time.monotonic() + self.seconds
        first = self.deputy.choose(view, choice)
        self.because = self.deputy.because
        self.seen = (0, 0)
        if len(choice.options) == 1 or (not self.worlds and self.seconds <= 0):
            return first
        lookahead = self.lookahead(view, choice, self.deputy)
        ideas = lookahead.ideas(first)
        if len(ideas) < 2:
            return first
        comparison = self.think(lookahead, ideas, until)
        self.seen = (comparison.worlds, comparison.playouts)
        found = comparison.verdict()
        if found != first:
            self.because = lambda: reason(lookahead.told, comparison, found)
        return found

    def think(self, lookahead: Lookahead, ideas: list[int], until: float) -> Comparison:
        """Try the ideas in world after world, while there is time and a doubt."""
        comparison = Comparison(ideas, lookahead.least, lookahead.sure)
        worlds = lookahead.worlds()
        while len(comparison.alive) > 1 and (not self.worlds or comparison.worlds < self.worlds):
            roles = self.rng.choices(*worlds)[0] if worlds else None
            chance = Chance(self.rng.randbytes(32))
            state = self.game.imagine(lookahead.supposing(roles), chance)
            for index in comparison.alive:
                if not self.worlds and time.monotonic() > until:
                    return comparison
                comparison.note(index, *lookahead.playout(state, index, self.rng))
            comparison.worlds += 1
            if comparison.worlds in LOOKS:
                comparison.drop()
        return comparison
