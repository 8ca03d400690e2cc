"""The options. They never change, so each is made once and shared by all matches."""

from __future__ import annotations

from typing import Final

from posse.engine.choice import Option
from posse.engine.ids import NONE, Seat, Verb
from posse.games.dice import verb_names
from posse.games.dice.faces import ALL_DICE
from posse.games.sheriff.roles import DEALT

PASS: Final = Option(verb_names.PASS)
STOP: Final = Option(verb_names.STOP)
_ROLL: Final = [Option(verb_names.ROLL, n=mask) for mask in range(ALL_DICE + 1)]

# mask of the dice that may be rolled again -> stop, or any combination of them
REROLLS: Final[list[list[Option]]] = [
    [STOP] + [_ROLL[mask] for mask in range(1, ALL_DICE + 1) if not mask & ~free]
    for free in range(ALL_DICE + 1)
]


def at_seats(verb: Verb) -> list[Option]:
    """Return by seat the option with this verb and this seat."""
    return [Option(verb, NONE, Seat(seat)) for seat in range(max(DEALT))]


BLESS: Final = at_seats(verb_names.BLESS)
SHOOT: Final = at_seats(verb_names.SHOOT)
DOUBLE: Final = at_seats(verb_names.DOUBLE)
DRINK: Final = at_seats(verb_names.DRINK)
CLEAR: Final = at_seats(verb_names.CLEAR)
