"""The train moves, cars are taken, the terminus is reached."""

from __future__ import annotations

from typing import Any

from posse.engine.choice import Option
from posse.engine.frame import Frame, SeatFrame
from posse.engine.ids import ALL, NOBODY, NONE, Card, Seat, Source
from posse.games.bang import verb_names
from posse.games.bang.cards import CARDS
from posse.games.bang.distance import Sights
from posse.games.bang.frames.general_store import Store
from posse.games.bang.frames.leave_out import DECLINE, meet
from posse.games.bang.frames.shot import Volley
from posse.games.bang.frames.simultaneous import Together
from posse.games.bang.packs.great_train_robbery import topics as train_topics
from posse.games.bang.packs.great_train_robbery import verb_names as train_verb_names
from posse.games.bang.packs.great_train_robbery.offer import Offer
from posse.games.bang.packs.great_train_robbery.stations import Station
from posse.games.bang.packs.great_train_robbery.train import (
    BOARDED,
    EXTRA,
    ROLLED,
    STATION,
    TRACK,
    connected,
    lay_out,
    locomotive,
    station_over,
    turn_over,
)
from posse.games.bang.packs.great_train_robbery.travel import take_car, traveller
from posse.games.bang.power import Power
from posse.games.bang.state import BangState
from posse.games.bang.verbs import discard, draw
from posse.games.sheriff.roles import DEPUTY, SHERIFF


class Locomotive(Power):
    """Acts for the seat on turn: the Sheriff's move, the free move, taking a car."""

    def begins(self, g: BangState, me: Seat) -> None:
        """Move the train before Dynamite and Jail (decision B17)."""
        BOARDED.put(g, 0)
        ROLLED.put(g, 0)
        EXTRA.put(g, EXTRA.of(g) // 2)
        if me == driver(g):
            advance(g, STATION.of(g) + 1)

    def follows(self, g: BangState, me: Seat, seat: Seat) -> Seat:
        return me if EXTRA.of(g) == 2 and me in g.ring else seat

    def play_options(
        self, g: BangState, me: Seat, src: Source, sights: Sights, out: list[Option]
    ) -> None:
        if BOARDED.of(g) and not traveller(g, me).rides_often:
            return
        at = STATION.of(g)
        out += [Option(train_verb_names.BOARD, car) for car in payable(g, me, at)]
        if not ROLLED.of(g) and payable(g, me, at + 1):  # after the move a car must be taken
            out.append(Option(train_verb_names.ROLL, src))

    def perform(self, g: BangState, me: Seat, option: Option) -> None:
        ROLLED.put(g, 1)
        advance(g, STATION.of(g) + 1, Board(me, False))

    def arrives(self, g: BangState, src: Card) -> None:
        """Carry out the effect at the terminus."""

    def shown(self, g: BangState, me: Seat) -> dict[str, Any]:
        """Return what the cars cost now, and after one more move."""
        at = STATION.of(g)
        return {"fares": {"now": fares(g, me, at), "next": fares(g, me, at + 1)}}


class Ironhorse(Locomotive):
    """A BANG! for all players, fired by nobody. The end of the match is checked afterwards."""

    def arrives(self, g: BangState, src: Card) -> None:
        seats = tuple(g.clockwise(g.turn))
        g.push(Together(NOBODY, seats))
        meet(g, g.turn, src, Volley(NOBODY, src, seats))


class Leland(Locomotive):
    """A General Store, beginning with the seat on turn."""

    def arrives(self, g: BangState, src: Card) -> None:
        meet(g, g.turn, src, Store(src, tuple(g.clockwise(g.turn))))


def driver(g: BangState) -> Seat:
    """Return the player who moves the train when their turn begins (decision B17)."""
    if SHERIFF in g.role:
        return Seat(g.role.index(SHERIFF))
    first = Seat(g.role.index(DEPUTY))
    return first if first in g.ring else g.after(first)


def payable(g: BangState, me: Seat, at: int) -> list[Card]:
    """Return the cars that the seat could pay for with the locomotive at `at`."""
    free = traveller(g, me).rides_free
    return [car for car, station in connected(g, at) if free or station_of(station).met(g, me)]


def fares(g: BangState, me: Seat, at: int) -> list[dict[str, Any]]:
    """Return every car under a station, and what the seat could pay with."""
    free = me != NOBODY and traveller(g, me).rides_free
    return [
        {
            "car": car,
            "station": station,
            "price": 0 if free else station_of(station).price,
            "coins": [] if free or me == NOBODY else station_of(station).coins(g, me, NOBODY, ()),
            "met": me != NOBODY and (free or station_of(station).met(g, me)),
        }
        for car, station in connected(g, at)
    ]


def station_of(station: Card) -> Station:
    power = CARDS[station].power
    assert isinstance(power, Station)
    return power


def board(g: BangState, me: Seat, car: Card) -> None:
    """Pay the price of the station and take the car; it counts as the car of this turn."""
    BOARDED.put(g, BOARDED.of(g) + 1)
    if traveller(g, me).rides_free:
        take_car(g, me, car)
    else:
        station = station_over(g, car)
        station_of(station).charge(g, me, Source(station))


class Board(Frame):
    """The seat must take a car now. `free`: without paying, and it does not count."""

    def __init__(self, seat: Seat, free: bool) -> None:
        self.seat = seat
        self.free = free

    def step(self, g: BangState) -> None:
        at = STATION.of(g)
        cars = [car for car, _ in connected(g, at)] if self.free else payable(g, self.seat, at)
        options = [Option(train_verb_names.BOARD, car) for car in cars]
        g.ask(self.seat, train_topics.BOARD, options, locomotive(g), n=0 if self.free else 1)

    def answer(self, g: BangState, option: Option) -> None:
        g.pop()
        if self.free:
            take_car(g, self.seat, option.card)
        else:
            board(g, self.seat, option.card)


def advance(g: BangState, to: int, then: Frame | None = None, effects: int = 1) -> None:
    """Move the locomotive to this place of the track, with the train behind it.

    Shade O'Connor comes first, then the consequence of the move (`then`), then the terminus.
    """
    if locomotive(g) == NONE:
        return
    STATION.put(g, to)
    g.emit(
        train_verb_names.ROLL, g.turn, locomotive(g), n=to, see=ALL
    )  # only the seat on turn moves the train
    if to >= len(TRACK.of(g)):
        g.push(Terminus(effects))
    if then is not None:
        g.push(then)
    for seat in reversed(g.clockwise(g.turn)):
        if seat != g.turn and traveller(g, seat).fidgets and g.hand[seat]:
            g.push(Fidget(seat))


class Fidget(SeatFrame):
    """Shade O'Connor may exchange a card."""

    def step(self, g: BangState) -> None:
        options = [Option(verb_names.DISCARD, card) for card in g.hand[self.seat]]
        g.ask(self.seat, train_topics.SHADE, [*options, DECLINE], locomotive(g))

    def answer(self, g: BangState, option: Option) -> None:
        g.pop()
        if option.verb == verb_names.DISCARD:
            discard(g, self.seat, option.card)
            draw(g, self.seat, 1)


class Terminus(Frame):
    """`left` effects are still to come. `greeted`: the players who draw before them did."""

    def __init__(self, left: int, greeted: bool = False) -> None:
        self.left = left
        self.greeted = greeted

    def step(self, g: BangState) -> None:
        if not self.greeted:
            g.swap(Terminus(self.left, True))
            g.emit(train_verb_names.TERMINUS, NOBODY, locomotive(g), see=ALL)
            for seat in reversed(g.clockwise(g.turn)):
                if traveller(g, seat).greets:
                    g.push(Offer(seat, traveller(g, seat).greets, NONE))
        elif self.left:
            g.swap(Terminus(self.left - 1, True))
            engine = CARDS[locomotive(g)].power
            assert isinstance(engine, Locomotive)
            engine.arrives(g, locomotive(g))
        else:
            g.pop()
            lay_out(g)
            turn_over(g)
