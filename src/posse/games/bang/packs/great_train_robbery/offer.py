"""Cards from the deck that a player may draw but need not (decision B41)."""

from __future__ import annotations

from posse.engine.choice import Option
from posse.engine.frame import Frame
from posse.engine.ids import Card, Seat
from posse.games.bang import verb_names
from posse.games.bang.cards import CARDS
from posse.games.bang.frames.leave_out import DECLINE
from posse.games.bang.packs.great_train_robbery import topics as train_topics
from posse.games.bang.power import HIDES
from posse.games.bang.state import BangState
from posse.games.bang.verbs import draw

DRAW = Option(verb_names.DECK)


class Offer(Frame):
    """Offers `n` cards to the seat. It is asked if an empty hand may be worth more to it."""

    def __init__(self, seat: Seat, n: int, src: Card) -> None:
        self.seat = seat
        self.n = n
        self.src = src  # the card that offers them, or NONE

    def step(self, g: BangState) -> None:
        if hides_by_a_card(g, self.seat):
            g.ask(self.seat, train_topics.OFFER, [DRAW, DECLINE], self.src, n=self.n)
        else:
            g.pop()
            draw(g, self.seat, self.n)

    def answer(self, g: BangState, option: Option) -> None:
        g.pop()
        if option.verb == verb_names.DECK:
            draw(g, self.seat, self.n)


def offer(g: BangState, seat: Seat, n: int, src: Card) -> None:
    """Draw at once, unless the seat has to be asked."""
    if hides_by_a_card(g, seat):
        g.push(Offer(seat, n, src))
    else:
        draw(g, seat, n)


def hides_by_a_card(g: BangState, seat: Seat) -> bool:
    """Return True if a Private Car lies in front of the seat. All players see that."""
    if not g.card_hooks & HIDES:
        return False
    return any([CARDS[card].power.hooks & HIDES > 0 for card in g.front[seat]])
