"""The kinds of card that Dodge City owns."""

from __future__ import annotations

from typing import Final

from posse.games.bang import verb_names
from posse.games.bang.cards import BLUE, BROWN, GREEN, Kind
from posse.games.bang.effect import Effect
from posse.games.bang.laid_cards import Equip, Green, LayGreen, Shield
from posse.games.bang.packs.base.effects import DrawCards
from posse.games.bang.packs.base.equipment import Horse
from posse.games.bang.packs.dodge_city.effects import (
    ANYWHERE,
    REACH,
    BrawlEffect,
    CanCan,
    Dodge,
    Heal,
    Hit,
    Howitzer,
    Steal,
    Tequila,
)
from posse.games.bang.power import Power


def green(name: str, effect: Effect) -> Kind:
    return Kind(name, GREEN, LayGreen(), power=Green(effect))


def shield(name: str, power: Power) -> Kind:
    return Kind(name, GREEN, LayGreen(), power=power)


BINOCULAR: Final[Kind] = Kind("Binocular", BLUE, Equip(), power=Horse(away=0, sees=1))
HIDEOUT: Final[Kind] = Kind("Hideout", BLUE, Equip(), power=Horse(away=1, sees=0))

PUNCH: Final[Kind] = Kind("Punch", BROWN, Hit(1))
SPRINGFIELD: Final[Kind] = Kind("Springfield", BROWN, Hit(ANYWHERE, price=1))
RAG_TIME: Final[Kind] = Kind("Rag Time", BROWN, Steal(price=1))
BRAWL: Final[Kind] = Kind("Brawl", BROWN, BrawlEffect())
DODGE: Final[Kind] = Kind("Dodge", BROWN, Dodge(), symbol=verb_names.MISSED)
TEQUILA: Final[Kind] = Kind("Tequila", BROWN, Tequila())
WHISKY: Final[Kind] = Kind("Whisky", BROWN, Heal(2, price=1))

BIBLE: Final[Kind] = shield("Bible", Shield(cards=1))
TEN_GALLON_HAT: Final[Kind] = shield("Ten Gallon Hat", Shield())
IRON_PLATE: Final[Kind] = shield("Iron Plate", Shield())
SOMBRERO: Final[Kind] = shield("Sombrero", Shield())
CANTEEN: Final[Kind] = green("Canteen", Heal(1))
CAN_CAN: Final[Kind] = green("Can Can", CanCan())
CONESTOGA: Final[Kind] = green("Conestoga", Steal())
DERRINGER: Final[Kind] = green("Derringer", Hit(1, cards=1))
BUFFALO_RIFLE: Final[Kind] = green("Buffalo Rifle", Hit(ANYWHERE))
HOWITZER: Final[Kind] = green("Howitzer", Howitzer())
PEPPERBOX: Final[Kind] = green("Pepperbox", Hit(REACH))
PONY_EXPRESS: Final[Kind] = green("Pony Express", DrawCards(3))
KNIFE: Final[Kind] = green("Knife", Hit(1))
