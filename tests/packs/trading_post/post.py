"""What lies on the table: the post, its wares, and the money of each player."""

from __future__ import annotations

from typing import Any, Final

from posse.engine.choice import Option
from posse.engine.ids import ALL, NO_SEATS, NOBODY, Card, Seat, Source
from posse.games.bang.cards import CARDS
from posse.games.bang.distance import Sights
from posse.games.bang.power import Power
from posse.games.bang.sources import character_of
from posse.games.bang.state import BangState
from posse.games.bang.zone import Mark, Tally, Zone
from tests.packs.trading_post import verb_names as post_verb_names

POST: Final = Zone("post", "post", acts=True)  # the Trading Post itself
SHOP: Final = Zone("shop", "ware")  # wares for sale
STOCK: Final = Zone("stock", "ware", hidden=True)  # the pile of wares, top last
ZONES: Final = (POST, SHOP, STOCK)

SOLD: Final = Mark("sold")  # wares that were bought in this match
PURSE: Final = Tally("purse")  # dollars that all players see
HOARD: Final = Tally("hoard", secret=True, most=6)  # dollars that only their owner knows

WARES = 2  # for sale at a time
PRICE = 2
RICHEST = 5  # in a purse


class Shopper(Power):
    """A character who pays another price."""

    discount: int = 0


def price(g: BangState, me: Seat) -> int:
    power = character_of(g, me)
    return PRICE - (power.discount if isinstance(power, Shopper) else 0)


def money(g: BangState, me: Seat) -> int:
    return PURSE.of(g, me) + HOARD.of(g, me)


def earn(g: BangState, me: Seat, n: int) -> None:
    """Put dollars into the purse."""
    PURSE.put(g, me, min(RICHEST, PURSE.of(g, me) + n))


class TradingPost(Power):
    """Acts for the player on turn, who earns a dollar and may buy a ware."""

    def begins(self, g: BangState, me: Seat) -> None:
        earn(g, me, 1)

    def play_options(
        self, g: BangState, me: Seat, src: Source, sights: Sights, out: list[Option]
    ) -> None:
        if money(g, me) >= price(g, me):
            out += [Option(post_verb_names.BUY, ware) for ware in SHOP.of(g)]

    def shown(self, g: BangState, me: Seat) -> dict[str, Any]:
        """Return what a ware costs this seat."""
        return {"wares": {"price": PRICE if me == NOBODY else price(g, me)}}


class Ware(Power):
    """Lies in front of the player who buys it. Discarded, it goes under the stock."""

    def perform(self, g: BangState, me: Seat, option: Option) -> None:
        open_part = min(price(g, me), PURSE.of(g, me))
        hidden_part = price(g, me) - open_part
        PURSE.put(g, me, PURSE.of(g, me) - open_part)
        HOARD.put(g, me, HOARD.of(g, me) - hidden_part)
        SOLD.put(g, SOLD.of(g) + 1)
        SHOP.of(g).remove(option.card)
        g.front[me].append(option.card)
        g.emit(post_verb_names.BUY, me, option.card, see=ALL)
        restock(g)

    def discarded(self, g: BangState, card: Card) -> None:
        STOCK.of(g).insert(0, card)
        g.known[card] = ALL
        restock(g)


class Lantern(Ware):
    """The holder may keep a card more."""

    def limit(self, g: BangState, me: Seat, n: int) -> int:
        return n + 1


class Saddle(Ware):
    """The holder sees others nearer, and is seen further away."""

    sees = 1
    away = 1


def restock(g: BangState) -> None:
    """Lay out wares from the stock until there are enough."""
    shop, stock = SHOP.of(g), STOCK.of(g)
    while len(shop) < WARES and stock and POST.of(g):
        ware = stock.pop()
        g.known[ware] = ALL
        shop.append(ware)
        g.emit(post_verb_names.STOCK, NOBODY, ware, see=ALL)


def prepare(g: BangState, pieces: list[Card]) -> list[Card]:
    """Before the first turn: the wares are shuffled."""
    for piece in pieces:
        zone = POST if CARDS[piece].kind.back == POST.back else STOCK
        zone.of(g).append(piece)
        g.known[piece] = ALL if zone is POST else NO_SEATS
    g.chance.shuffle(STOCK.of(g))
    restock(g)
    return pieces
