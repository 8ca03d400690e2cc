"""What a seat in The Dice Game makes of the others."""

from __future__ import annotations

from posse.bots.sides import FRIEND, Memory, judge, merits, wishes
from posse.engine.event import Event
from posse.games.dice.state import DiceState
from posse.games.sheriff.roles import PREY, SHERIFF

# What an act against somebody weighs. A shot must hit somebody, so it says less than in BANG!.
WEIGHTS = {"shoot": 0.5, "drink": -0.7, "bless": -0.7}


class DiceMemory(Memory):
    def weight(self, event: Event) -> float:
        return WEIGHTS.get(event.verb, 0.0)


def dice_wishes(view: DiceState, memory: Memory) -> list[float]:
    if SHERIFF in view.roles:
        return wishes(view, judge(memory, merits(view)))
    wish = [_rival(view, seat) for seat in range(len(view.role))]
    wish[view.me] = FRIEND
    return wish


def _rival(view: DiceState, seat: int) -> float:
    """Three players: my own target before whoever is after me."""
    return 1.2 if view.role[seat] == PREY[view.role[view.me]] else 0.8
