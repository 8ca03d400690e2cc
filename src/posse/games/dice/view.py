"""What one seat may know, and a full state that fits it. Only roles are secret."""

from __future__ import annotations

from posse.engine.chance import Chance
from posse.engine.choice import NONE
from posse.games.dice.state import DiceState


def view(g: DiceState, me: int) -> DiceState:
    """The state with NONE for every role that `me` does not know."""
    v = g.clone()
    v.me = me
    v.chance = Chance(b"")
    v.role = [r if g.shown >> i & 1 or i == me else NONE for i, r in enumerate(g.role)]
    if v.choice is not None and v.choice.seat != me:
        v.choice = v.choice.public()
    return v


def imagine(v: DiceState, chance: Chance) -> DiceState:
    """Deal the unknown roles at random, and ask the pending question anew."""
    g = v.clone()
    g.me = NONE
    g.chance = chance
    left = hidden_roles(v)
    chance.shuffle(left)
    g.role = [left.pop() if role == NONE else role for role in v.role]
    g.choice = None
    g.run()
    return g


def hidden_roles(v: DiceState) -> list[int]:
    """The roles of this match that the view does not show, in ascending order."""
    left = list(v.roles)
    for role in v.role:
        if role != NONE:
            left.remove(role)
    return left
