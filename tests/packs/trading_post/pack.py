"""The Trading Post as one object."""

from __future__ import annotations

from typing import Final

from posse.engine.actions import ANYBODY, OTHERS
from posse.games.bang import verb_names
from posse.games.bang.actions import Deed, borne
from posse.games.bang.cards import BLUE, BROWN, MIDDLE, Kind, PrintedCard
from posse.games.bang.effect import Effect
from posse.games.bang.pack import CastRows, Pack
from tests.packs.trading_post import topics as post_topics
from tests.packs.trading_post import verb_names as post_verb_names
from tests.packs.trading_post.panning import GoldPan, Panning
from tests.packs.trading_post.post import (
    HOARD,
    POST,
    PURSE,
    SHOP,
    SOLD,
    ZONES,
    Lantern,
    Saddle,
    Shopper,
    TradingPost,
    Ware,
    prepare,
)


class PennyWise(Shopper):
    """Pays a dollar less."""

    discount = 1


def piece(name: str, colour: str, power: Ware | TradingPost, back: str) -> Kind:
    return Kind(name, colour, Effect(), power=power, back=back)


def is_ware(card: PrintedCard) -> bool:
    return card.kind.back == SHOP.back


GOLD_PAN: Final[Kind] = Kind("Gold Pan", BROWN, GoldPan())
PIECES: Final[tuple[Kind, ...]] = (
    piece("Trading Post", MIDDLE, TradingPost(), POST.back),
    piece("Lantern", BLUE, Lantern(), SHOP.back),
    piece("Good Saddle", BLUE, Saddle(), SHOP.back),
    piece("Spare Lantern", BLUE, Lantern(), SHOP.back),
)
CAST: Final[CastRows] = (("Penny Wise", 4, PennyWise()),)

TRADING_POST: Final = Pack(
    "trading_post",
    deck=((GOLD_PAN, "3D 8C QD"),),
    cast=CAST,
    pieces=PIECES,
    zones=ZONES,
    marks=(SOLD,),
    tallies=(PURSE, HOARD),
    prepare=prepare,
    needs=("base", "dodge_city"),
    goes_with=("great_train_robbery",),
    frames=(Panning,),
    actions=(
        Deed(post_verb_names.BUY, is_ware),
        Deed(post_verb_names.POCKET),
        Deed(post_verb_names.STASH),
        *[Deed(verb, borne) for verb in (verb_names.TAKE, verb_names.DISCARD)],
        Deed(verb_names.TAKE, borne, seats=OTHERS),
        Deed(verb_names.DISCARD, borne, seats=ANYBODY),
    ),
    topics=(post_topics.PAN,),
)
