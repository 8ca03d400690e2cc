"""Options never change, so each is made once and shared by all matches."""

from __future__ import annotations

from typing import Final

from posse.engine.choice import Option
from posse.engine.ids import NONE, Seat
from posse.games.dice.faces import ALL_DICE
from posse.games.sheriff.roles import DEALT

PASS: Final = Option("pass")
STOP: Final = Option("stop")
_ROLL: Final = [Option("roll", n=mask) for mask in range(ALL_DICE + 1)]

# mask of the dice that may be rolled again -> stop, or any of them in any combination
REROLLS: Final[list[list[Option]]] = [
    [STOP] + [_ROLL[mask] for mask in range(1, ALL_DICE + 1) if not mask & ~free]
    for free in range(ALL_DICE + 1)
]


def at_seats(verb: str) -> list[Option]:
    """By seat: the verb aimed at it."""
    return [Option(verb, NONE, Seat(seat)) for seat in range(max(DEALT))]


BLESS: Final = at_seats("bless")
SHOOT: Final = at_seats("shoot")
DOUBLE: Final = at_seats("double")
DRINK: Final = at_seats("drink")
CLEAR: Final = at_seats("clear")
