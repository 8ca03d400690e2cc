"""A person is eliminated: role, cards, end of the match, reward or penalty (decision B8)."""

from __future__ import annotations

from typing import Any

from posse.engine.frame import Frame
from posse.games.bang.sources import character_of
from posse.games.bang.state import BangState
from posse.games.bang.verbs import discard_all, draw, inherit
from posse.games.sheriff.roles import DEPUTY, OUTLAW, SHERIFF, outcome, winners

REWARD = 3  # cards for whoever eliminates an Outlaw


class Death(Frame):
    """`by` owns the card that did it; NONE if nobody does."""

    def __init__(self, at: int, by: int) -> None:
        self.at = at
        self.by = by

    def step(self, g: BangState) -> None:
        g.pop()
        g.put_out(self.at)
        g.emit("out", self.at, other=self.by, n=g.role[self.at])
        self._clear(g)
        side = outcome(g.role, g.ring)
        if side:  # at each elimination, in the middle of anything (decision B1)
            g.shown = (1 << len(g.role)) - 1
            g.emit("win", -1, n=("law", "outlaws", "renegade").index(side))
            g.finish(side, winners(g.role, g.ring, side))
        else:
            self._settle(g)

    def _clear(self, g: BangState) -> None:
        for seat in g.clockwise(self.at):
            if character_of(g, seat).heir:
                inherit(g, seat, self.at)
                return
        discard_all(g, self.at)

    def _settle(self, g: BangState) -> None:
        if self.by not in g.ring:  # nobody did it, or the killer is out himself
            return
        if g.role[self.at] == OUTLAW:
            g.emit("reward", self.by, n=REWARD)
            draw(g, self.by, REWARD)
        elif g.role[self.at] == DEPUTY and g.role[self.by] == SHERIFF:
            g.emit("penalty", self.by)
            discard_all(g, self.by)

    def parts(self) -> tuple[Any, ...]:
        return (self.at, self.by)
