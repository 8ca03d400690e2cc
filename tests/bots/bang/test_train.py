"""The BANG! greenhorn and the train: positions with one obvious answer."""

from __future__ import annotations

from typing import Any

from tests.bang_table import choose, outlaw, reaction, seat

TRACK = ["Frisco", "Creepy Creek", "Miner's Oath"]  # a card of clubs, of spades, of diamonds


def rail(train: list[str], station: int = 1, **more: Any) -> dict[str, Any]:
    """The locomotive under a station of the track, with these cars."""
    usual = {"locomotive": ["Leland"], "track": TRACK, "train": train, "station": station}
    return {**usual, **more}


# cars ---------------------------------------------------------------------------------------------


def test_a_good_car_is_taken_for_a_poor_card() -> None:
    seats = outlaw("Duel/JS", "Dynamite/10C")
    assert choose(seats, **rail(["Mail Car"])) == "board Mail Car"
    assert reaction(seats, "board Mail Car", **rail(["Mail Car"])) == "discard Dynamite/10C"


def test_a_poor_car_is_not_worth_a_good_card() -> None:
    assert choose(outlaw("Barrel/AC"), **rail(["Private Car"])) == "play Barrel/AC"
    assert choose(outlaw(front=["Barrel/AC"]), **rail(["Private Car"])) == "end"


def test_the_train_is_moved_for_a_better_car() -> None:
    cars = ["Private Car", "Mail Car"]
    seats = outlaw("Dynamite/10C", "Missed!/8D")
    assert choose(seats, **rail(cars, 1)) == "roll Leland"
    assert reaction(seats, "roll Leland", **rail(cars, 1)) == "board Mail Car"


def test_the_price_is_what_is_needed_least() -> None:
    seats = outlaw("Beer/6S", "Jail/10S")
    line = rail(["Mail Car"], track=["Creepy Creek", "Frisco"])
    assert reaction(seats, "board Mail Car", **line) == "discard Jail/10S"


def test_sancho_takes_the_best_car_for_nothing() -> None:
    seats = outlaw(character="Sancho")
    line = rail(["Private Car", "Observation Car"], 2, track=[*TRACK, "Yooma"])
    assert choose(seats, **line) == "board Observation Car"


def test_benny_does_not_take_cars_for_ever() -> None:
    seats = outlaw("Dynamite/10C", character="Benny Brawler")
    assert choose(seats, **rail(["Caboose"], boarded=3)) == "play Dynamite/10C"


def test_the_last_points_are_not_for_sale() -> None:
    assert choose(outlaw(life=2), **rail(["Mail Car"], track=["Tombrock", "Frisco"])) == "end"


# people and places --------------------------------------------------------------------------------


def test_the_ghost_car_brings_a_friend_back() -> None:
    seats = [seat("deputy", "Dynamite/10C"), seat("sheriff"), seat("outlaw")]
    seats.append(seat("deputy", out=True))
    line = rail(["Ghost Car"])
    assert reaction(seats, "board Ghost Car", "discard Dynamite/10C", **line) == (
        "place Ghost Car > p3"
    )


def test_the_flatcar_goes_to_a_foe() -> None:
    seats = outlaw("Dynamite/10C")
    line = rail(["Lumber Flatcar"])
    assert reaction(seats, "board Lumber Flatcar", "discard Dynamite/10C", **line) == (
        "place Lumber Flatcar > p1"
    )


def test_a_ghost_is_not_shot_at_but_robbed_of_its_car() -> None:
    ghost = seat("outlaw", life=0, front=["Ghost Car"])
    assert choose([seat("sheriff", "BANG!/AS"), ghost, seat("outlaw")]) == "play BANG!/AS > p2"
    seats = [seat("sheriff", "Cat Balou/8C"), ghost, seat("outlaw")]
    assert choose(seats) == "play Cat Balou/8C > p1"
    assert reaction(seats, "play Cat Balou/8C > p1") == "discard Ghost Car"


def test_a_baggage_car_stops_a_hit() -> None:
    seats = [seat("sheriff", "BANG!/AS"), seat("outlaw", front=["Baggage Car"]), seat("outlaw")]
    assert reaction(seats, "play BANG!/AS > p1") == "use Baggage Car"


def test_sgt_blaze_spares_a_friend() -> None:
    seats = [seat("deputy", "Gatling/10H", character="Sgt. Blaze"), seat("sheriff"), seat("outlaw")]
    seats.append(seat("outlaw"))
    assert reaction(seats, "play Gatling/10H") == "exempt > p1"


def test_evan_babbit_diverts_to_a_foe() -> None:
    seats = [seat("outlaw", "BANG!/AS"), seat("sheriff", "Jail/10S", character="Evan Babbit")]
    seats.append(seat("outlaw"))
    assert reaction(seats, "play BANG!/AS > p1") == "divert character > p2"


def test_full_steam_doubles_a_gift_and_skips_a_blow() -> None:
    seats = outlaw("Full Steam/2S")
    assert reaction(seats, "play Full Steam/2S", **rail(["Caboose"])) == "double"
    weak = [seat("deputy", "Full Steam/2S", life=1), seat("sheriff"), seat("outlaw")]
    line = rail(["Caboose"], locomotive=["Ironhorse"])
    assert reaction(weak, "play Full Steam/2S", **line) == "skip"
