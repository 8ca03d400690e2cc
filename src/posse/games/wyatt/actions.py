"""Every answer there can be in Wyatt Earp; a kind is named by its first card."""

from __future__ import annotations

from typing import Final

from posse.engine.actions import OTHERS, Verb
from posse.engine.ids import NONE
from posse.games.wyatt import topics
from posse.games.wyatt.cards import COPIES, COUNT, EARP, FIRST

_OUTLAWS: Final = tuple(FIRST[:COUNT])

VERBS: Final[list[Verb]] = [
    Verb("deck"),
    Verb("pile"),
    Verb("stop"),
    Verb("lay", _OUTLAWS, numbers=tuple(range(1, COPIES + 1))),
    Verb("discard", tuple(FIRST)),
    *[Verb(verb, _OUTLAWS) for verb in ("photo", "stagecoach", "bank", "gun")],
    Verb("free", (NONE, *_OUTLAWS)),
    *[Verb(verb) for verb in ("wanted", "hideout", "shoot", "ride", "search", "keep", "pass")],
    Verb("ask", _OUTLAWS, seats=OTHERS),
    Verb("steal", _OUTLAWS, seats=OTHERS),
    Verb("hide", _OUTLAWS, seats=OTHERS),
    Verb("take", tuple(FIRST[:EARP])),
]

TOPICS: Final = (
    topics.DRAW,
    topics.PLAY,
    topics.NOW,
    topics.WANTED,
    topics.STEAL,
    topics.HIDEOUT,
    topics.REPLY,
    topics.SEARCH,
    topics.FREE,
)
