"""BANG! cards are discarded in answer: the Duel, and Indians!."""

from __future__ import annotations

from typing import Any

from posse.engine.choice import NONE, Option
from posse.engine.frame import Frame
from posse.games.bang.frames.hurt import TAKE, Hurt
from posse.games.bang.state import BangState
from posse.games.bang.targets import answers
from posse.games.bang.verbs import play


class Duel(Frame):
    """`now` must answer `by` or the challenged; whoever stops loses a point to by's card."""

    def __init__(self, by: int, rival: int, now: int, card: int) -> None:
        self.by = by
        self.rival = rival
        self.now = now
        self.card = card

    def step(self, g: BangState) -> None:
        foe = self.rival if self.now == self.by else self.by
        g.ask(self.now, "duel", [*answers(g, self.now, "bang"), TAKE], self.card, foe)

    def answer(self, g: BangState, option: Option) -> None:
        if option.verb == "take":
            g.swap(Hurt(self.now, 1, self.by, self.card))
            return
        play(g, self.now, option.card, NONE, "bang")
        turn = self.rival if self.now == self.by else self.by
        g.swap(Duel(self.by, self.rival, turn, self.card))

    def parts(self) -> tuple[Any, ...]:
        return (self.by, self.rival, self.now, self.card)


class Indians(Frame):
    """Each of `left` in turn discards a BANG! or loses a point."""

    def __init__(self, by: int, card: int, left: tuple[int, ...]) -> None:
        self.by = by
        self.card = card
        self.left = left

    def step(self, g: BangState) -> None:
        if not self.left:
            g.pop()
            return
        seat = self.left[0]
        if seat not in g.ring:
            g.swap(Indians(self.by, self.card, self.left[1:]))
            return
        g.ask(seat, "indians", [*answers(g, seat, "bang"), TAKE], self.card, self.by)

    def answer(self, g: BangState, option: Option) -> None:
        seat = self.left[0]
        g.swap(Indians(self.by, self.card, self.left[1:]))
        if option.verb == "take":
            g.push(Hurt(seat, 1, self.by, self.card))
        else:
            play(g, seat, option.card, NONE, "bang")

    def parts(self) -> tuple[Any, ...]:
        return (self.by, self.card, self.left)
