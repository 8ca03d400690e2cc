"""Who is on which side in a game with hidden roles: what a seat saw of the others."""

from __future__ import annotations

from math import exp

from posse.engine.event import Event
from posse.engine.ids import NOBODY, NONE, Seat
from posse.games.sheriff.roles import DEPUTY, OUTLAW, PREY, RENEGADE, SHERIFF, hidden_roles
from posse.games.sheriff.state import SheriffState

NEVER = -10.0  # the wish of a Deputy to harm the Sheriff
FRIEND = -1.0
LAW_LIKES = {OUTLAW: 1.0, RENEGADE: 0.7, DEPUTY: -1.5, SHERIFF: NEVER}
OUTLAW_LIKES = {SHERIFF: 1.5, DEPUTY: 0.6, RENEGADE: 0.3, OUTLAW: FRIEND}
LAW = {SHERIFF, DEPUTY}
# By role: the roles that are always with it, and those that are always against it. What a Renegade
# wants of the others changes, and what Outlaws want of the Renegade.
MATES: dict[int, tuple[int, ...]] = {
    SHERIFF: (DEPUTY,),
    DEPUTY: (SHERIFF, DEPUTY),
    OUTLAW: (OUTLAW,),
    RENEGADE: (),
}
FOES: dict[int, tuple[int, ...]] = {
    SHERIFF: (OUTLAW, RENEGADE),
    DEPUTY: (OUTLAW, RENEGADE),
    OUTLAW: (SHERIFF, DEPUTY),
    RENEGADE: (),
}


class Memory:
    """How much each seat has done against each other seat."""

    def __init__(self) -> None:
        self.harm: dict[tuple[int, int], float] = {}

    def weight(self, event: Event) -> float:  # noqa: ARG002
        """Return how hostile the event was to its `other`; 0 if it says nothing."""
        return 0.0

    def note(self, event: Event) -> None:
        """Remember an event that one seat did to another."""
        if event.other in (NOBODY, event.seat):
            return
        weight = self.weight(event)
        if weight:
            pair = (event.seat, event.other)
            self.harm[pair] = self.harm.get(pair, 0.0) + weight


def likes(view: SheriffState) -> dict[int, float]:
    """Return how my own role likes the others."""
    mine = view.role[view.me]
    if mine == RENEGADE:
        return _renegade_likes(view)
    return OUTLAW_LIKES if mine == OUTLAW else LAW_LIKES


def _renegade_likes(view: SheriffState) -> dict[int, float]:
    """Weaken the stronger side; the Sheriff must fall last."""
    if len(view.ring) == 2:
        return {SHERIFF: 1.0, DEPUTY: 1.0, OUTLAW: 1.0, RENEGADE: 1.0}
    hidden = hidden_roles(view)
    outlaws = hidden.count(OUTLAW)
    law = 1 + hidden.count(DEPUTY)
    strong, weak = (OUTLAW, DEPUTY) if outlaws >= law else (DEPUTY, OUTLAW)
    return {strong: 1.0, weak: 0.2, SHERIFF: FRIEND, RENEGADE: 0.5}


def odds(view: SheriffState, seat: Seat, lean: float) -> dict[int, float]:
    """Return how likely each role is for the seat: the hidden ones, weighed by its leaning."""
    if view.role[seat] != NONE:
        return {view.role[seat]: 1.0}
    hidden = hidden_roles(view)
    bias = {DEPUTY: lean, OUTLAW: -lean, RENEGADE: 0.0}
    weights = {role: hidden.count(role) * exp(bias[role]) for role in sorted(set(hidden))}
    total = sum(weights.values())
    return {role: weight / total for role, weight in weights.items()}


def wishes(view: SheriffState, leans: list[float]) -> list[float]:
    """Return for each seat how much I want it hurt, from friend (-) to foe (+)."""
    liking = likes(view)
    wish = [
        sum(liking[role] * p for role, p in odds(view, Seat(seat), lean).items())
        for seat, lean in enumerate(leans)
    ]
    wish[view.me] = FRIEND
    return wish


def rivals(view: SheriffState) -> list[float]:
    """Return the same for three players: my own prey comes before the player who hunts me."""
    prey = PREY[view.role[view.me]]
    wish = [1.2 if role == prey else 0.8 for role in view.role]
    wish[view.me] = FRIEND
    return wish


def judge(memory: Memory, merit: list[float]) -> list[float]:
    """Return by seat the leaning to the law (+) or the Outlaws (-); `merit` weighs each victim."""
    lean = [0.0] * len(merit)
    for (by, at), weight in memory.harm.items():
        lean[by] += weight * merit[at]
    return lean


def merits(view: SheriffState) -> list[float]:
    """Return what harming each seat says about the attacker, as far as roles are open."""
    known = {SHERIFF: -1.0, DEPUTY: -1.0, OUTLAW: 1.0, RENEGADE: 0.0, NONE: 0.0}
    return [known[role] for role in view.role]


def chance_of(said: list[float], roles: tuple[int, ...]) -> float:
    """Return how likely a seat has one of these roles; `said` is the probability of each role."""
    return sum([said[role] for role in roles], 0.0)


# what is certain ------------------------------------------------------------------------------


def possible(view: SheriffState, seat: Seat) -> set[int]:
    """Return the roles that a seat may have."""
    return {view.role[seat]} if view.role[seat] != NONE else set(hidden_roles(view))


def foe(view: SheriffState, seat: Seat) -> bool:
    """Return True if the seat is certainly against me.

    A Renegade has no foes until two are left.
    """
    mine, roles = view.role[view.me], possible(view, seat)
    if seat == view.me:
        return False
    if SHERIFF not in view.roles:
        return roles == {PREY[mine]}
    if mine == RENEGADE:
        return len(view.ring) == 2
    return not roles & LAW if mine in LAW else roles <= LAW


def friend(view: SheriffState, seat: Seat) -> bool:
    """Return True if the seat is certainly on my side, or my own."""
    if seat == view.me:
        return True
    mine, roles = view.role[view.me], possible(view, seat)
    if SHERIFF not in view.roles or mine == RENEGADE:
        return False
    return roles <= LAW if mine in LAW else roles == {OUTLAW}
