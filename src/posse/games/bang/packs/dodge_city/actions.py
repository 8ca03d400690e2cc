"""What the persons and cards of Dodge City add to the answers there can be."""

from __future__ import annotations

from typing import Final

from posse.engine.actions import OTHERS
from posse.games.bang.actions import DECK, USE, Deed, ability, dealt, laid
from posse.games.bang.packs.base.actions import BARREL
from posse.games.bang.packs.dodge_city import topics as dodge_city_topics

ACTIONS: Final[tuple[Deed, ...]] = (
    *USE,
    BARREL,
    Deed("missed", dealt),  # Elena Fuente
    DECK,
    Deed("take", laid, seats=OTHERS),
    Deed("mimic", seats=OTHERS),
    ability("bleed"),
    ability("aim", seats=OTHERS),
    ability("trade"),
)

TOPICS: Final = (dodge_city_topics.MIMIC,)
