"""The bot `rider`: it takes a trick as cheaply as it can, and otherwise throws its lowest card."""

from __future__ import annotations

from posse.bots import Bot
from posse.engine.choice import Choice
from posse.engine.ids import Card
from posse.engine.state import State
from posse_saddle.cards import TRUMP, beats, rank, suit
from posse_saddle.frames import BAG
from posse_saddle.state import SaddleState

SURE = 8  # a card from this rank on most often takes the trick that it leads


class Rider(Bot):
    """Knows its own hand and the trick, and nothing else."""

    def choose(self, view: State, choice: Choice) -> int:
        """Return the number of the option."""
        assert isinstance(view, SaddleState)
        cards = [option.card for option in choice.options]
        card = stowed(cards) if choice.topic == BAG else played(view, cards)
        return cards.index(card)


def strength(card: Card) -> int:
    """Return how much a card is worth in a trick."""
    return rank(card) + (20 if suit(card) == TRUMP else 0)


def stowed(cards: list[Card]) -> Card:
    """Return a ten if there is one that is no trump, else the weakest card."""
    tens = [card for card in cards if rank(card) == 10 and suit(card) != TRUMP]
    return max(tens) if tens else min(cards, key=strength)


def played(view: SaddleState, cards: list[Card]) -> Card:
    """Return the card for the trick as it lies."""
    if not view.trick:
        high = [card for card in cards if rank(card) >= SURE]
        return max(high, key=strength) if high else min(cards, key=strength)
    best = view.trick[0]
    for card in view.trick:
        if beats(card, best):
            best = card
    takes = [card for card in cards if beats(card, best)]
    return min(takes or cards, key=strength)
