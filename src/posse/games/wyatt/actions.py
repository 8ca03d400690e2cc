"""Every possible answer in Wyatt Earp. A kind is named by its first card."""

from __future__ import annotations

from typing import Final

from posse.engine.actions import OTHERS, ActionRow
from posse.engine.ids import NONE
from posse.games.wyatt import topics, verb_names
from posse.games.wyatt.cards import COPIES, COUNT, EARP, FIRST

_OUTLAWS: Final = tuple(FIRST[:COUNT])

VERBS: Final[list[ActionRow]] = [
    ActionRow(verb_names.DECK),
    ActionRow(verb_names.PILE),
    ActionRow(verb_names.STOP),
    ActionRow(verb_names.LAY, _OUTLAWS, numbers=tuple(range(1, COPIES + 1))),
    ActionRow(verb_names.DISCARD, tuple(FIRST)),
    *[
        ActionRow(verb, _OUTLAWS)
        for verb in (verb_names.PHOTO, verb_names.STAGECOACH, verb_names.BANK, verb_names.GUN)
    ],
    ActionRow(verb_names.FREE, (NONE, *_OUTLAWS)),
    *[
        ActionRow(verb)
        for verb in (
            verb_names.WANTED,
            verb_names.HIDEOUT,
            verb_names.SHOOT,
            verb_names.RIDE,
            verb_names.SEARCH,
            verb_names.KEEP,
            verb_names.PASS,
        )
    ],
    ActionRow(verb_names.ASK, _OUTLAWS, seats=OTHERS),
    ActionRow(verb_names.STEAL, _OUTLAWS, seats=OTHERS),
    ActionRow(verb_names.HIDE, _OUTLAWS, seats=OTHERS),
    ActionRow(verb_names.TAKE, tuple(FIRST[:EARP])),
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
