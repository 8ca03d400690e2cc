"""What the characters and cards of the base game add to the possible answers."""

from __future__ import annotations

from typing import Final

from posse.engine.actions import OTHERS
from posse.engine.ids import CHARACTER
from posse.games.bang import verb_names
from posse.games.bang.actions import DECK, Deed, ability, dealt, shows
from posse.games.bang.cards import PrintedCard
from posse.games.bang.packs.base import topics as base_topics
from posse.games.bang.packs.base import verb_names as base_verb_names
from posse.games.bang.packs.base.equipment import Barrel


def _barrel(card: PrintedCard) -> bool:
    return isinstance(card.power, Barrel)


BARREL: Final = Deed(base_verb_names.BARREL, _barrel, (CHARACTER,))

ACTIONS: Final[tuple[Deed, ...]] = (
    BARREL,
    Deed(verb_names.BANG, shows(verb_names.MISSED)),  # Calamity Janet
    Deed(verb_names.MISSED, shows(verb_names.BANG)),
    DECK,
    Deed(base_verb_names.PILE),
    Deed(verb_names.ROB, seats=OTHERS),
    Deed(verb_names.KEEP, dealt),
    ability(verb_names.HEAL),
    ability(base_verb_names.SPARE),
)

TOPICS: Final = (base_topics.KEEP,)
