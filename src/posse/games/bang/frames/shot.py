"""A hit is on its way: Missed!, Barrel and the like, or take it."""

from __future__ import annotations

from typing import Any

from posse.engine.choice import NONE, Option
from posse.engine.frame import Frame
from posse.games.bang.frames.hurt import TAKE, Hurt
from posse.games.bang.sources import power_of, sources
from posse.games.bang.state import BangState
from posse.games.bang.targets import answers
from posse.games.bang.verbs import is_hearts, play


class Shot(Frame):
    """`needed`: how many Missed! are still missing; `used`: sources tried against this shot."""

    def __init__(self, by: int, at: int, card: int, needed: int, used: tuple[int, ...]) -> None:
        self.by = by
        self.at = at
        self.card = card
        self.needed = needed
        self.used = used

    def step(self, g: BangState) -> None:
        if self.needed <= 0:
            g.pop()
            return
        options = answers(g, self.at, "missed")
        for source in sources(g, self.at):
            if source not in self.used:
                power_of(g, self.at, source).shot_options(g, self.at, source, options)
        options.append(TAKE)  # asked even without a card: silence would tell the hand
        g.ask(self.at, "shot", options, self.card, self.by, self.needed)

    def answer(self, g: BangState, option: Option) -> None:
        if option.verb == "take":
            g.swap(Hurt(self.at, 1, self.by, self.card))
        elif option.verb == "missed":
            g.swap(Shot(self.by, self.at, self.card, self.needed - 1, self.used))
            play(g, self.at, option.card, NONE, "missed")
        else:
            used = (*self.used, option.card)
            g.swap(Shot(self.by, self.at, self.card, self.needed, used))
            power_of(g, self.at, option.card).perform(g, self.at, option)

    def returned(self, g: BangState, value: int) -> None:
        """The 'draw!' of a Barrel: hearts count as one Missed!."""
        saved = is_hearts(value)
        g.emit("barrel", self.at, n=int(saved))
        if saved:
            g.swap(Shot(self.by, self.at, self.card, self.needed - 1, self.used))

    def parts(self) -> tuple[Any, ...]:
        return (self.by, self.at, self.card, self.needed, self.used)


class Volley(Frame):
    """One hit for each of `left`, one after the other (Gatling)."""

    def __init__(self, by: int, card: int, left: tuple[int, ...]) -> None:
        self.by = by
        self.card = card
        self.left = left

    def step(self, g: BangState) -> None:
        if not self.left:
            g.pop()
            return
        g.swap(Volley(self.by, self.card, self.left[1:]))
        if self.left[0] in g.ring:
            g.push(Shot(self.by, self.left[0], self.card, 1, ()))

    def parts(self) -> tuple[Any, ...]:
        return (self.by, self.card, self.left)
