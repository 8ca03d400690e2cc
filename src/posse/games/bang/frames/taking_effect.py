"""A card takes effect. Until that is over it does not belong to the pile (decision B28)."""

from __future__ import annotations

from posse.engine.frame import Frame
from posse.engine.ids import Card
from posse.games.bang.cards import CARDS
from posse.games.bang.state import BangState


class Acting(Frame):
    """Lies under everything that the card does. Then the card goes to the pile.

    There it lies below the cards that came to the pile meanwhile: `height` cards are under it.
    """

    def __init__(self, card: Card, height: int) -> None:
        self.card = card
        self.height = height

    def step(self, g: BangState) -> None:
        g.pop()
        if self.card in g.acting:  # no player has taken it
            g.acting.remove(self.card)
            g.pile.insert(self.height, self.card)


def take_effect(g: BangState, card: Card) -> None:
    """Lay the card in the middle of the table while it takes effect."""
    g.acting.append(card)
    g.push(Acting(card, len(g.pile)))


def effect_over(g: BangState) -> None:
    """The card on top of the stack has taken effect. What follows is triggered by it."""
    top = g.stack[-1]
    if isinstance(top, Acting):
        top.step(g)


def pile_is_gone(g: BangState) -> None:
    """The pile became a new deck: cards that take effect now begin the next pile."""
    for at, frame in enumerate(g.stack):
        if isinstance(frame, Acting):
            g.stack[at] = Acting(frame.card, 0)


def played_for(g: BangState, card: Card) -> Card:
    """Return the card on the table for an effect: a Money Bag for the card that it copies (B20)."""
    for frame in g.stack:
        if isinstance(frame, Acting) and (
            frame.card == card or CARDS[frame.card].kind.effect.copies
        ):
            return frame.card
    return card
