"""A price in cards, paid one by one; then what was bought with it."""

from __future__ import annotations

from posse.engine.choice import Option
from posse.engine.frame import Frame
from posse.engine.ids import NONE, Card, Seat, Source
from posse.games.bang import topics, verb_names
from posse.games.bang.sources import power_of
from posse.games.bang.state import BangState
from posse.games.bang.verbs import discard


class Pay(Frame):
    """`left` cards are still to be discarded for what the power `src` does to `at`."""

    def __init__(
        self, seat: Seat, src: Source, at: Seat, left: int, paid: tuple[Card, ...] = ()
    ) -> None:
        self.seat = seat
        self.src = src
        self.at = at
        self.left = left
        self.paid = paid

    def step(self, g: BangState) -> None:
        if self.seat not in g.ring:  # the card that was paid kept the seat in play
            g.pop()
            return
        if self.left == 0:
            g.pop()
            self.bought(g)
            return
        options = [Option(verb_names.DISCARD, card) for card in self.coins(g)]
        g.ask(self.seat, topics.PAY, options, max(self.src, NONE), self.at, self.left)

    def answer(self, g: BangState, option: Option) -> None:
        g.swap(self.fewer((*self.paid, option.card)))
        discard(g, self.seat, option.card)

    def fewer(self, paid: tuple[Card, ...]) -> Frame:
        return Pay(self.seat, self.src, self.at, self.left - 1, paid)

    def coins(self, g: BangState) -> list[Card]:
        return power_of(g, self.seat, self.src).coins(g, self.seat, self.at, self.paid)

    def bought(self, g: BangState) -> None:
        power = power_of(g, self.seat, self.src)
        power.bought(g, self.seat, self.src, self.at, self.paid)
