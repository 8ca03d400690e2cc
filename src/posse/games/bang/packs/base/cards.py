"""The eighty cards, by kind."""

from __future__ import annotations

from typing import Final

from posse.games.bang.cards import BLUE, BROWN, Deck, Kind
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

DECK: Final = Deck()
DECK.add(Kind("Barrel", BLUE, Equip(), power=Barrel()), "QS KS")
DECK.add(Kind("Dynamite", BLUE, Equip(), power=Dynamite()), "2H")
DECK.add(Kind("Scope", BLUE, Equip(), power=Horse(away=0, sees=1)), "AS")
DECK.add(Kind("Mustang", BLUE, Equip(), power=Horse(away=1, sees=0)), "8H 9H")
DECK.add(Kind("Jail", BLUE, LockUp(), power=Jail()), "JS 4H 10S")
DECK.add(Kind("Schofield", BLUE, Arm(), power=Weapon(2)), "JC QC KS")
DECK.add(Kind("Remington", BLUE, Arm(), power=Weapon(3)), "KC")
DECK.add(Kind("Rev. Carabine", BLUE, Arm(), power=Weapon(4)), "AC")
DECK.add(Kind("Winchester", BLUE, Arm(), power=Weapon(5)), "8S")
DECK.add(Kind("Volcanic", BLUE, Arm(), power=Weapon(1, rapid=True)), "10S 10C")
DECK.add(BANG, "AS 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2C 3C 4C 5C 6C 7C 8C 9C QH KH AH")
DECK.add(Kind("Beer", BROWN, Beer(), symbol="beer"), "6H 7H 8H 9H 10H JH")
DECK.add(Kind("Cat Balou", BROWN, CatBalou()), "KH 9D 10D JD")
DECK.add(Kind("Duel", BROWN, DuelEffect()), "QD JS 8C")
DECK.add(Kind("Indians!", BROWN, IndiansEffect()), "KD AD")
DECK.add(MISSED, "10C JC QC KC AC 2S 3S 4S 5S 6S 7S 8S")
DECK.add(Kind("Gatling", BROWN, Gatling()), "10H")
DECK.add(Kind("General Store", BROWN, GeneralStore()), "9C QS")
DECK.add(Kind("Panic!", BROWN, Panic()), "JH QH AH 8D")
DECK.add(Kind("Stagecoach", BROWN, DrawCards(2)), "9S 9S")
DECK.add(Kind("Saloon", BROWN, Saloon()), "5H")
DECK.add(Kind("Wells Fargo", BROWN, DrawCards(3)), "3H")
