"""BANG! Dodge City: three to seven players by itself, three to eight together with BANG!."""

from __future__ import annotations

from typing import Final

from posse.games.bang.pack import DeckRows, Pack
from posse.games.bang.packs.base import kinds as base
from posse.games.bang.packs.dodge_city import kinds, topics
from posse.games.bang.packs.dodge_city.actions import ACTIONS, TOPICS
from posse.games.bang.packs.dodge_city.characters import CAST
from posse.games.bang.packs.dodge_city.effects import Brawl
from posse.games.bang.packs.dodge_city.phase_one import Fetch, Mimic

DECK: Final[DeckRows] = (
    (base.BARREL, "AC"),
    (kinds.BINOCULAR, "10D"),
    (base.DYNAMITE, "10C"),
    (base.MUSTANG, "5H"),
    (base.REMINGTON, "6D"),
    (base.REV_CARABINE, "5S"),
    (kinds.HIDEOUT, "KD"),
    (base.BANG, "8S 5C 6C KC"),
    (base.BEER, "6H 6S"),
    (base.CAT_BALOU, "8C"),
    (base.GENERAL_STORE, "AS"),
    (base.INDIANS, "5D"),
    (base.MISSED, "8D"),
    (base.PANIC, "JH"),
    (kinds.PUNCH, "10S"),
    (kinds.RAG_TIME, "9H"),
    (kinds.BRAWL, "JS"),
    (kinds.DODGE, "7D KH"),
    (kinds.SPRINGFIELD, "KS"),
    (kinds.TEQUILA, "9C"),
    (kinds.WHISKY, "QH"),
    (kinds.BIBLE, "10H"),
    (kinds.CANTEEN, "7H"),
    (kinds.CAN_CAN, "JC"),
    (kinds.TEN_GALLON_HAT, "JD"),
    (kinds.CONESTOGA, "9D"),
    (kinds.DERRINGER, "7S"),
    (kinds.BUFFALO_RIFLE, "QC"),
    (kinds.HOWITZER, "9S"),
    (kinds.PEPPERBOX, "AH"),
    (kinds.IRON_PLATE, "AD QS"),
    (kinds.PONY_EXPRESS, "QD"),
    (kinds.KNIFE, "8H"),
    (kinds.SOMBRERO, "7C"),
)

# The cards with the bison. They are left out if BANG! is used too. Values: decision B26.
BISON: Final[DeckRows] = (
    (base.BARREL, "KS"),
    (base.DYNAMITE, "2H"),
    (base.JAIL, "4H 10S"),
    (base.SCHOFIELD, "JC QC"),
    (base.WINCHESTER, "8S"),
    (base.VOLCANIC, "10C 10S"),
    (base.BANG, "2C 3C 4C 5C 2D 3D 4D 9D JD KD QH KH AH AS"),
    (base.BEER, "8H 9H"),
    (base.CAT_BALOU, "10D"),
    (base.DUEL, "8C QD JS"),
    (base.INDIANS, "AD"),
    (base.MISSED, "AC 2S 3S 4S"),
    (base.GATLING, "10H"),
    (base.GENERAL_STORE, "9C"),
    (base.PANIC, "8D"),
    (base.STAGECOACH, "9S"),
    (base.SALOON, "5H"),
    (base.WELLS_FARGO, "3H"),
)

DODGE_CITY: Final = Pack(
    "dodge_city",
    poster="saloon",
    deck=DECK,
    deck_without={"base": BISON},
    cast=CAST,
    seats=(3, 7),
    seats_with={"base": (3, 8)},
    goes_with=("base",),
    frames=(Brawl, Fetch, Mimic),
    actions=ACTIONS,
    topics=TOPICS,
    open_topics=(topics.MIMIC,),
)
