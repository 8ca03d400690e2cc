"""Whatever speaks for a seat now: its character and the cards in front of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.engine.choice import CHARACTER
from posse.games.bang.cards import CARDS
from posse.games.bang.characters import CHARACTERS
from posse.games.bang.power import Power

if TYPE_CHECKING:
    from posse.games.bang.state import BangState


def character_of(g: BangState, seat: int) -> Power:
    """The ability of the seat's character. (A borrowed ability would be found here.)"""
    return CHARACTERS[g.char[seat]].power


def working(g: BangState, seat: int) -> list[int]:
    """The cards in front of the seat that have an effect now. Not to be changed."""
    return g.front[seat]


def powers(g: BangState, seat: int) -> list[Power]:
    """The powers speaking for the seat: its character's first."""
    out = [character_of(g, seat)]
    for card in working(g, seat):
        out.append(CARDS[card].power)
    return out


def sources(g: BangState, seat: int) -> list[int]:
    """The same as sources: CHARACTER and cards in front."""
    return [CHARACTER, *working(g, seat)]


def power_of(g: BangState, seat: int, source: int) -> Power:
    return character_of(g, seat) if source == CHARACTER else CARDS[source].power
