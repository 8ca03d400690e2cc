"""Roles: how many of each, who knows them, who has won."""

from __future__ import annotations

from typing import Final

from posse.engine.chance import Chance
from posse.engine.ids import NOBODY, NONE, Seat, seats_at
from posse.games.sheriff.state import SheriffState

SHERIFF: Final = 0
DEPUTY: Final = 1
OUTLAW: Final = 2
RENEGADE: Final = 3
ROLES: Final = ("sheriff", "deputy", "outlaw", "renegade")

# How a match can end. With three players each plays alone and is named by the role.
SIDES: Final = ("law", "outlaws", "renegade", "deputy", "outlaw", "draw")

# Three players: the role that each role must eliminate in person.
PREY: Final = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}

# by number of players; three play with open roles and without a Sheriff
DEALT: Final = {
    3: (DEPUTY, OUTLAW, RENEGADE),
    4: (SHERIFF, RENEGADE, OUTLAW, OUTLAW),
    5: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY),
    6: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY),
    7: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY),
    8: (SHERIFF, RENEGADE, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY),
}


def casts() -> dict[str, list[str]]:
    """Return which roles are dealt, by number of players."""
    return {str(players): [ROLES[role] for role in dealt] for players, dealt in DEALT.items()}


def outcome(roles: list[int], ring: list[Seat], dead: list[Seat], by: Seat) -> str:
    """Return which side has won after `dead` were eliminated; "" while the match goes on.

    `by` eliminated them in person; NONE if no player did. The Sheriff is looked at first: if all
    are eliminated together, the Outlaws win.
    """
    if SHERIFF not in roles:
        return _three(roles, ring, dead, by)
    left = [roles[seat] for seat in ring]
    if SHERIFF not in left:
        return "renegade" if left == [RENEGADE] else "outlaws"
    return "" if OUTLAW in left or RENEGADE in left else "law"


def _three(roles: list[int], ring: list[Seat], dead: list[Seat], by: Seat) -> str:
    """A player who eliminates their target in person wins, even if the third falls too (D-203)."""
    if by != NOBODY and PREY[roles[by]] in [roles[seat] for seat in dead]:
        return ROLES[roles[by]]
    if len(ring) == 1:
        return ROLES[roles[ring[0]]]
    return "" if ring else "draw"  # decision D5


def winners(roles: list[int], ring: list[Seat], side: str) -> list[Seat]:
    """Return the seats of the winning side, also the eliminated ones. A Renegade wins alone."""
    if side == "draw":
        return []
    if SHERIFF not in roles:
        return [Seat(roles.index(ROLES.index(side)))]
    if side == "renegade":
        return ring[:]
    team = (SHERIFF, DEPUTY) if side == "law" else (OUTLAW,)
    return [seat for seat in seats_at(len(roles)) if roles[seat] in team]


def side_of(role: int, roles: tuple[int, ...]) -> str:
    """Return the side that a role plays for; with three players each role is a side."""
    if SHERIFF not in roles:
        return ROLES[role]
    return {SHERIFF: "law", DEPUTY: "law", OUTLAW: "outlaws", RENEGADE: "renegade"}[role]


def rewarded(roles: list[int], dead: Seat) -> bool:
    """Return True if eliminating this player brings a reward. With three players it always does."""
    return roles[dead] == OUTLAW or SHERIFF not in roles


def seen_roles(g: SheriffState, me: Seat) -> list[int]:
    """Return all roles as `me` may know them: NONE for the hidden ones of others."""
    return [r if g.shown >> i & 1 or i == me else NONE for i, r in enumerate(g.role)]


def hidden_roles(v: SheriffState) -> list[int]:
    """Return the roles of this match that the view does not show, in ascending order."""
    left = list(v.roles)
    for role in v.role:
        if role != NONE:
            left.remove(role)
    return left


def imagined_roles(v: SheriffState, chance: Chance) -> list[int]:
    """Return the roles of the view, with the unknown ones dealt at random."""
    left = hidden_roles(v)
    chance.shuffle(left)
    return [left.pop() if role == NONE else role for role in v.role]
