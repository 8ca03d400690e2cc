"""Open cards in the middle, and everybody takes one."""

from __future__ import annotations

from typing import Any

from posse.engine.choice import Option
from posse.engine.frame import Frame
from posse.games.bang.state import BangState
from posse.games.bang.verbs import pick


class Store(Frame):
    """`seat` picks now; it ends when the shelf is empty."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def step(self, g: BangState) -> None:
        if g.shelf:
            g.ask(self.seat, "store", [Option("pick", card) for card in g.shelf], self.card)
        else:
            g.pop()

    def answer(self, g: BangState, option: Option) -> None:
        pick(g, self.seat, option.card, g.shelf)
        g.swap(Store(g.after(self.seat), self.card))

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.card)
