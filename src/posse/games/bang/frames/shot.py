"""A hit is on its way: Missed!, Barrel and the like, or take it."""

from __future__ import annotations

from typing import Any

from posse.engine.choice import Option
from posse.engine.frame import Frame
from posse.games.bang.frames.hurt import TAKE, Hurt
from posse.games.bang.frames.played import answer_with
from posse.games.bang.frames.sweep import Sweep
from posse.games.bang.power import SHOT_OPTIONS
from posse.games.bang.sources import power_of, speakers
from posse.games.bang.state import BangState
from posse.games.bang.targets import answers


class Shot(Frame):
    """`needed`: how many Missed! are still missing; `used`: sources tried against this shot.

    `card` is NONE for the hit of an ability.
    """

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
        for source in speakers(g, self.at, SHOT_OPTIONS):
            if source not in self.used:
                power_of(g, self.at, source).shot_options(g, self.at, source, options)
        options.append(TAKE)  # asked even without a card: silence would tell the hand
        g.ask(self.at, "shot", options, self.card, self.by, self.needed)

    def answer(self, g: BangState, option: Option) -> None:
        if option.verb == "take":
            g.swap(Hurt(self.at, 1, self.by, self.card))
        elif option.verb == "missed":
            parry(g)
            answer_with(g, self.at, option.card, "missed")
        else:
            used = (*self.used, option.card)
            g.swap(Shot(self.by, self.at, self.card, self.needed, used))
            power_of(g, self.at, option.card).perform(g, self.at, option)

    def parts(self) -> tuple[Any, ...]:
        return (self.by, self.at, self.card, self.needed, self.used)


def parry(g: BangState) -> int:
    """The shot on top meets one Missed!, or what counts as one; how many more it takes."""
    shot = g.stack[-1]
    assert isinstance(shot, Shot)
    needed = shot.needed - 1
    g.swap(Shot(shot.by, shot.at, shot.card, needed, shot.used))
    return needed


class Volley(Sweep):
    """One hit for each of `left` (Gatling)."""

    def rest(self) -> Frame:
        return Volley(self.by, self.card, self.left[1:])

    def strike(self, g: BangState, seat: int) -> None:
        g.swap(self.rest())
        g.push(Shot(self.by, seat, self.card, 1, ()))
