"""The BANG! greenhorn and the characters of Dodge City, also with three and with eight players."""

from __future__ import annotations

from typing import Any

import pytest

from posse.engine.event import Event
from posse.engine.ids import Card, Seat, Verb
from tests.bang_table import (
    BANG_AT_ME,
    card_named,
    card_of,
    choose,
    outlaw,
    reaction,
    seat,
    shot_at,
)


def test_chuck_wengham_gives_what_he_can_spare() -> None:
    chuck = "Chuck Wengham"
    assert choose(outlaw(character=chuck)) == "bleed character"
    assert choose(outlaw(character=chuck, life=2, max=4)) == "end"


def test_doc_holyday_pays_his_worst_two_cards_for_a_foe() -> None:
    doc = {"character": "Doc Holyday"}
    seats = outlaw("Dynamite/2H", "Missed!/AC", "Beer/8H", life=2, max=2, **doc)
    aimed = "aim character > p1"
    assert choose(seats) == aimed
    assert reaction(seats, aimed) == "discard Dynamite/2H"
    assert reaction(seats, aimed, "discard Dynamite/2H") == "discard Missed!/AC"
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
    """It would not affect the only foe, but it would affect the friend."""
    apache = seat("sheriff", character="Apache Kid")
    seats = [seat("outlaw", "Indians!/AD"), apache, seat("renegade", life=1), seat("outlaw")]
    assert choose(seats) == "end"


def test_jose_delgado_trades_his_worst_blue_card() -> None:
    jose = {"character": "José Delgado"}
    two = outlaw("Schofield/JC", "Mustang/8H", front=["Winchester/8S"], **jose)
    assert choose(two) == "trade character"
    assert reaction(two, "trade character") == "discard Schofield/JC"
    assert choose(outlaw("Mustang/8H", **jose), deck=[]) == "play Mustang/8H"


def test_pat_brennan_takes_a_good_card_of_a_foe() -> None:
    """Only if he has cards himself, and not a card that was taken from him before."""
    pat = seat("outlaw", "BANG!/AS", "Missed!/2S", "Missed!/3S", character="Pat Brennan")
    barrel = ["Dynamite/10C", "Barrel/QS"]
    rich = [pat, seat("sheriff", front=barrel), seat("outlaw", front=["Mustang/8H"])]
    assert choose(rich, phase="draw") == "take Barrel/QS > p1"
    before = Event(Verb("take"), Seat(0), Card(card_named("Barrel/QS")), Seat(1))
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
    assert reaction(seats, BANG_AT_ME) == "missed Dynamite/2H"


def test_molly_stark_answers_from_the_hand() -> None:
    seats = shot_at("Missed!/2S", front=["Sombrero/7C"], character="Molly Stark")
    assert reaction(seats, BANG_AT_ME) == "missed Missed!/2S"


def test_sean_mallory_pays_no_price_because_of_a_limit_he_has_not() -> None:
    hand = ("Rag Time/9H", "Missed!/2S", "Beer/6H", "Barrel/QS", "BANG!/AS")
    sean = [seat("outlaw", *hand, life=1, max=3, character="Sean Mallory"), seat("sheriff")]
    assert "Rag Time" not in choose([*sean, seat("outlaw")])


def test_sid_ketchum_heals_with_what_he_must_discard() -> None:
    sid = {"character": "Sid Ketchum", "life": 2, "max": 4}
    hand = ("Missed!/2S", "Dynamite/2H", "Duel/QD")
    assert choose(outlaw(*hand, **sid), phase="discard") == "heal character"


def test_sid_ketchum_heals_in_jail_if_it_is_his_last_point() -> None:
    sid = seat("outlaw", "Missed!/2S", "Duel/QD", character="Sid Ketchum", front=["Jail/JS"])
    seats = [{**sid, "life": 1, "max": 4}, seat("sheriff"), seat("outlaw")]
    flipped: dict[str, Any] = {"phase": "start", "deck": ["Schofield/KS"]}
    assert choose(seats, **flipped) == "heal character"
    seats[0]["life"] = 3
    assert choose(seats, **flipped) == "end"


def test_tequila_joe_counts_a_beer_twice() -> None:
    """Two points left and three to lose: one Beer is enough for him."""
    law = seat("sheriff", "Beer/6H", "Missed!/2S", life=2, max=5, front=["Dynamite/2H"])
    others = [seat("outlaw"), seat("renegade")]
    exploding: dict[str, Any] = {"phase": "start", "deck": ["Missed!/3S"]}
    assert choose([law, *others], **exploding) == "take"
    joe = {**law, "character": "Tequila Joe"}
    assert choose([joe, *others], **exploding) == "beer Beer/6H"


def test_belle_star_sees_past_the_cards_of_others() -> None:
    far = seat("sheriff", front=["Mustang/8H", "Hideout/KD", "Barrel/QS"])
    belle = seat("outlaw", "BANG!/AS", character="Belle Star")
    assert choose([belle, far, seat("outlaw")]) == "play BANG!/AS > p1"
    assert choose([seat("outlaw", "BANG!/AS"), far, seat("outlaw")]) == "end"


def test_the_spoils_are_shared_by_worth() -> None:
    """Vera Custer has borrowed from Vulture Sam, who sits nearer to the eliminated player."""
    seats = [
        seat("sheriff", "BANG!/AS", character="Vera Custer"),
        seat("outlaw", life=1, max=4, front=["Barrel/QS", "Dynamite/2H"]),
        seat("outlaw"),
        seat("renegade", character="Vulture Sam"),
    ]
    script = ("mimic > p3", BANG_AT_ME, "take")
    assert reaction(seats, *script, phase="draw") == "take Barrel/QS"


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
        seen = Event(Verb(verb), Seat(villain), Card(card_of(kind)), Seat(0))
        assert choose(seats, seen) == f"play BANG!/AS > p{villain}"
    assert choose(seats, Event(Verb("aim"), Seat(2), other=Seat(0))) == "play BANG!/AS > p2"
