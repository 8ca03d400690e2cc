"""Questions of Pat Brennan and Vera Custer before or in phase I."""

from __future__ import annotations

from posse.engine.choice import Option
from posse.engine.frame import SeatFrame
from posse.games.bang import topics, verb_names
from posse.games.bang.packs.dodge_city import topics as dodge_city_topics
from posse.games.bang.state import BangState
from posse.games.bang.targets import may_hold
from posse.games.bang.verbs import borrow, draw, take


class Fetch(SeatFrame):
    """Two cards from the deck, or one in front of another player?"""

    def step(self, g: BangState) -> None:
        options = [Option(verb_names.DECK)]
        for at in g.others(self.seat):
            cards = [card for card in g.front[at] if may_hold(g, self.seat, card)]
            options += [Option(verb_names.TAKE, card, at) for card in cards]
        g.ask(self.seat, topics.DRAW, options)

    def answer(self, g: BangState, option: Option) -> None:
        g.pop()
        if option.verb == verb_names.DECK:
            draw(g, self.seat, 2)
        else:
            take(g, self.seat, option.seat, option.card)


class Mimic(SeatFrame):
    """Whose ability does Vera Custer borrow? Any other player in play."""

    def step(self, g: BangState) -> None:
        g.ask(
            self.seat,
            dodge_city_topics.MIMIC,
            [Option(verb_names.MIMIC, seat=at) for at in g.others(self.seat)],
        )

    def answer(self, g: BangState, option: Option) -> None:
        g.pop()
        borrow(g, self.seat, option.seat)
