"""Somebody who was in play by the Ghost Car alone loses it."""

from __future__ import annotations

from typing import Any

from posse.engine.choice import NONE
from posse.engine.frame import Frame
from posse.games.bang.frames.death import end, take_out
from posse.games.bang.state import BangState
from posse.games.bang.verbs import discard_all


class Fade(Frame):
    """Out without a reward, and no ability takes note of it; his cards go to the pile."""

    def __init__(self, at: int) -> None:
        self.at = at

    def step(self, g: BangState) -> None:
        g.pop()
        side = take_out(g, self.at, NONE)
        discard_all(g, self.at)
        end(g, side)

    def parts(self) -> tuple[Any, ...]:
        return (self.at,)
