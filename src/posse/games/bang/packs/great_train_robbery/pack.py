"""The Great Train Robbery: on top of BANG!, Dodge City or both."""

from __future__ import annotations

from typing import Final

from posse.games.bang.pack import DeckRows, Pack
from posse.games.bang.packs.great_train_robbery import kinds, topics
from posse.games.bang.packs.great_train_robbery.actions import ACTIONS, TOPICS
from posse.games.bang.packs.great_train_robbery.characters import CAST
from posse.games.bang.packs.great_train_robbery.effects import Steam, Wanted
from posse.games.bang.packs.great_train_robbery.exchange import Robbery, Survey, Swap
from posse.games.bang.packs.great_train_robbery.ghost_car import Fade
from posse.games.bang.packs.great_train_robbery.journey import Board, Fidget, Terminus
from posse.games.bang.packs.great_train_robbery.offer import Offer
from posse.games.bang.packs.great_train_robbery.one_use_cars import (
    Circus,
    Derail,
    Guests,
    Letter,
    Salvage,
)
from posse.games.bang.packs.great_train_robbery.position import complete
from posse.games.bang.packs.great_train_robbery.stations import STATION_KINDS
from posse.games.bang.packs.great_train_robbery.train import MARKS, ZONES, prepare
from posse.games.bang.packs.great_train_robbery.travel import Place

DECK: Final[DeckRows] = (
    (kinds.CACTUS, "7H"),
    (kinds.DRAGOON, "JS"),
    (kinds.EVADED, "QC"),
    (kinds.FULL_STEAM, "2S"),
    (kinds.KNIFE_REVOLVER, "5D"),
    (kinds.MAP, "3D"),
    (kinds.MONEY_BAG, "QC"),
    (kinds.MOST_WANTED, "KS"),
    (kinds.NEXT_STOP, "2D KC"),
    (kinds.REFUND, "3S"),
    (kinds.STRONGBOX, "9H"),
    (kinds.SWITCH, "6H"),
    (kinds.TRAIN_ROBBERY, "4D JC"),
    (kinds.WATER_TOWER, "8H"),
)

GREAT_TRAIN_ROBBERY: Final = Pack(
    "great_train_robbery",
    poster="steam-locomotive",
    deck=DECK,
    cast=CAST,
    pieces=(*kinds.CAR_KINDS, *STATION_KINDS, *kinds.LOCOMOTIVE_KINDS),
    zones=ZONES,
    marks=MARKS,
    prepare=prepare,
    complete=complete,
    needs=("base", "dodge_city"),
    frames=(
        Board, Circus, Derail, Fade, Fidget, Guests, Letter, Offer, Place, Robbery, Salvage,
        Steam, Survey, Swap, Terminus, Wanted,
    ),
    actions=ACTIONS,
    topics=TOPICS,
    open_topics=(topics.CIRCUS, topics.OFFER),
)  # fmt: skip
