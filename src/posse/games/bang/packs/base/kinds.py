"""The kinds of card in the base game. Other packs use them too."""

from __future__ import annotations

from typing import Final

from posse.games.bang import verb_names
from posse.games.bang.cards import BLUE, BROWN, Kind
from posse.games.bang.effect import Effect
from posse.games.bang.laid_cards import Equip
from posse.games.bang.packs.base.effects import (
    Bang,
    Beer,
    CatBalou,
    DrawCards,
    DuelEffect,
    Gatling,
    GeneralStore,
    IndiansEffect,
    Panic,
    Saloon,
)
from posse.games.bang.packs.base.equipment import (
    ANY_NUMBER,
    Arm,
    Barrel,
    Dynamite,
    Horse,
    Jail,
    LockUp,
    Weapon,
)

BANG: Final[Kind] = Kind("BANG!", BROWN, Bang(), symbol=verb_names.BANG)
MISSED: Final[Kind] = Kind("Missed!", BROWN, Effect(), symbol=verb_names.MISSED)
BARREL: Final[Kind] = Kind("Barrel", BLUE, Equip(), power=Barrel())
DYNAMITE: Final[Kind] = Kind("Dynamite", BLUE, Equip(), power=Dynamite())
SCOPE: Final[Kind] = Kind("Scope", BLUE, Equip(), power=Horse(away=0, sees=1))
MUSTANG: Final[Kind] = Kind("Mustang", BLUE, Equip(), power=Horse(away=1, sees=0))
JAIL: Final[Kind] = Kind("Jail", BLUE, LockUp(), power=Jail())
SCHOFIELD: Final[Kind] = Kind("Schofield", BLUE, Arm(), power=Weapon(2))
REMINGTON: Final[Kind] = Kind("Remington", BLUE, Arm(), power=Weapon(3))
REV_CARABINE: Final[Kind] = Kind("Rev. Carabine", BLUE, Arm(), power=Weapon(4))
WINCHESTER: Final[Kind] = Kind("Winchester", BLUE, Arm(), power=Weapon(5))
VOLCANIC: Final[Kind] = Kind("Volcanic", BLUE, Arm(), power=Weapon(1, rapid=ANY_NUMBER))
BEER: Final[Kind] = Kind("Beer", BROWN, Beer(), symbol=verb_names.BEER)
CAT_BALOU: Final[Kind] = Kind("Cat Balou", BROWN, CatBalou())
DUEL: Final[Kind] = Kind("Duel", BROWN, DuelEffect())
INDIANS: Final[Kind] = Kind("Indians!", BROWN, IndiansEffect())
GATLING: Final[Kind] = Kind("Gatling", BROWN, Gatling())
GENERAL_STORE: Final[Kind] = Kind("General Store", BROWN, GeneralStore())
PANIC: Final[Kind] = Kind("Panic!", BROWN, Panic())
STAGECOACH: Final[Kind] = Kind("Stagecoach", BROWN, DrawCards(2))
SALOON: Final[Kind] = Kind("Saloon", BROWN, Saloon())
WELLS_FARGO: Final[Kind] = Kind("Wells Fargo", BROWN, DrawCards(3))
