"""Every possible answer in The Dice Game."""

from __future__ import annotations

from typing import Final

from posse.engine.actions import ANYBODY, OTHERS, ActionRow
from posse.games.dice import topics, verb_names
from posse.games.dice.faces import ALL_DICE
from posse.games.dice.state import ARROWS

_ARROWS: Final = tuple(range(1, ARROWS))

VERBS: Final[list[ActionRow]] = [
    ActionRow(verb_names.STOP),
    ActionRow(verb_names.ROLL, numbers=tuple(range(1, ALL_DICE + 1))),  # a mask of dice
    ActionRow(verb_names.SHOOT, seats=OTHERS),
    ActionRow(verb_names.DOUBLE, seats=OTHERS),
    ActionRow(verb_names.DRINK, seats=ANYBODY),
    ActionRow(verb_names.BLESS, seats=ANYBODY),
    ActionRow(verb_names.CLEAR, seats=ANYBODY),
    ActionRow(verb_names.PASS),
    ActionRow(verb_names.TAKE),
    ActionRow(verb_names.ARROW, numbers=_ARROWS),
    ActionRow(verb_names.KEEP),
    ActionRow(verb_names.RETURN, numbers=_ARROWS),
]

TOPICS: Final = (
    topics.ROLL,
    topics.SHOOT,
    topics.DRINK,
    topics.GULP,
    topics.ARROWS,
    topics.BLESS,
    topics.BART,
    topics.PEDRO,
)
