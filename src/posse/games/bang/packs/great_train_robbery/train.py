"""The track and the train on it: where the pieces lie, and the only code that moves them."""

from __future__ import annotations

from typing import Final

from posse.engine.ids import ALL, NO_SEATS, NOBODY, NONE, Card, Seat
from posse.games.bang.cards import CARDS
from posse.games.bang.packs.great_train_robbery import verb_names as train_verb_names
from posse.games.bang.state import BangState
from posse.games.bang.zone import Mark, Zone

TRAIN: Final = Zone("train", "car")  # the car next to the locomotive first
CARS: Final = Zone("cars", "car", hidden=True)  # the pile, top last
TRACK: Final = Zone("track", "station")  # from left to right
STATIONS: Final = Zone("stations", "station", ordered=False)  # those beside the track
SHED: Final = Zone("shed", "locomotive")  # the other side of the locomotive
LOCOMOTIVE: Final = Zone("locomotive", "locomotive", acts=True, former="middle")
ZONES: Final = (TRAIN, CARS, TRACK, STATIONS, SHED, LOCOMOTIVE)

STATION: Final = Mark("station")  # the locomotive's place; past the last one: the terminus
BOARDED: Final = Mark("boarded")  # cars taken in this turn that count
ROLLED: Final = Mark("rolled")  # 1: the free move of this turn was made
EXTRA: Final = Mark("extra")  # 1: this is an extra turn; 2: the next one is
MARKS: Final = (STATION, BOARDED, ROLLED, EXTRA)

LENGTH = 3  # cars of a train


def locomotive(g: BangState) -> Card:
    """Return the side that is up; NONE if there is no train."""
    here = LOCOMOTIVE.of(g)
    return here[0] if here else NONE


def connected(g: BangState, at: int) -> list[tuple[Card, Card]]:
    """Return the cars under a station when the locomotive is at `at`, with that station."""
    track = TRACK.of(g)
    out: list[tuple[Card, Card]] = []
    for i, car in enumerate(TRAIN.of(g)):
        spot = at - 1 - i
        if 0 <= spot < len(track):
            out.append((car, track[spot]))
    return out


def station_over(g: BangState, car: Card) -> Card:
    """Return the station that the car stands under."""
    return dict(connected(g, STATION.of(g)))[car]


def car_under(g: BangState, station: Card) -> Card:
    """Return the car that stands under the station."""
    for car, over in connected(g, STATION.of(g)):
        if over == station:
            return car
    raise AssertionError(f"no car stands under {CARDS[station].text}")


def couple(g: BangState) -> None:
    """Add cars from the pile to the train until it is complete or the pile is empty."""
    train, cars = TRAIN.of(g), CARS.of(g)
    while len(train) < LENGTH and cars and LOCOMOTIVE.of(g):
        car = cars.pop()
        g.known[car] = ALL
        train.append(car)
        g.emit(train_verb_names.COUPLE, NOBODY, car, see=ALL)


def uncouple(g: BangState, seat: Seat, car: Card) -> None:
    """A player takes a car: the others close up, and a new one joins."""
    TRAIN.of(g).remove(car)
    g.emit(train_verb_names.BOARD, seat, car, see=ALL)
    couple(g)


def scrap(g: BangState, car: Card) -> None:
    """Lay a discarded car under the pile, openly. A short train gets it at once."""
    CARS.of(g).insert(0, car)
    g.known[car] = ALL
    couple(g)


def prepare(g: BangState, pieces: list[Card]) -> list[Card]:
    """Before the first turn: a random side of the locomotive is up (decision B17)."""
    backs = {zone.back: zone.of(g) for zone in (CARS, STATIONS, SHED)}
    for piece in pieces:
        backs[CARDS[piece].kind.back].append(piece)
    for side in SHED.of(g):
        g.known[side] = ALL
    up = g.chance.pick(SHED.of(g))
    SHED.of(g).remove(up)
    LOCOMOTIVE.of(g)[:] = [up]
    lay_out(g)
    return pieces


def lay_out(g: BangState) -> None:
    """Lay out as many stations as players in play (decision B17), and a train of new cars."""
    stations = TRACK.of(g) + STATIONS.of(g)
    g.chance.shuffle(stations)
    stations.reverse()  # the top, which is last, is laid first
    TRACK.of(g)[:] = stations[: len(g.ring)]
    STATIONS.of(g)[:] = sorted(stations[len(g.ring) :])
    for station in stations:
        g.known[station] = ALL
    for station in TRACK.of(g):
        g.emit(train_verb_names.STATION, NOBODY, station, see=ALL)
    cars = TRAIN.of(g) + CARS.of(g)
    g.chance.shuffle(cars)
    for car in cars:
        g.known[car] = NO_SEATS
    TRAIN.of(g)[:] = []
    CARS.of(g)[:] = cars
    STATION.put(g, 0)
    couple(g)


def turn_over(g: BangState) -> None:
    """Turn the locomotive to its other side."""
    up, down = LOCOMOTIVE.of(g)[:], SHED.of(g)[:]
    g.known[up[0]] = ALL
    LOCOMOTIVE.of(g)[:], SHED.of(g)[:] = down, up
    g.emit(train_verb_names.TURN_OVER, NOBODY, locomotive(g), see=ALL)
