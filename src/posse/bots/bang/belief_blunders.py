"""Blunders of BANG! against one's own belief: what a bot may not do if it thinks so.

`odds` are the probabilities of each role, by seat, as the seat believes them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from posse.bots.bang.blunders import act, burdened
from posse.bots.sides import FOES, MATES, chance_of
from posse.engine.choice import Choice, Option
from posse.engine.ids import NOBODY
from posse.games.bang import topics, verb_names
from posse.games.bang.cards import CARDS
from posse.games.bang.sources import ignored
from posse.games.bang.state import BangState
from posse.games.sheriff.roles import SHERIFF

BELIEVED: Final = 0.8  # from here on a player is believed to be on a side
Odds = list[list[float]]


def attacks_a_believed_mate(view: BangState, choice: Choice, option: Option, odds: Odds) -> bool:
    """Shoots, robs or jails a player whom it believes to be on its own side."""
    what = act(view, choice, option)
    if what not in ("shot", "jail", "rob") or (what == "rob" and burdened(view, option.seat)):
        return False
    return chance_of(odds[option.seat], MATES[view.role[view.me]]) >= BELIEVED


def spares_a_believed_foe(view: BangState, choice: Choice, option: Option, odds: Odds) -> bool:
    """Ends the turn with a BANG! card that could hit a player whom it believes to be a foe."""
    if choice.topic != topics.PLAY or option.verb != verb_names.END:
        return False
    foes = FOES[view.role[view.me]]
    return any(
        other.verb == verb_names.PLAY
        and other.seat != NOBODY
        and CARDS[other.card].kind.symbol == verb_names.BANG
        and view.life[other.seat] > 0
        and chance_of(odds[other.seat], foes) >= BELIEVED
        and not ignored(view, other.seat, other.card, view.me)
        for other in choice.options
    )


BeliefBlunder = Callable[[BangState, Choice, Option, Odds], bool]
BELIEF_BLUNDERS: Final[tuple[BeliefBlunder, ...]] = (
    attacks_a_believed_mate,
    spares_a_believed_foe,
)


def belief_blunders(view: BangState, choice: Choice, option: Option, odds: Odds) -> list[str]:
    """Return the names of the blunders that this option would be with such a belief."""
    if len(choice.options) == 1 or SHERIFF not in view.roles:
        return []
    return [one.__name__ for one in BELIEF_BLUNDERS if one(view, choice, option, odds)]
