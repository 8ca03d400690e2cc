"""A price in hand cards, one after the other; then the life points bought with it."""

from __future__ import annotations

from typing import Any

from posse.engine.choice import Option
from posse.engine.frame import Frame
from posse.games.bang.state import BangState
from posse.games.bang.verbs import discard, heal


class Pay(Frame):
    """`left` cards are still to be discarded; `life` points come back afterwards."""

    def __init__(self, seat: int, left: int, life: int) -> None:
        self.seat = seat
        self.left = left
        self.life = life

    def step(self, g: BangState) -> None:
        if self.left:
            options = [Option("discard", card) for card in g.hand[self.seat]]
            g.ask(self.seat, "pay", options, n=self.left)
        else:
            g.pop()
            heal(g, self.seat, self.life)

    def answer(self, g: BangState, option: Option) -> None:
        discard(g, self.seat, option.card)
        g.swap(Pay(self.seat, self.left - 1, self.life))

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.left, self.life)
