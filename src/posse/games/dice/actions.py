"""Every answer there can be in The Dice Game."""

from __future__ import annotations

from typing import Final

from posse.engine.actions import ANYBODY, OTHERS, Verb
from posse.games.dice import topics
from posse.games.dice.faces import ALL_DICE
from posse.games.dice.state import ARROWS

_ARROWS: Final = tuple(range(1, ARROWS))

VERBS: Final[list[Verb]] = [
    Verb("stop"),
    Verb("roll", numbers=tuple(range(1, ALL_DICE + 1))),  # a mask of dice
    Verb("shoot", seats=OTHERS),
    Verb("double", seats=OTHERS),
    Verb("drink", seats=ANYBODY),
    Verb("bless", seats=ANYBODY),
    Verb("clear", seats=ANYBODY),
    Verb("pass"),
    Verb("take"),
    Verb("arrow", numbers=_ARROWS),
    Verb("keep"),
    Verb("return", numbers=_ARROWS),
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
