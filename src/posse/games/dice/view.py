"""What a seat may know, and a full state that fits it. Only roles are secret."""

from __future__ import annotations

from posse.engine.chance import Chance
from posse.engine.ids import NOBODY, Seat
from posse.games.dice.state import DiceState
from posse.games.sheriff.roles import imagined_roles, seen_roles


def view(g: DiceState, me: Seat) -> DiceState:
    """Return the state with NONE for every role that `me` does not know."""
    v = g.clone()
    v.me = me
    v.chance = Chance(b"")
    v.role = seen_roles(g, me)
    if v.choice is not None and v.choice.seat != me:
        v.choice = v.choice.public()
    return v


def imagine(v: DiceState, chance: Chance) -> DiceState:
    """Deal the unknown roles at random, and ask the pending question again."""
    g = v.clone()
    g.me = NOBODY
    g.chance = chance
    g.role = imagined_roles(v, chance)
    g.choice = None
    g.run()
    return g
