"""The blue cards that are no weapons, horses or maps."""

from __future__ import annotations

from posse.engine.ids import NONE, Seat
from posse.games.bang.cards import CARDS
from posse.games.bang.packs.great_train_robbery.offer import offer
from posse.games.bang.power import Power
from posse.games.bang.state import BangState


class Offering(Power):
    """When something happens, its holder may draw a card."""

    def offer(self, g: BangState, me: Seat) -> None:
        here = [card for card in g.front[me] if CARDS[card].power is self]
        offer(g, me, 1, here[0] if here else NONE)


class Refund(Offering):
    """Draws a card when another player takes or discards a card of the holder (decision B19)."""

    def robbed(self, g: BangState, me: Seat) -> None:
        self.offer(g, me)


class Strongbox(Offering):
    """Draws a card at the end of the turn."""

    def ends(self, g: BangState, me: Seat) -> None:
        self.offer(g, me)
