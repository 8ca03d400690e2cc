"""Who stands where in The Dice Game: what a seat saw of the others, and what it makes of it."""

from __future__ import annotations

from math import exp

from posse.engine.choice import NONE
from posse.engine.event import Event
from posse.games.dice.roles import DEPUTY, OUTLAW, PREY, RENEGADE, SHERIFF
from posse.games.dice.state import DiceState
from posse.games.dice.view import hidden_roles

# What an act against somebody weighs. A shot must hit somebody, so it says less than in BANG!.
WEIGHTS = {"shoot": 0.5, "drink": -0.7, "bless": -0.7}

NEVER = -10.0  # the wish of a Deputy to harm the Sheriff
FRIEND = -1.0
LAW_LIKES = {OUTLAW: 1.0, RENEGADE: 0.7, DEPUTY: -1.5, SHERIFF: NEVER}
OUTLAW_LIKES = {SHERIFF: 1.5, DEPUTY: 0.6, RENEGADE: 0.3, OUTLAW: FRIEND}


class Memory:
    """How much each seat did against each other one."""

    def __init__(self) -> None:
        self.harm: dict[tuple[int, int], float] = {}

    def note(self, event: Event) -> None:
        if event.verb in WEIGHTS and event.other != event.seat:
            pair = (event.seat, event.other)
            self.harm[pair] = self.harm.get(pair, 0.0) + WEIGHTS[event.verb]


def wishes(view: DiceState, memory: Memory) -> list[float]:
    """Per seat: how gladly I would see it hurt, from friend (-) to foe (+)."""
    if SHERIFF not in view.roles:
        wish = [_rival(view, seat) for seat in range(len(view.role))]
    else:
        likes, hidden = _likes(view), hidden_roles(view)
        wish = [
            sum(likes[role] * p for role, p in _odds(view, memory, seat, hidden).items())
            for seat in range(len(view.role))
        ]
    wish[view.me] = FRIEND
    return wish


def _rival(view: DiceState, seat: int) -> float:
    """Three players: my own target before whoever is after me."""
    return 1.2 if view.role[seat] == PREY[view.role[view.me]] else 0.8


def _likes(view: DiceState) -> dict[int, float]:
    """What my own role thinks of the others."""
    mine = view.role[view.me]
    if mine == RENEGADE:
        return _renegade_likes(view)
    return OUTLAW_LIKES if mine == OUTLAW else LAW_LIKES


def _renegade_likes(view: DiceState) -> dict[int, float]:
    """Weaken the stronger side; the Sheriff must fall last, or together with the last."""
    if len(view.ring) == 2:
        return {SHERIFF: 1.0, DEPUTY: 1.0, OUTLAW: 1.0, RENEGADE: 1.0}
    hidden = hidden_roles(view)
    outlaws = hidden.count(OUTLAW)
    law = 1 + hidden.count(DEPUTY)
    strong, weak = (OUTLAW, DEPUTY) if outlaws >= law else (DEPUTY, OUTLAW)
    return {strong: 1.0, weak: 0.2, SHERIFF: FRIEND, RENEGADE: 0.5}


def _odds(view: DiceState, memory: Memory, seat: int, hidden: list[int]) -> dict[int, float]:
    """How likely each role is for the seat: those still hidden, weighed by its leaning."""
    if view.role[seat] != NONE:
        return {view.role[seat]: 1.0}
    lean = _lean(view, memory, seat)
    bias = {DEPUTY: lean, OUTLAW: -lean, RENEGADE: 0.0}
    weights = {role: hidden.count(role) * exp(bias[role]) for role in sorted(set(hidden))}
    total = sum(weights.values())
    return {role: weight / total for role, weight in weights.items()}


def _lean(view: DiceState, memory: Memory, seat: int) -> float:
    """Towards the law (+) or the Outlaws (-), judged by what it did to those whose role is open."""
    merit = {SHERIFF: -1.0, DEPUTY: -1.0, OUTLAW: 1.0, RENEGADE: 0.0, NONE: 0.0}
    return sum(
        weight * merit[view.role[at]] for (by, at), weight in memory.harm.items() if by == seat
    )
