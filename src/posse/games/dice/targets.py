"""Whom a shot may hit."""

from __future__ import annotations

from posse.engine.ids import Seat
from posse.games.dice.character_table import power_of
from posse.games.dice.faces import ONE
from posse.games.dice.state import DiceState

FEW = 3  # with so many in play or fewer, every shot hits a neighbour (D-017)


def targets(g: DiceState, me: Seat, face: int) -> list[Seat]:
    """Return the seats at this distance, counted both ways among those in play; left first."""
    ring = g.ring
    count = len(ring)
    at = ring.index(me)
    places = 1 if face == ONE else 2
    ways = (1,) if count <= FEW else power_of(g, me).distances(places)
    out: list[Seat] = []
    for way in ways:
        for seat in (ring[(at + way) % count], ring[(at - way) % count]):
            if seat != me and seat not in out:
                out.append(seat)
    return out
