"""What a seat in The Dice Game infers about the others."""

from __future__ import annotations

from typing import Final

from posse.bots.sides import FRIEND, wishes
from posse.engine.ids import Seat, seats_at
from posse.games.dice.state import DiceState
from posse.games.sheriff.roles import DEPUTY, OUTLAW, PREY, RENEGADE, SHERIFF, hidden_roles


def dice_wishes(view: DiceState) -> list[float]:
    """Return the wishes by open roles alone. A hidden role may be any that is left."""
    if SHERIFF in view.roles:
        return wishes(view, [0.0] * len(view.role))
    wish = [_rival(view, seat) for seat in seats_at(len(view.role))]
    wish[view.me] = FRIEND
    return wish


def _rival(view: DiceState, seat: Seat) -> float:
    """Three players: my own target comes before the player who hunts me."""
    return 1.2 if view.role[seat] == PREY[view.role[view.me]] else 0.8


# What a point of each role is worth to each role, from friend (-) to foe (+). The Sheriff's life
# decides the match, so it weighs most.
TASTE: Final[dict[int, dict[int, float]]] = {
    SHERIFF: {SHERIFF: -1.6, DEPUTY: -0.9, OUTLAW: 1.0, RENEGADE: 0.8},
    DEPUTY: {SHERIFF: -1.8, DEPUTY: -0.9, OUTLAW: 1.0, RENEGADE: 0.7},
    OUTLAW: {SHERIFF: 1.7, DEPUTY: 0.6, OUTLAW: -0.8, RENEGADE: 0.3},
}
FRAIL: Final = 4  # life points that one turn may take
OWN: Final = {SHERIFF: -1.6, DEPUTY: -0.9, OUTLAW: -0.9, RENEGADE: -1.4}


def deputy_wishes(view: DiceState, odds: list[list[float]]) -> list[float]:
    """Return `dice_wishes` by what wins the match; `odds` are the roles of each seat."""
    mine = view.role[view.me]
    taste = _lone(view) if mine == RENEGADE else TASTE[mine]
    wish = [sum([taste[role] * p for role, p in enumerate(chances)]) for chances in odds]
    wish[view.me] = OWN[mine]
    return wish


def _lone(view: DiceState) -> dict[int, float]:
    """The Renegade: the Sheriff must fall last. Until then the sides should weaken each other."""
    if len(view.ring) == 2:
        return dict.fromkeys((SHERIFF, DEPUTY, OUTLAW, RENEGADE), 1.4)
    hidden = hidden_roles(view)
    outlaws, deputies = hidden.count(OUTLAW), hidden.count(DEPUTY)
    sheriff = view.life[view.role.index(SHERIFF)]
    frail = sheriff <= FRAIL  # if the Sheriff falls while others are left, the match is lost
    return {
        SHERIFF: -1.2 if frail else -0.3,
        DEPUTY: 0.9 if deputies >= outlaws else 0.5,
        OUTLAW: 1.0 if outlaws > deputies else 0.6,
        RENEGADE: 0.8,
    }
