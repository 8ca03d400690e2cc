"""Somebody is about to lose life points: Beer and the like, then the loss and what it sets off."""

from __future__ import annotations

from typing import Any

from posse.engine.choice import ALL, NONE, Option
from posse.engine.frame import Frame
from posse.games.bang.frames.death import Death
from posse.games.bang.sources import character_of, powers
from posse.games.bang.state import BangState
from posse.games.bang.targets import answers
from posse.games.bang.verbs import play

TAKE = Option("take")


class Hurt(Frame):
    """`by` owns `card`, which does it (the owner principle); NONE for Dynamite."""

    def __init__(self, at: int, n: int, by: int, card: int) -> None:
        self.at = at
        self.n = n
        self.by = by
        self.card = card

    def step(self, g: BangState) -> None:
        if self.n > 0 and self._may_save(g):
            options = answers(g, self.at, "beer") if len(g.ring) > 2 else []
            character_of(g, self.at).save_options(g, self.at, options)
            options.append(TAKE)
            g.ask(self.at, "save", options, self.card, self.by, self.n)
        else:
            self._land(g)

    def _may_save(self, g: BangState) -> bool:
        """Asked by public facts only: hand cards, persons in play, character."""
        beer = len(g.hand[self.at]) > 0 and len(g.ring) > 2
        return beer or character_of(g, self.at).may_save(g, self.at)

    def answer(self, g: BangState, option: Option) -> None:
        if option.verb == "take":
            self._land(g)
            return
        g.swap(Hurt(self.at, self.n - 1, self.by, self.card))
        if option.verb == "beer":  # prevents one point of the loss, in or out of turn (B5)
            play(g, self.at, option.card, NONE, "beer")
        else:
            character_of(g, self.at).perform(g, self.at, option)

    def _land(self, g: BangState) -> None:
        g.pop()
        if self.n <= 0:
            return
        g.life[self.at] -= self.n
        g.emit("hurt", self.at, self.card, self.by, self.n, see=ALL)
        if g.life[self.at] <= 0:
            g.push(Death(self.at, self.by))
            return
        for power in powers(g, self.at):
            power.hurt(g, self.at, self.n, self.by)

    def parts(self) -> tuple[Any, ...]:
        return (self.at, self.n, self.by, self.card)
