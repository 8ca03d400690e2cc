"""The thirteen stations: what a car under them costs."""

from __future__ import annotations

from typing import Final

from posse.engine.ids import NOBODY, Card, Seat, Source
from posse.games.bang.cards import (
    BLUE,
    CARDS,
    CLUBS,
    DIAMONDS,
    HEARTS,
    MIDDLE,
    SPADES,
    Kind,
)
from posse.games.bang.effect import Effect
from posse.games.bang.frames.pay import Pay
from posse.games.bang.packs.base.kinds import BANG, BEER, CAT_BALOU, MISSED, PANIC
from posse.games.bang.packs.great_train_robbery.train import car_under
from posse.games.bang.packs.great_train_robbery.travel import take_car
from posse.games.bang.power import Power
from posse.games.bang.state import BangState
from posse.games.bang.verbs import bleed


class Station(Power):
    """Costs `price` cards that fit, from the hand or in front."""

    price: int = 1

    def fits(self, card: Card) -> bool:
        return True

    def coins(self, g: BangState, me: Seat, at: Seat, paid: tuple[Card, ...]) -> list[Card]:
        return [card for card in g.hand[me] + g.front[me] if self.fits(card)]

    def met(self, g: BangState, me: Seat) -> bool:
        """Return True if the seat can pay."""
        return len(self.coins(g, me, NOBODY, ())) >= self.price

    def charge(self, g: BangState, me: Seat, src: Source) -> None:
        g.push(Pay(me, src, NOBODY, self.price))

    def bought(self, g: BangState, me: Seat, src: Source, at: Seat, paid: tuple[Card, ...]) -> None:
        take_car(g, me, car_under(g, src))


class Named(Station):
    """Costs one of these cards, whatever else a player may use them as."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds

    def fits(self, card: Card) -> bool:
        return CARDS[card].kind in self.kinds


class Suited(Station):
    def __init__(self, suit: int) -> None:
        self.suit = suit

    def fits(self, card: Card) -> bool:
        return CARDS[card].suit == self.suit


class Ranked(Station):
    """Costs a card from `low` to `high`, both included. Cars have no rank."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def fits(self, card: Card) -> bool:
        return self.low <= CARDS[card].rank <= self.high


class Bluish(Station):
    """Costs a blue card. A car counts as one (decision B19)."""

    def fits(self, card: Card) -> bool:
        return CARDS[card].kind.colour == BLUE


class AnyCards(Station):
    price = 2


class Blood(Station):
    """Costs a life point, never the last. It is a price and no loss (decision B12)."""

    price = 0

    def fits(self, card: Card) -> bool:
        return False

    def met(self, g: BangState, me: Seat) -> bool:
        return g.life[me] > 1

    def charge(self, g: BangState, me: Seat, src: Source) -> None:
        bleed(g, me, 1)
        take_car(g, me, car_under(g, src))


def station(name: str, power: Station) -> Kind:
    return Kind(name, MIDDLE, Effect(), power=power, back="station")


STATION_KINDS: Final[tuple[Kind, ...]] = (
    station("Boom Town", Named(BANG)),
    station("Catico", Named(CAT_BALOU, PANIC)),
    station("Creepy Creek", Suited(SPADES)),
    station("Crown's Hole", Named(BEER)),
    station("Deathwood", Bluish()),
    station("Dodgeville", Named(MISSED)),
    station("Fort Wroth", Ranked(10, 14)),
    station("Frisco", Suited(CLUBS)),
    station("Miner's Oath", Suited(DIAMONDS)),
    station("San Tafe", Suited(HEARTS)),
    station("Tombrock", Blood()),
    station("Virginia Town", AnyCards()),
    station("Yooma", Ranked(2, 9)),
)
