"""Who has won, with three players too."""

from __future__ import annotations

from typing import Final

from posse.engine.choice import NONE
from posse.games.sheriff import roles as sheriff
from posse.games.sheriff.roles import DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF

# How a match can end. Three players play for themselves and are named by their roles.
SIDES: Final = ("law", "outlaws", "renegade", "deputy", "outlaw", "draw")

# Three players: whom each role must put out in person.
PREY: Final = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}


def outcome(roles: list[int], ring: list[int], dead: list[int], by: int) -> str:
    """Which side has won after `dead` fell together; "" while the match goes on.

    `by` put them out with shots or a Gatling; NONE for Indians and dynamite, which are nobody's
    deed, whoever took the last arrow (D-202).
    """
    if SHERIFF not in roles:
        return _three(roles, ring, dead, by)
    return sheriff.outcome(roles, ring)


def _three(roles: list[int], ring: list[int], dead: list[int], by: int) -> str:
    """The prey put out in person wins, even if the third falls with it (D-203)."""
    if by != NONE and PREY[roles[by]] in [roles[seat] for seat in dead]:
        return ROLES[roles[by]]
    if len(ring) == 1:
        return ROLES[roles[ring[0]]]
    return "" if ring else "draw"  # decision D5


def winners(roles: list[int], ring: list[int], side: str) -> list[int]:
    """The seats of the winning side, the eliminated included; a Renegade wins alone."""
    if side == "draw":
        return []
    if SHERIFF not in roles:
        return [roles.index(ROLES.index(side))]
    return sheriff.winners(roles, ring, side)
