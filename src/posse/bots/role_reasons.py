"""Which role a player is taken for, as a reason: what the games with hidden roles share."""

from __future__ import annotations

from typing import Final

from posse.bots.base import Reason
from posse.bots.sides import possible
from posse.engine.ids import NONE, Seat
from posse.games.sheriff.roles import DEPUTY, OUTLAW, PREY, RENEGADE, ROLES, SHERIFF
from posse.games.sheriff.state import SheriffState

SURE: Final = 0.995
AGAINST: Final = {
    SHERIFF: (OUTLAW, RENEGADE),
    DEPUTY: (OUTLAW, RENEGADE),
    OUTLAW: (DEPUTY, RENEGADE),
    RENEGADE: (OUTLAW, DEPUTY, RENEGADE),
}


def taken_for(view: SheriffState, seat: Seat, chances: dict[int, float], acted: bool) -> Reason:
    """Return the role that makes a player a target. `acted`: have their acts shown it?"""
    mine, role = view.role[view.me], view.role[seat]
    if role == SHERIFF:
        return star(view, seat)
    if role != NONE:
        prey = SHERIFF not in view.roles and PREY[mine] == role
        return Reason("why-prey" if prey else "why-open", seat=seat, role=ROLES[role])
    role = max(AGAINST[mine], key=lambda one: chances.get(one, 0.0))
    if possible(view, seat) == {role}:
        return Reason("why-only", seat=seat, role=ROLES[role])
    if chances.get(role, 0.0) >= SURE:
        return Reason("why-sure", seat=seat, role=ROLES[role])
    percent = max(1, round(100 * chances.get(role, 0.0)))
    how = "why-suspect" if acted else "why-likely"
    return Reason(how, seat=seat, role=ROLES[role], percent=percent)


def star(view: SheriffState, seat: Seat) -> Reason:
    """Return the reason for the Sheriff as a target."""
    if view.role[view.me] == OUTLAW:
        return Reason("why-sheriff", seat=seat)
    if len(view.ring) == 2:
        return Reason("why-last", seat=seat)
    return Reason("why-sheriff-weaker", seat=seat, n=view.life[seat])
