"""The Gold Pan: a card with a question of its own."""

from __future__ import annotations

from posse.engine.choice import Option
from posse.engine.frame import SeatFrame
from posse.engine.ids import Card, Seat
from posse.games.bang.effect import Plain
from posse.games.bang.state import BangState
from tests.packs.trading_post import topics as post_topics
from tests.packs.trading_post import verb_names as post_verb_names
from tests.packs.trading_post.post import HOARD, earn

FOUND = 2  # dollars for the purse; the hoard gets one to three
DIGS = 3


class Panning(SeatFrame):
    """Into the purse, or where nobody else sees how much it is?"""

    def step(self, g: BangState) -> None:
        options = [Option(post_verb_names.POCKET), Option(post_verb_names.STASH)]
        g.ask(self.seat, post_topics.PAN, options)

    def answer(self, g: BangState, option: Option) -> None:
        g.pop()
        if option.verb == post_verb_names.POCKET:
            earn(g, self.seat, FOUND)
        else:
            found = 1 + g.chance.below(DIGS)
            HOARD.put(g, self.seat, min(HOARD.most, HOARD.of(g, self.seat) + found))


class GoldPan(Plain):
    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        g.push(Panning(me))
