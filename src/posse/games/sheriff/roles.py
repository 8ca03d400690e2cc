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

# How a match can end. Three players play for themselves and are named by their roles.
SIDES: Final = ("law", "outlaws", "renegade", "deputy", "outlaw", "draw")

# Three players: whom each role must put out in person.
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
    """Which roles are dealt, by number of players."""
    return {str(players): [ROLES[role] for role in dealt] for players, dealt in DEALT.items()}


def outcome(roles: list[int], ring: list[Seat], dead: list[Seat], by: Seat) -> str:
    """Which side has won after `dead` fell (together, if several); "" while the match goes on.

    `by` put them out in person; NONE if nobody did. The Sheriff is looked at first, so all out
    together is the Outlaws'.
    """
    if SHERIFF not in roles:
        return _three(roles, ring, dead, by)
    left = [roles[seat] for seat in ring]
    if SHERIFF not in left:
        return "renegade" if left == [RENEGADE] else "outlaws"
    return "" if OUTLAW in left or RENEGADE in left else "law"


def _three(roles: list[int], ring: list[Seat], dead: list[Seat], by: Seat) -> str:
    """The prey put out in person wins, even if the third falls with it (D-203)."""
    if by != NOBODY and PREY[roles[by]] in [roles[seat] for seat in dead]:
        return ROLES[roles[by]]
    if len(ring) == 1:
        return ROLES[roles[ring[0]]]
    return "" if ring else "draw"  # decision D5


def winners(roles: list[int], ring: list[Seat], side: str) -> list[Seat]:
    """The seats of the winning side, the eliminated included; a Renegade wins alone."""
    if side == "draw":
        return []
    if SHERIFF not in roles:
        return [Seat(roles.index(ROLES.index(side)))]
    if side == "renegade":
        return ring[:]
    team = (SHERIFF, DEPUTY) if side == "law" else (OUTLAW,)
    return [seat for seat in seats_at(len(roles)) if roles[seat] in team]


def side_of(role: int, roles: tuple[int, ...]) -> str:
    """The side that a role plays for, among these roles; of three each for itself."""
    if SHERIFF not in roles:
        return ROLES[role]
    return {SHERIFF: "law", DEPUTY: "law", OUTLAW: "outlaws", RENEGADE: "renegade"}[role]


def rewarded(roles: list[int], dead: Seat) -> bool:
    """Is there a reward for putting this person out? With three players there always is."""
    return roles[dead] == OUTLAW or SHERIFF not in roles


def seen_roles(g: SheriffState, me: Seat) -> list[int]:
    """Everybody's role as `me` may know it: NONE for the hidden ones of others."""
    return [r if g.shown >> i & 1 or i == me else NONE for i, r in enumerate(g.role)]


def hidden_roles(v: SheriffState) -> list[int]:
    """The roles of this match that the view does not show, in ascending order."""
    left = list(v.roles)
    for role in v.role:
        if role != NONE:
            left.remove(role)
    return left


def imagined_roles(v: SheriffState, chance: Chance) -> list[int]:
    """The view's roles with the unknown ones dealt at random."""
    left = hidden_roles(v)
    chance.shuffle(left)
    return [left.pop() if role == NONE else role for role in v.role]
