"""A player who was in play only by the Ghost Car loses it."""

from __future__ import annotations

from posse.engine.frame import Frame
from posse.engine.ids import NOBODY, Seat
from posse.games.bang.frames.death import end, take_out
from posse.games.bang.frames.simultaneous import waits_for_all
from posse.games.bang.state import BangState
from posse.games.bang.verbs import discard_all
from posse.games.sheriff.roles import outcome


class Fade(Frame):
    """Out without a reward, and no ability reacts. The player's cards go to the pile."""

    def __init__(self, at: Seat) -> None:
        self.at = at

    def step(self, g: BangState) -> None:
        g.pop()
        take_out(g, self.at, NOBODY)
        discard_all(g, self.at)
        if not waits_for_all(g):
            end(g, outcome(g.role, g.ring, [self.at], NOBODY))
