"""The kinds of card in the base game, for other packs too."""

from __future__ import annotations

from typing import Final

from posse.games.bang.cards import BLUE, BROWN, Kind
from posse.games.bang.effect import Effect
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
    Arm,
    Barrel,
    Dynamite,
    Equip,
    Horse,
    Jail,
    LockUp,
    Weapon,
)

BANG: Final = Kind("BANG!", BROWN, Bang(), symbol="bang")
MISSED: Final = Kind("Missed!", BROWN, Effect(), symbol="missed")
BARREL: Final = Kind("Barrel", BLUE, Equip(), power=Barrel())
DYNAMITE: Final = Kind("Dynamite", BLUE, Equip(), power=Dynamite())
SCOPE: Final = Kind("Scope", BLUE, Equip(), power=Horse(away=0, sees=1))
MUSTANG: Final = Kind("Mustang", BLUE, Equip(), power=Horse(away=1, sees=0))
JAIL: Final = Kind("Jail", BLUE, LockUp(), power=Jail())
SCHOFIELD: Final = Kind("Schofield", BLUE, Arm(), power=Weapon(2))
REMINGTON: Final = Kind("Remington", BLUE, Arm(), power=Weapon(3))
REV_CARABINE: Final = Kind("Rev. Carabine", BLUE, Arm(), power=Weapon(4))
WINCHESTER: Final = Kind("Winchester", BLUE, Arm(), power=Weapon(5))
VOLCANIC: Final = Kind("Volcanic", BLUE, Arm(), power=Weapon(1, rapid=True))
BEER: Final = Kind("Beer", BROWN, Beer(), symbol="beer")
CAT_BALOU: Final = Kind("Cat Balou", BROWN, CatBalou())
DUEL: Final = Kind("Duel", BROWN, DuelEffect())
INDIANS: Final = Kind("Indians!", BROWN, IndiansEffect())
GATLING: Final = Kind("Gatling", BROWN, Gatling())
GENERAL_STORE: Final = Kind("General Store", BROWN, GeneralStore())
PANIC: Final = Kind("Panic!", BROWN, Panic())
STAGECOACH: Final = Kind("Stagecoach", BROWN, DrawCards(2))
SALOON: Final = Kind("Saloon", BROWN, Saloon())
WELLS_FARGO: Final = Kind("Wells Fargo", BROWN, DrawCards(3))
