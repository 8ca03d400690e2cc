"""What the persons and cards of the base game add to the answers there can be."""

from __future__ import annotations

from typing import Final

from posse.engine.actions import OTHERS
from posse.engine.ids import CHARACTER
from posse.games.bang.actions import DECK, Deed, ability, dealt, shows
from posse.games.bang.cards import PrintedCard
from posse.games.bang.packs.base import topics as base_topics
from posse.games.bang.packs.base.equipment import Barrel


def _barrel(card: PrintedCard) -> bool:
    return isinstance(card.power, Barrel)


BARREL: Final = Deed("barrel", _barrel, (CHARACTER,))

ACTIONS: Final[tuple[Deed, ...]] = (
    BARREL,
    Deed("bang", shows("missed")),  # Calamity Janet
    Deed("missed", shows("bang")),
    DECK,
    Deed("pile"),
    Deed("rob", seats=OTHERS),
    Deed("keep", dealt),
    ability("heal"),
    ability("spare"),
)

TOPICS: Final = (base_topics.KEEP,)
