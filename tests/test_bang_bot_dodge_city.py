"""The simple BANG! bot with Dodge City: positions in which the right answer is plain."""

from __future__ import annotations

from typing import Any

import pytest

from posse.engine.event import Event
from tests.bang_table import BANG, Seats, card_named, card_of, reaction, seat
from tests.bang_table import choose as choose_with

EVERYTHING = max(
    BANG.setups(), key=lambda setup: (len(setup), setup)
)  # the set-up with the most packs


def choose(seats: Seats, *events: Event, **rest: Any) -> str:
    return choose_with(seats, *events, packs=EVERYTHING, **rest)


def react(seats: Seats, *script: str, **rest: Any) -> str:
    return reaction(seats, *script, packs=EVERYTHING, **rest)


def outlaw(*hand: str, **more: Any) -> Seats:
    """An Outlaw on turn, the Sheriff to his left, another Outlaw to his right (a friend)."""
    return [seat("outlaw", *hand, **more), seat("sheriff"), seat("outlaw")]


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
    assert react(seats, "use Can Can/JC > p1") == "discard Barrel/QS"
    seats[0] = seat("outlaw", front=["Conestoga/9D"])
    assert choose(seats) == "use Conestoga/9D > p1"
    assert react(seats, "use Conestoga/9D > p1") == "take Barrel/QS"
    friend = [seat("deputy", front=["Conestoga/9D"]), seat("sheriff", front=["Barrel/QS"])]
    assert choose(friend) == "end"


def test_can_can_removes_dynamite_before_oneself() -> None:
    seats = outlaw(front=["Can Can/JC", "Dynamite/2H"])
    assert choose(seats) == "use Can Can/JC > p0"
    assert react(seats, "use Can Can/JC > p0") == "discard Dynamite/2H"


def test_the_canteen_is_for_the_wounded() -> None:
    assert choose(outlaw(front=["Canteen/7H"], life=3, max=4)) == "use Canteen/7H"
    assert choose(outlaw(front=["Canteen/7H"])) == "end"


def test_pony_express_is_used_at_once() -> None:
    assert choose(outlaw("BANG!/AS", front=["Pony Express/QD"])) == "use Pony Express/QD"


BANG_AT_ME = "play BANG!/AS > p1"


def shot_at(*hand: str, **more: Any) -> Seats:
    return [seat("sheriff", "BANG!/AS"), seat("outlaw", *hand, **more), seat("outlaw")]


@pytest.mark.parametrize("card", ["Bible/10H", "Iron Plate/QS", "Sombrero/7C", "Ten Gallon Hat/JD"])
def test_a_green_guard_is_used_before_the_hand(card: str) -> None:
    assert react(shot_at("Missed!/2S", front=[card]), BANG_AT_ME) == f"use {card}"
    both = shot_at(front=[card, "Barrel/QS"])
    assert react(both, BANG_AT_ME) == "barrel Barrel/QS"


def test_green_and_hand_cards_together_stop_slab() -> None:
    seats = shot_at("Missed!/2S", front=["Sombrero/7C"])
    seats[0]["character"] = "Slab the Killer"
    assert react(seats, BANG_AT_ME) == "use Sombrero/7C"
    assert react(seats, BANG_AT_ME, "use Sombrero/7C") == "missed Missed!/2S"
    seats[1] = seat("outlaw", front=["Sombrero/7C"])
    assert react(seats, BANG_AT_ME) == "take"


def test_dodge_is_used_before_missed() -> None:
    assert react(shot_at("Missed!/2S", "Dodge/7D"), BANG_AT_ME) == "missed Dodge/7D"


# cards with a price -------------------------------------------------------------------------------


def test_springfield_is_paid_with_the_worst_card() -> None:
    seats = outlaw("Springfield/KS", "Missed!/2S", "Dynamite/2H", life=2, max=4)
    assert choose(seats) == "play Springfield/KS > p1"
    assert react(seats, "play Springfield/KS > p1") == "discard Dynamite/2H"


def test_a_price_is_paid_if_the_hit_is_worth_it() -> None:
    """Not for a stranger, and not with a card that is worth more than the hit."""
    others = [seat("outlaw"), seat("deputy"), seat("renegade")]
    villain = [Event("play", 1, card_of("bang"), 0)] * 2
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
    assert react(seats, *paid) == "take Barrel/QS"
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
    assert react([seat("deputy", "Brawl/JS", "Duel/QD"), *foes], *script) == "discard Dynamite/2H"


# people -------------------------------------------------------------------------------------------


def test_chuck_wengham_gives_what_he_can_spare() -> None:
    chuck = "Chuck Wengham"
    assert choose(outlaw(character=chuck)) == "bleed character"
    assert choose(outlaw(character=chuck, life=2, max=4)) == "end"


def test_doc_holyday_pays_his_worst_two_cards_for_a_foe() -> None:
    doc = {"character": "Doc Holyday"}
    seats = outlaw("Dynamite/2H", "Missed!/AC", "Beer/8H", life=2, max=2, **doc)
    aimed = "aim character > p1"
    assert choose(seats) == aimed
    assert react(seats, aimed) == "discard Dynamite/2H"
    assert react(seats, aimed, "discard Dynamite/2H") == "discard Missed!/AC"
    good = outlaw("Missed!/2S", "Beer/6H", **doc)
    assert choose(good) == "end"
    assert choose([seat("deputy", "Duel/QD", "Jail/JS", **doc), seat("sheriff")]) == "end"


def test_apache_kid_is_not_shot_at_with_diamonds() -> None:
    apache = seat("sheriff", character="Apache Kid")
    assert choose([seat("outlaw", "BANG!/2D"), apache, seat("outlaw")]) == "end"
    assert choose([seat("outlaw", "BANG!/AS"), apache, seat("outlaw")]) == "play BANG!/AS > p1"
    assert choose([seat("outlaw", "Duel/QD"), apache, seat("outlaw")]) == "end"
    assert choose([seat("outlaw", front=["Conestoga/9D"]), apache, seat("outlaw")]) == "end"


def test_indians_of_diamonds_do_not_count_for_apache_kid() -> None:
    """The only foe would not feel it, the friend would."""
    apache = seat("sheriff", character="Apache Kid")
    seats = [seat("outlaw", "Indians!/AD"), apache, seat("renegade", life=1), seat("outlaw")]
    assert choose(seats) == "end"


def test_jose_delgado_trades_his_worst_blue_card() -> None:
    jose = {"character": "José Delgado"}
    two = outlaw("Schofield/JC", "Mustang/8H", front=["Winchester/8S"], **jose)
    assert choose(two) == "trade character"
    assert react(two, "trade character") == "discard Schofield/JC"
    assert choose(outlaw("Mustang/8H", **jose), deck=[]) == "play Mustang/8H"


def test_pat_brennan_takes_a_good_card_of_a_foe() -> None:
    """If he has cards himself; and not what was taken back from him."""
    pat = seat("outlaw", "BANG!/AS", "Missed!/2S", "Missed!/3S", character="Pat Brennan")
    barrel = ["Dynamite/10C", "Barrel/QS"]
    rich = [pat, seat("sheriff", front=barrel), seat("outlaw", front=["Mustang/8H"])]
    assert choose(rich, phase="draw") == "take Barrel/QS > p1"
    before = Event("take", 0, card_named("Barrel/QS"), 1)
    assert choose(rich, before, phase="draw") == "deck"
    assert choose([pat, seat("sheriff", front=["Dynamite/2H"])], phase="draw") == "deck"
    poor = seat("outlaw", character="Pat Brennan")
    assert choose([poor, seat("sheriff", front=barrel)], phase="draw") == "deck"


def test_vera_custer_borrows_the_best_ability() -> None:
    seats = [
        seat("outlaw", character="Vera Custer"),
        seat("sheriff", character="Greg Digger"),
        seat("outlaw", character="Pixie Pete"),
        seat("renegade", character="Vulture Sam"),
    ]
    assert choose(seats, phase="draw") == "mimic > p2"


def test_elena_fuente_stops_a_hit_with_her_worst_card() -> None:
    seats = shot_at("Winchester/8S", "Dynamite/2H", "Beer/6H", character="Elena Fuente")
    assert react(seats, BANG_AT_ME) == "missed Dynamite/2H"


def test_molly_stark_answers_from_the_hand() -> None:
    seats = shot_at("Missed!/2S", front=["Sombrero/7C"], character="Molly Stark")
    assert react(seats, BANG_AT_ME) == "missed Missed!/2S"


def test_sean_mallory_pays_no_price_because_of_a_limit_he_has_not() -> None:
    hand = ("Rag Time/9H", "Missed!/2S", "Beer/6H", "Barrel/QS", "BANG!/AS")
    sean = [seat("outlaw", *hand, life=1, max=3, character="Sean Mallory"), seat("sheriff")]
    assert "Rag Time" not in choose([*sean, seat("outlaw")])


def test_sid_ketchum_heals_with_what_he_must_discard() -> None:
    sid = {"character": "Sid Ketchum", "life": 2, "max": 4}
    hand = ("Missed!/2S", "Dynamite/2H", "Duel/QD")
    assert choose(outlaw(*hand, **sid), phase="discard") == "heal character"


def test_the_spoils_are_shared_by_worth() -> None:
    """Vera Custer has borrowed from Vulture Sam; he sits nearer to the dead and picks first."""
    seats = [
        seat("sheriff", "BANG!/AS", character="Vera Custer"),
        seat("outlaw", life=1, max=4, front=["Barrel/QS", "Dynamite/2H"]),
        seat("outlaw"),
        seat("renegade", character="Vulture Sam"),
    ]
    script = ("mimic > p3", BANG_AT_ME, "take")
    assert react(seats, *script, phase="draw") == "take Barrel/QS"


# three and eight ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("me", "prey", "hunter"),
    [
        ("deputy", "renegade", "outlaw"),
        ("renegade", "outlaw", "deputy"),
        ("outlaw", "deputy", "renegade"),
    ],
)
def test_with_three_players_one_s_prey_comes_first(me: str, prey: str, hunter: str) -> None:
    assert choose([seat(me, "BANG!/AS"), seat(prey), seat(hunter)]) == "play BANG!/AS > p1"
    assert choose([seat(me, "BANG!/AS"), seat(hunter), seat(prey)]) == "play BANG!/AS > p2"


def test_a_renegade_goes_for_the_other_one_before_the_sheriff() -> None:
    seats = [seat("renegade", "BANG!/AS"), seat("sheriff"), seat("renegade")]
    assert choose(seats) == "play BANG!/AS > p2"


# what others do -----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["springfield", "punch", "knife", "derringer", "buffalo_rifle"])
def test_it_remembers_new_attacks_on_the_sheriff(kind: str) -> None:
    roles = ["sheriff", "deputy", "deputy", "outlaw", "outlaw"]
    seats = [seat(role) for role in roles]
    seats[0] = seat("sheriff", "BANG!/AS", front=["Winchester/8S"])
    for villain in (1, 2, 3, 4):
        verb = "play" if kind in ("springfield", "punch") else "use"
        seen = Event(verb, villain, card_of(kind), 0)
        assert choose(seats, seen) == f"play BANG!/AS > p{villain}"
    assert choose(seats, Event("aim", 2, other=0)) == "play BANG!/AS > p2"
