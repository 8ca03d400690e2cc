"""The five dice: their six faces, and sets of dice as bit masks (bit 0 is the first die)."""

from __future__ import annotations

from typing import Final

from posse.engine.ids import Card

ARROW: Final = 0
DYNAMITE: Final = 1
ONE: Final = 2
TWO: Final = 3
BEER: Final = 4
GATLING: Final = 5

FACES: Final = ("arrow", "dynamite", "one", "two", "beer", "gatling")
LETTERS: Final = "AD12BG"  # the same, as scenarios write them

# by face: what stands for it in the `card` of a choice or event
FACE_CARDS: Final[list[Card]] = [Card(face) for face in range(len(FACES))]

DICE: Final = 5
ALL_DICE: Final = (1 << DICE) - 1
STOPPING: Final = 3  # dynamite faces that end the rolling and cost a life point

# mask -> the dice in it, in ascending order
DICE_IN: Final[list[list[int]]] = [
    [die for die in range(DICE) if mask >> die & 1] for mask in range(ALL_DICE + 1)
]
