"""How characters travel, and where a car goes that a player takes."""

from __future__ import annotations

from typing import Final

from posse.engine.choice import Option
from posse.engine.frame import Frame
from posse.engine.ids import ALL, NOBODY, Card, Seat
from posse.games.bang.cards import CARDS
from posse.games.bang.packs.great_train_robbery import topics as train_topics
from posse.games.bang.packs.great_train_robbery import verb_names as train_verb_names
from posse.games.bang.packs.great_train_robbery.train import scrap, uncouple
from posse.games.bang.power import Power
from posse.games.bang.sources import character_of
from posse.games.bang.state import BangState


class Traveller(Power):
    """What a character's ability says about the train. Other powers say nothing about it."""

    rides_often: bool = False  # any number of cars a turn
    rides_free: bool = False  # pays for no car
    fidgets: bool = False  # may exchange a card when the train moves in another player's turn
    greets: int = 0  # cards drawn when the terminus is reached


ORDINARY: Final = Traveller()


def traveller(g: BangState, seat: Seat) -> Traveller:
    power = character_of(g, seat)
    return power if isinstance(power, Traveller) else ORDINARY


class Car(Power):
    """A car of the train. `placed`: the player who takes it lays it in front of any player."""

    placed: bool = False

    def places(self, g: BangState) -> list[Seat]:
        """Return the seats that it may be laid in front of."""
        return g.clockwise(g.turn)

    def settled(self, g: BangState, at: Seat) -> None:
        """Called when it was laid in front of a player."""

    def discarded(self, g: BangState, card: Card) -> None:
        scrap(g, card)


def car_of(car: Card) -> Car:
    power = CARDS[car].power
    assert isinstance(power, Car)
    return power


def take_car(g: BangState, me: Seat, car: Card) -> None:
    """Take the car off the train and lay it in front of the player, unless it says otherwise."""
    uncouple(g, me, car)
    if car_of(car).placed:
        g.shelf.append(car)
        g.push(Place(me, car))
    else:
        g.front[me].append(car)


def settle(g: BangState, me: Seat, car: Card, at: Seat) -> None:
    """Lay a car from the shelf in front of a player."""
    g.shelf.remove(car)
    g.front[at].append(car)
    g.emit(train_verb_names.PLACE, me, car, NOBODY if at == me else at, see=ALL)
    car_of(car).settled(g, at)


class Place(Frame):
    """In front of which player shall the car lie?"""

    def __init__(self, seat: Seat, car: Card) -> None:
        self.seat = seat
        self.car = car

    def step(self, g: BangState) -> None:
        options = [
            Option(train_verb_names.PLACE, self.car, at) for at in car_of(self.car).places(g)
        ]
        g.ask(self.seat, train_topics.PLACE, options, self.car)

    def answer(self, g: BangState, option: Option) -> None:
        g.pop()
        settle(g, self.seat, self.car, option.seat)
