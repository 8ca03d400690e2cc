"""The train of The Great Train Robbery: what is known of its pile, and what views show of it."""

from __future__ import annotations

from posse import NONE, SPECTATOR, Match
from posse.engine.chance import Chance
from posse.engine.game import game
from posse.engine.ids import Card, Seat
from posse.games.bang.cards import CARDS
from posse.games.bang.packs.great_train_robbery.train import CARS, TRAIN
from posse.games.bang.state import BangState
from posse.testing import walk
from tests.bang_table import EVERYTHING, card_named, outlaw, position
from tests.conformance import fresh

BANG = game("bang")


def table(match: Match) -> BangState:
    assert isinstance(match.state, BangState)
    return match.state


def known_cars(g: BangState, seat: Seat) -> list[Card]:
    return CARS.of(BANG.view(g, seat))  # type: ignore[arg-type]


def test_nobody_knows_the_pile_of_a_new_train() -> None:
    rebuilt = 0
    for seed in range(12):
        match, rng = fresh("bang", 5, seed, EVERYTHING)
        g = table(match)
        for _ in walk(match, rng):
            events = [event.verb for event in match.events[-40:]]
            if match.number == 0 or (events and events[-1] == "turn_over"):
                rebuilt += match.number > 0
                for seat in (*range(match.players), SPECTATOR):
                    assert set(known_cars(g, seat)) <= {NONE}
    assert rebuilt > 3


def test_a_discarded_car_lies_under_the_pile_and_everybody_saw_it() -> None:
    line = {
        "locomotive": ["Leland"],
        "track": ["Frisco"],
        "train": ["Caboose", "Mail Car", "Ghost Car"],
    }
    seats = outlaw(front=["Cattle Truck"])
    g = position(seats, pile=["Beer/6H"], cars=["Dining Car", "Coal Hopper"], **line)
    g.apply(0)
    assert isinstance(g, BangState)
    for seat in (0, 1, SPECTATOR):
        assert known_cars(g, Seat(seat)) == [card_named("Cattle Truck"), NONE, NONE]


def test_screens_get_the_fares_and_spectators_no_purse() -> None:
    line = {
        "locomotive": ["Leland"],
        "track": ["Frisco", "Yooma"],
        "train": ["Caboose"],
        "station": 1,
    }
    g = position(outlaw("BANG!/9C"), **line)
    mine = BANG.present(BANG.view(g, Seat(0)))["fares"]["now"]
    caboose, frisco, nine = (card_named(name) for name in ("Caboose", "Frisco", "BANG!/9C"))
    row = {"car": caboose, "station": frisco, "price": 1}
    assert mine == [{**row, "coins": [nine], "met": True}]
    for other in (1, SPECTATOR):
        theirs = BANG.present(BANG.view(g, Seat(other)))["fares"]["now"]
        assert theirs == [{**row, "coins": [], "met": False}]


def test_a_match_without_the_pack_carries_nothing_of_it() -> None:
    g = BANG.deal(BANG.setup(5, ("base",), None), Chance(b"x" * 32))
    assert isinstance(g, BangState)
    assert (g.zones, g.marks, g.tallies) == ([], [], [])
    assert not any(CARDS[card].piece for card in g.box)
    shown = BANG.present(BANG.view(g, Seat(0)))
    assert (shown["zones"], shown["marks"], shown["middle"]) == ({}, {}, [])
    assert "fares" not in shown


def test_the_train_has_three_cars_while_there_are_enough() -> None:
    for seed in range(6):
        match, rng = fresh("bang", 7, seed, EVERYTHING)
        for _ in walk(match, rng):
            g = table(match)
            assert len(TRAIN.of(g)) == 3 or not CARS.of(g)
