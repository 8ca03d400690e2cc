"""Gold Rush as one object."""

from __future__ import annotations

from typing import Final

from posse.engine.actions import ANYBODY, OTHERS
from posse.engine.ids import Seat
from posse.games.bang import verb_names
from posse.games.bang.actions import Deed, borne
from posse.games.bang.cards import BLUE, BROWN, MIDDLE, Kind, PrintedCard
from posse.games.bang.effect import Effect
from posse.games.bang.pack import Pack
from posse.games.bang.power import Power
from posse.games.bang.state import BangState
from posse_gold_rush.camp import BUY, CAMP, NUGGETS, SHOP, ZONES, Gear, GoldCamp, earn, prepare
from posse_gold_rush.gear import Belt, Boots, FoolsGold, Freight, Talisman


class Digger(Power):
    """Finds a nugget at the end of each turn."""

    def ends(self, g: BangState, me: Seat) -> None:
        earn(g, me, 1)


def gear(name: str, power: Gear) -> Kind:
    return Kind(name, BLUE, Effect(), power=power, back=SHOP.back)


def is_gear(card: PrintedCard) -> bool:
    return card.kind.back == SHOP.back


FOOLS_GOLD: Final = Kind("Fool's Gold", BROWN, FoolsGold(), symbol=verb_names.MISSED)
BOOTS: Final = gear("Riding Boots", Boots())
TALISMAN: Final = gear("Talisman", Talisman())
BELT: Final = gear("Gun Belt", Belt())
FREIGHT: Final = gear("Freight Train", Freight())

PACK: Final = Pack(
    "gold_rush",
    deck=((FOOLS_GOLD, "4D 9C"),),
    cast=(("Dusty Digger", 4, Digger()),),
    pieces=(
        Kind("Gold Camp", MIDDLE, Effect(), power=GoldCamp(), back=CAMP.back),
        BOOTS,
        BOOTS,
        TALISMAN,
        TALISMAN,
        BELT,
        FREIGHT,
        FREIGHT,
    ),
    zones=ZONES,
    tallies=(NUGGETS,),
    prepare=prepare,
    needs=("base",),
    goes_with=("dodge_city", "great_train_robbery"),
    actions=(
        Deed(BUY, is_gear),
        *[Deed(verb, borne) for verb in (verb_names.TAKE, verb_names.DISCARD)],
        Deed(verb_names.TAKE, borne, seats=OTHERS),
        Deed(verb_names.DISCARD, borne, seats=ANYBODY),
    ),
)
