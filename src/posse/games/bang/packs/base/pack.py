"""BANG!: eighty cards, sixteen characters, four to seven players."""

from __future__ import annotations

from typing import Final

from posse.games.bang.pack import DeckRows, Pack
from posse.games.bang.packs.base.actions import ACTIONS, TOPICS
from posse.games.bang.packs.base.characters import CAST
from posse.games.bang.packs.base.effects import Drinks
from posse.games.bang.packs.base.kinds import (
    BANG,
    BARREL,
    BEER,
    CAT_BALOU,
    DUEL,
    DYNAMITE,
    GATLING,
    GENERAL_STORE,
    INDIANS,
    JAIL,
    MISSED,
    MUSTANG,
    PANIC,
    REMINGTON,
    REV_CARABINE,
    SALOON,
    SCHOFIELD,
    SCOPE,
    STAGECOACH,
    VOLCANIC,
    WELLS_FARGO,
    WINCHESTER,
)
from posse.games.bang.packs.base.phase_one import FirstCard, Keep

DECK: Final[DeckRows] = (
    (BARREL, "QS KS"),
    (DYNAMITE, "2H"),
    (SCOPE, "AS"),
    (MUSTANG, "8H 9H"),
    (JAIL, "JS 4H 10S"),
    (SCHOFIELD, "JC QC KS"),
    (REMINGTON, "KC"),
    (REV_CARABINE, "AC"),
    (WINCHESTER, "8S"),
    (VOLCANIC, "10S 10C"),
    (BANG, "AS 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2C 3C 4C 5C 6C 7C 8C 9C QH KH AH"),
    (BEER, "6H 7H 8H 9H 10H JH"),
    (CAT_BALOU, "KH 9D 10D JD"),
    (DUEL, "QD JS 8C"),
    (INDIANS, "KD AD"),
    (MISSED, "10C JC QC KC AC 2S 3S 4S 5S 6S 7S 8S"),
    (GATLING, "10H"),
    (GENERAL_STORE, "9C QS"),
    (PANIC, "JH QH AH 8D"),
    (STAGECOACH, "9S 9S"),
    (SALOON, "5H"),
    (WELLS_FARGO, "3H"),
)

BASE: Final = Pack(
    "base",
    deck=DECK,
    cast=CAST,
    seats=(4, 7),
    frames=(FirstCard, Keep, Drinks),
    actions=ACTIONS,
    topics=TOPICS,
)
