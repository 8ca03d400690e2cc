"""The forty cards: four suits of ten. A card is its number."""

from __future__ import annotations

from typing import Final

from posse.engine.ids import Card
from posse.engine.layout import Figure

RANKS: Final = 10
KINDS: Final = ("spur", "lasso", "boot", "badge")
SUITS: Final = "SHDC"
COLOURS: Final = ("black", "red", "brown", "blue")
TRUMP: Final = 0  # spurs
CARDS: Final = [Card(number) for number in range(RANKS * len(KINDS))]
DEALT: Final = 8  # cards of each player


def suit(card: Card) -> int:
    """Return the number of the suit."""
    return card // RANKS


def rank(card: Card) -> int:
    """Return the rank, from 1 to 10."""
    return card % RANKS + 1


def text(card: Card) -> str:
    """Return the text form: `7S`."""
    return f"{rank(card)}{SUITS[suit(card)]}"


def figure(card: Card) -> Figure:
    """Return what is printed on the card."""
    kind = suit(card)
    return Figure(KINDS[kind], SUITS[kind], str(rank(card)), COLOURS[kind], KINDS[kind])


def beats(card: Card, best: Card) -> bool:
    """Return True if a card that is played later takes the trick from the best one so far."""
    if suit(card) == suit(best):
        return card > best
    return suit(card) == TRUMP
