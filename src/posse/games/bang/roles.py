"""Roles: how many of each, who has won."""

from __future__ import annotations

from typing import Final

SHERIFF: Final = 0
DEPUTY: Final = 1
OUTLAW: Final = 2
RENEGADE: Final = 3
ROLES: Final = ("sheriff", "deputy", "outlaw", "renegade")

# by number of players; three and eight come with Dodge City
DEALT: Final = {
    4: (SHERIFF, RENEGADE, OUTLAW, OUTLAW),
    5: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY),
    6: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY),
    7: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY),
}


def outcome(roles: list[int], ring: list[int]) -> str:
    """Which side has won, given who is still in play; "" while the match goes on."""
    left = [roles[seat] for seat in ring]
    if SHERIFF not in left:
        return "renegade" if left == [RENEGADE] else "outlaws"
    return "" if OUTLAW in left or RENEGADE in left else "law"


def winners(roles: list[int], ring: list[int], side: str) -> list[int]:
    """The seats of the winning side, the eliminated included; a Renegade wins alone."""
    if side == "renegade":
        return ring[:]
    team = (SHERIFF, DEPUTY) if side == "law" else (OUTLAW,)
    return [seat for seat, role in enumerate(roles) if role in team]
