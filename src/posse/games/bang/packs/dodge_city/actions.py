"""What the characters and cards of Dodge City add to the possible answers."""

from __future__ import annotations

from typing import Final

from posse.engine.actions import OTHERS
from posse.games.bang import verb_names
from posse.games.bang.actions import DECK, USE, Deed, ability, dealt, laid
from posse.games.bang.packs.base.actions import BARREL
from posse.games.bang.packs.dodge_city import topics as dodge_city_topics
from posse.games.bang.packs.dodge_city import verb_names as dodge_city_verb_names

ACTIONS: Final[tuple[Deed, ...]] = (
    *USE,
    BARREL,
    Deed(verb_names.MISSED, dealt),  # Elena Fuente
    DECK,
    Deed(verb_names.TAKE, laid, seats=OTHERS),
    Deed(verb_names.MIMIC, seats=OTHERS),
    ability(verb_names.BLEED),
    ability(dodge_city_verb_names.AIM, seats=OTHERS),
    ability(dodge_city_verb_names.TRADE),
)

TOPICS: Final = (dodge_city_topics.MIMIC,)
