"""The camp: nuggets for wounds, and a shop that sells for nuggets."""

from __future__ import annotations

from typing import Any, Final

from posse.engine.choice import Option
from posse.engine.ids import ALL, NO_SEATS, NOBODY, Card, Seat, Source, Verb
from posse.games.bang.cards import CARDS
from posse.games.bang.distance import Sights
from posse.games.bang.power import Power
from posse.games.bang.state import BangState
from posse.games.bang.zone import Tally, Zone

BUY: Final = Verb("buy")
STOCK_UP: Final = Verb("stock_up")

CAMP: Final = Zone("camp", "camp", acts=True)  # the Gold Camp itself
SHOP: Final = Zone("gear", "gear")  # gear for sale
STORE: Final = Zone("store", "gear", hidden=True)  # the pile of gear, top last
ZONES: Final = (CAMP, SHOP, STORE)
NUGGETS: Final = Tally("nuggets")

FOR_SALE: Final = 3  # at a time


class GoldCamp(Power):
    """Pays a nugget for each point that a player costs another, and sells gear."""

    def wounds(self, g: BangState, me: Seat, at: Seat, n: int) -> None:
        earn(g, me, n)

    def play_options(
        self, g: BangState, me: Seat, src: Source, sights: Sights, out: list[Option]
    ) -> None:
        for card in SHOP.of(g):
            if price(card) <= NUGGETS.of(g, me):
                out.append(Option(BUY, card))

    def shown(self, g: BangState, me: Seat) -> dict[str, Any]:
        return {"prices": {str(card): price(card) for card in SHOP.of(g)}}


class Gear(Power):
    """What the shop sells. It lies in front of the player who bought it.

    Discarded, it goes under the store.
    """

    cost: int = 0  # nuggets

    def perform(self, g: BangState, me: Seat, option: Option) -> None:
        NUGGETS.put(g, me, NUGGETS.of(g, me) - self.cost)
        SHOP.of(g).remove(option.card)
        g.emit(BUY, me, option.card, see=ALL)
        self.bought_by(g, me, option.card)
        stock_up(g)

    def bought_by(self, g: BangState, me: Seat, card: Card) -> None:
        """Lay the gear in front of the player."""
        g.front[me].append(card)

    def discarded(self, g: BangState, card: Card) -> None:
        STORE.of(g).insert(0, card)
        g.known[card] = ALL
        stock_up(g)


def price(card: Card) -> int:
    """Return what a card of the shop costs."""
    power = CARDS[card].power
    return power.cost if isinstance(power, Gear) else 0


def earn(g: BangState, me: Seat, n: int) -> None:
    """Give a player who is in the match some nuggets."""
    if me in g.ring:
        NUGGETS.put(g, me, NUGGETS.of(g, me) + n)


def stock_up(g: BangState) -> None:
    """Lay out gear from the store until there is enough for sale."""
    shop, store = SHOP.of(g), STORE.of(g)
    while len(shop) < FOR_SALE and store and CAMP.of(g):
        card = store.pop()
        g.known[card] = ALL
        shop.append(card)
        g.emit(STOCK_UP, NOBODY, card, see=ALL)


def prepare(g: BangState, pieces: list[Card]) -> list[Card]:
    """Before the first turn: the gear is shuffled, and some of it is for sale."""
    for piece in pieces:
        zone = CAMP if CARDS[piece].kind.back == CAMP.back else STORE
        zone.of(g).append(piece)
        g.known[piece] = ALL if zone is CAMP else NO_SEATS
    g.chance.shuffle(STORE.of(g))
    stock_up(g)
    return pieces
