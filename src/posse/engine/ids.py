"""Types for ids and names. At run time they are plain ints and texts.

>>> Seat(2) + 1  # an id is an int, and the result of a calculation is an int too
3
"""

from __future__ import annotations

from typing import Final, NewType

Seat = NewType("Seat", int)  # a place at the table: 0 is the first one
Card = NewType("Card", int)  # an index into the game's table of cards
Source = NewType("Source", Card)  # the card that an ability comes from, or CHARACTER
Mask = NewType("Mask", int)  # a set of seats: bit n is seat n
Topic = NewType("Topic", str)  # what a question is about: declared in the `topics` of a game
Verb = NewType("Verb", str)  # names an option or event: declared in the `verb_names` of a game

NONE: Final = Card(-1)  # no card; in a view also an unknown card or role
CHARACTER: Final = Source(Card(-2))  # in place of a card: the seat's own ability
HAND: Final = Card(-3)  # in place of a card: some card of a hand, picked at random

NOBODY: Final = Seat(-1)  # no seat
SPECTATOR: Final = Seat(15)  # the seat number of a spectator

NO_VERB: Final = Verb("")  # the symbol of a card that cannot be used as an answer

NO_SEATS: Final = Mask(0)
ALL: Final = Mask(0xFFFF)  # every seat and every spectator
# by seat: the set that holds only this seat
MASK_OF: Final = [Mask(1 << number) for number in range(16)]
EVERY_SEAT: Final = [
    Seat(number) for number in range(SPECTATOR)
]  # all possible seats; never changed


def seats_at(count: int) -> list[Seat]:
    """Return the seats of a table with so many players, in order."""
    return EVERY_SEAT[:count]
