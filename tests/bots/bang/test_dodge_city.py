"""The BANG! greenhorn and the cards of Dodge City: positions with one obvious answer."""

from __future__ import annotations

import pytest

from posse.engine.event import Event
from posse.engine.ids import Card, Seat, Verb
from tests.bang_table import BANG_AT_ME, card_of, choose, outlaw, reaction, seat, shot_at


@pytest.mark.parametrize("card", ["Binocular/10D", "Hideout/KD"])
def test_a_blue_card_is_laid(card: str) -> None:
    assert choose(outlaw(card, "BANG!/AS")) == f"play {card}"


# green cards --------------------------------------------------------------------------------------

GREEN = [
    "Bible/10H", "Buffalo Rifle/QC", "Can Can/JC", "Canteen/7H", "Conestoga/9D", "Derringer/7S",
    "Howitzer/9S", "Iron Plate/QS", "Knife/8H", "Pepperbox/AH", "Pony Express/QD",
    "Sombrero/7C", "Ten Gallon Hat/JD",
]  # fmt: skip


@pytest.mark.parametrize("card", GREEN)
def test_a_green_card_is_laid(card: str) -> None:
    assert choose(outlaw(card)) == f"play {card}"


@pytest.mark.parametrize("card", ["Buffalo Rifle/QC", "Derringer/7S", "Knife/8H", "Pepperbox/AH"])
def test_a_green_weapon_hits_a_foe_and_nobody_else(card: str) -> None:
    assert choose(outlaw(front=[card])) == f"use {card} > p1"
    deputy = [seat("deputy", front=[card]), seat("sheriff")]
    assert choose(deputy) == "end"


def test_the_derringer_comes_before_a_bang() -> None:
    assert choose(outlaw("BANG!/AS", front=["Derringer/7S"])) == "use Derringer/7S > p1"


def test_the_howitzer_spares_a_dying_friend() -> None:
    sheriff = [seat("sheriff", front=["Howitzer/9S"]), seat("outlaw"), seat("outlaw")]
    assert choose(sheriff) == "use Howitzer/9S"
    deputy = [seat("deputy", front=["Howitzer/9S"]), seat("sheriff", life=1), seat("outlaw")]
    assert choose(deputy) == "end"


def test_can_can_and_conestoga_take_the_best_card_of_a_foe() -> None:
    seats = outlaw(front=["Can Can/JC"])
    seats[1]["front"] = ["Dynamite/2H", "Barrel/QS"]
    assert choose(seats) == "use Can Can/JC > p1"
    assert reaction(seats, "use Can Can/JC > p1") == "discard Barrel/QS"
    seats[0] = seat("outlaw", front=["Conestoga/9D"])
    assert choose(seats) == "use Conestoga/9D > p1"
    assert reaction(seats, "use Conestoga/9D > p1") == "take Barrel/QS"
    friend = [seat("deputy", front=["Conestoga/9D"]), seat("sheriff", front=["Barrel/QS"])]
    assert choose(friend) == "end"


def test_can_can_removes_dynamite_before_oneself() -> None:
    seats = outlaw(front=["Can Can/JC", "Dynamite/2H"])
    assert choose(seats) == "use Can Can/JC > p0"
    assert reaction(seats, "use Can Can/JC > p0") == "discard Dynamite/2H"


def test_the_canteen_is_for_the_wounded() -> None:
    assert choose(outlaw(front=["Canteen/7H"], life=3, max=4)) == "use Canteen/7H"
    assert choose(outlaw(front=["Canteen/7H"])) == "end"


def test_pony_express_is_used_at_once() -> None:
    assert choose(outlaw("BANG!/AS", front=["Pony Express/QD"])) == "use Pony Express/QD"


@pytest.mark.parametrize("card", ["Bible/10H", "Iron Plate/QS", "Sombrero/7C", "Ten Gallon Hat/JD"])
def test_a_green_guard_is_used_before_the_hand(card: str) -> None:
    assert reaction(shot_at("Missed!/2S", front=[card]), BANG_AT_ME) == f"use {card}"
    both = shot_at(front=[card, "Barrel/QS"])
    assert reaction(both, BANG_AT_ME) == "barrel Barrel/QS"


def test_green_and_hand_cards_together_stop_slab() -> None:
    seats = shot_at("Missed!/2S", front=["Sombrero/7C"])
    seats[0]["character"] = "Slab the Killer"
    assert reaction(seats, BANG_AT_ME) == "use Sombrero/7C"
    assert reaction(seats, BANG_AT_ME, "use Sombrero/7C") == "missed Missed!/2S"
    seats[1] = seat("outlaw", front=["Sombrero/7C"])
    assert reaction(seats, BANG_AT_ME) == "take"


def test_dodge_is_used_before_missed() -> None:
    assert reaction(shot_at("Missed!/2S", "Dodge/7D"), BANG_AT_ME) == "missed Dodge/7D"


# cards with a price -------------------------------------------------------------------------------


def test_springfield_is_paid_with_the_worst_card() -> None:
    seats = outlaw("Springfield/KS", "Missed!/2S", "Dynamite/2H", life=2, max=4)
    assert choose(seats) == "play Springfield/KS > p1"
    assert reaction(seats, "play Springfield/KS > p1") == "discard Dynamite/2H"


def test_a_price_is_paid_if_the_hit_is_worth_it() -> None:
    """Not for a hit on a stranger, and not with a card that is worth more than the hit."""
    others = [seat("outlaw"), seat("deputy"), seat("renegade")]
    villain = [Event(Verb("play"), Seat(1), Card(card_of("bang")), Seat(0))] * 2
    cheap = [seat("sheriff", "Springfield/KS", "Saloon/5H"), *others]
    assert choose(cheap) == "end"
    assert choose(cheap, *villain) == "play Springfield/KS > p1"
    assert choose([seat("sheriff", "Springfield/KS", "Beer/6H"), *others], *villain) == "end"


def test_punch_hits_the_neighbour() -> None:
    assert choose(outlaw("Punch/10S")) == "play Punch/10S > p1"
    assert choose([seat("deputy", "Punch/10S"), seat("sheriff")]) == "end"


def test_whisky_is_for_the_badly_wounded() -> None:
    assert choose(outlaw("Whisky/QH", "Jail/JS", life=2, max=4)) == "play Whisky/QH"
    assert choose(outlaw("Whisky/QH", "Missed!/2S")) == "end"


def test_tequila_is_for_me_or_for_a_friend() -> None:
    assert choose(outlaw("Tequila/9C", "Jail/JS", life=1, max=4)) == "play Tequila/9C > p0"
    deputy = [seat("deputy", "Tequila/9C", "Jail/JS"), seat("sheriff", life=1, max=5)]
    assert choose(deputy) == "play Tequila/9C > p1"
    seats = [seat("sheriff", "Tequila/9C", "Jail/JS"), seat("outlaw", life=1, max=4)]
    assert choose(seats) == "play Jail/JS > p1"
    seats[0] = seat("sheriff", "Tequila/9C", "Missed!/2S")
    assert choose(seats) == "end"


def test_rag_time_takes_a_foe_s_best_card() -> None:
    seats = outlaw("Rag Time/9H", "Duel/QD")
    seats[1]["front"] = ["Barrel/QS"]
    assert choose(seats) == "play Rag Time/9H > p1"
    paid = ("play Rag Time/9H > p1", "discard Duel/QD")
    assert reaction(seats, *paid) == "take Barrel/QS"
    friend = [seat("deputy", "Rag Time/9H", "Jail/JS"), seat("sheriff", front=["Barrel/QS"])]
    assert choose(friend) == "end"


def test_a_brawl_is_for_a_room_of_foes() -> None:
    foes = [seat("outlaw", front=["Barrel/QS"]), seat("outlaw", front=["Mustang/8H"])]
    law = seat("sheriff", "Brawl/JS", "Dynamite/2H", life=3, max=5)
    assert choose([law, *foes]) == "play Brawl/JS"
    friends = [seat("sheriff", front=["Barrel/QS"]), seat("deputy", front=["Mustang/8H"])]
    assert choose([seat("deputy", "Brawl/JS", "Missed!/2S"), *friends]) == "end"


def test_a_brawl_rids_a_friend_of_dynamite() -> None:
    foes = [seat("outlaw", front=["Barrel/QS"]), seat("sheriff", front=["Dynamite/2H", "Scope/AS"])]
    script = ("play Brawl/JS", "discard Duel/QD", "discard Barrel/QS")
    assert (
        reaction([seat("deputy", "Brawl/JS", "Duel/QD"), *foes], *script) == "discard Dynamite/2H"
    )
