"""Open cards lie in the middle, and each player takes one."""

from __future__ import annotations

from posse.engine.choice import Option
from posse.engine.frame import Frame
from posse.engine.ids import Card, Seat
from posse.games.bang import topics, verb_names
from posse.games.bang.state import BangState
from posse.games.bang.verbs import pick, turn_up
from posse.games.sheriff.each_seat import Each


class Store(Each):
    """Each of `left` picks a card. `shown`: as many cards as players are turned up."""

    def __init__(self, card: Card, left: tuple[Seat, ...], shown: bool = False) -> None:
        super().__init__(left)
        self.card = card
        self.shown = shown

    def among(self, left: tuple[Seat, ...]) -> Frame:
        return Store(self.card, left, self.shown)

    def step(self, g: BangState) -> None:
        if not self.shown:
            turn_up(g, len(self.left))
            g.swap(Store(self.card, self.left, True))
        elif g.shelf:
            super().step(g)
        else:
            g.pop()

    def visit(self, g: BangState, seat: Seat) -> None:
        g.ask(seat, topics.STORE, [Option(verb_names.PICK, card) for card in g.shelf], self.card)

    def answer(self, g: BangState, option: Option) -> None:
        pick(g, self.left[0], option.card, g.shelf)
        g.swap(self.rest())
