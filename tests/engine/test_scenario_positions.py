"""Positions of scenarios: one that no match can reach is refused with one clear line."""

from __future__ import annotations

from typing import Any

import pytest

import posse
from posse.engine import scenario
from posse.engine.scenario import Broken
from posse.games.bang.state import BangState
from tests.engine.scenes import DICE, SEATS, SHOT, fails, holds, seat

pytestmark = pytest.mark.both


@pytest.mark.parametrize(
    ("name", "change", "complaint"),
    [
        ("bob", {"life": 0}, "bob has life 0 and is not out: write out = true"),
        ("bob", {"life": -1}, "bob.life is a number from 0 on, not -1"),
        ("bob", {"life": "3"}, "bob.life is a number"),
        ("bob", {"life": True}, "bob.life is a number"),
        ("bob", {"life": 4, "max": 3}, "bob has life 4, more than max = 3"),
        ("bob", {"out": True}, "bob is out and has no cards"),
        ("cat", {"out": True, "life": 2}, "cat is out and has no life, not 2"),
        ("cat", {"out": 1}, "cat.out is true or false"),
        ("cat", {"front": ["Schofield/JC", "Volcanic/10S"]}, "cat has two weapons"),
        ("cat", {"front": ["Beer/8H"]}, "Beer/8H is brown and cannot lie in front of cat"),
        ("cat", {"front": ["Mustang/8H", "Mustang/9H"]}, "two cards named Mustang lie"),
        ("cat", {"hand": ["Beer/6H"]}, "'Beer/6H' is mentioned more often than it exists"),
        ("cat", {"hand": ["Beer/6X"]}, "there is no card 'Beer/6X' in these packs"),
        ("cat", {"hand": "Beer/8H"}, "cat.hand is a list of texts"),
        ("cat", {"waiting": ["Scope/AS"]}, "Scope/AS waits, but does not lie in front of cat"),
        ("bob", {"waiting": ["Scope/AS"]}, "Scope/AS is not green and never waits"),
        ("cat", {"acts": "Bart Cassidy"}, "cat has an ability of their own and borrows none"),
        ("cat", {"character": "Vera Custer"}, "no character 'Vera Custer' in these packs"),
        ("cat", {"hand": ["Knife/8H"]}, "there is no card 'Knife/8H' in these packs"),
        ("cat", {"role": "marshal"}, "there is no role 'marshal'; there are: sheriff, "),
        ("cat", {"role": "sheriff"}, "there is one Sheriff at most"),
        ("cat", {"character": "Zorro"}, "there is no character 'Zorro'; there are: Bart"),
        ("cat", {"colour": "red"}, "cat: a seat has no colour; it has: acts, character, front"),
        ("cat", {"name": "bob"}, "two seats are called bob"),
        ("cat", {"name": "the cat"}, "a name is one word of letters and digits"),
    ],
)
def test_an_impossible_seat_is_refused(name: str, change: dict[str, Any], complaint: str) -> None:
    fails(seat(name, change), complaint)


GREEN = {
    "packs": ["base", "dodge_city"],
    "script": [],
    "seats": [
        {"name": "ann", "role": "sheriff", "front": ["Canteen/7H", "Can Can/JC"]},
        {"name": "bob", "role": "outlaw", "character": "Vera Custer", "front": ["Knife/8H"]},
        {"name": "cat", "role": "renegade", "character": "Suzy Lafayette"},
    ],
}


def green(name: str, **change: Any) -> dict[str, Any]:
    rows: Any = GREEN["seats"]
    changed = [{**row, **change} if row["name"] == name else row for row in rows]
    return {**GREEN, "seats": changed}


def test_a_green_card_waits_in_the_turn_it_was_laid() -> None:
    holds({**GREEN, "script": ["ann+ use Can Can/JC > bob"], "expect": {"ann": {"waiting": []}}})
    waits = green("ann", waiting=["Can Can/JC"])
    expect = {"ann": {"waiting": ["Can Can/JC"]}}
    holds({**waits, "script": ["ann! Can Can/JC", "ann+ end"], "expect": expect})
    fails({**waits, "expect": {"ann": {"waiting": []}}}, "ann.waiting is ['Can Can/JC'], not []")
    fails(green("bob", waiting=["Knife/8H"]), "Knife/8H waits, but bob is not on turn")


def test_vera_custer_may_have_somebody_s_ability() -> None:
    holds({**GREEN, "expect": {"bob": {"acts": ""}, "cat": {"acts": "Suzy Lafayette"}}})
    borrowed = green("bob", acts="Suzy Lafayette")
    holds({**borrowed, "expect": {"bob": {"acts": "Suzy Lafayette", "character": "Vera Custer"}}})
    fails(green("bob", acts="Bart Cassidy"), "'Bart Cassidy', who is not at this table")
    fails(green("bob", acts="Vera Custer"), "'Vera Custer', who is not at this table")
    fails(green("bob", acts="Zorro"), "there is no character 'Zorro'")


TRAIN = {
    "packs": ["base", "great_train_robbery"],
    "script": [],
    "seats": [
        {"name": "ann", "role": "outlaw"},
        {"name": "bob", "role": "sheriff"},
        {"name": "cat", "role": "renegade"},
    ],
}


@pytest.mark.parametrize("mark", ["station", "boarded", "rolled", "extra"])
def test_without_a_train_its_marks_are_refused(mark: str) -> None:
    """No rule would read them, so the scenario would prove nothing."""
    fails({**TRAIN, mark: 1}, f"there is no train for {mark}: write `locomotive`")
    laid = {"locomotive": ["Ironhorse"], "track": ["Boom Town"], "train": ["Private Car"]}
    holds({**TRAIN, **laid, mark: 1, "expect": {mark: 1}})


def test_without_a_train_nothing_is_expected_of_it() -> None:
    empty = "nothing of great_train_robbery is laid out, so `{}` says nothing: write `locomotive`"
    for key, value in {"extra": 0, "track": []}.items():
        fails({**TRAIN, "expect": {key: value}}, empty.format(key))


def test_the_locomotive_may_be_called_by_its_name_of_version_1_0() -> None:
    laid = {"middle": ["Ironhorse"], "track": ["Boom Town"], "train": ["Private Car"]}
    holds({**TRAIN, **laid, "expect": {"locomotive": ["Ironhorse"], "middle": ["Ironhorse"]}})


def test_three_without_a_sheriff_play_with_open_roles() -> None:
    rows = [
        {**row, "role": role}
        for row, role in zip(SEATS, ["deputy", "outlaw", "renegade"], strict=True)
    ]
    state, _ = scenario.start(posse.game("bang"), {**SHOT, "seats": rows})
    assert isinstance(state, BangState)
    assert state.shown == 0b111


def test_two_seats_cannot_have_one_character() -> None:
    rows = [{**row, "character": "Bart Cassidy"} for row in SEATS]
    fails({"seats": rows}, "ann and bob have the same character")


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"turn": "dan"}, "there is no seat 'dan'; there are: ann, bob, cat"),
        (
            {"phase": "night"},
            "there is no phase 'night'; there are: turn, start, draw, play, discard",
        ),
        ({"colour": "blue"}, "unknown keys: colour"),
        ({"house": {"colour": "blue"}}, "bang has no house rule 'colour'"),
        ({"house": ["duplicates"]}, "`house` is a table"),
        ({"seats": []}, "`seats` are at least two tables"),
        ({"seats": 3}, "`seats` is a list"),
        ({"seats": [{"name": "ann"}, {"name": "bob"}]}, "ann needs a role: one of sheriff"),
        ({"setup": {"players": 4, "seed": "1"}}, "either `seats` (a position) or `setup`"),
        ({"rules": "card-beer"}, "`rules` is a list"),
        ({"script": "ann end"}, "`script` is a list"),
    ],
)
def test_an_impossible_table_is_refused(change: dict[str, Any], complaint: str) -> None:
    fails(change, complaint)


def test_an_eliminated_seat_is_not_on_turn() -> None:
    rows = [{"name": "ann", "role": "outlaw", "out": True}, *SEATS[1:]]
    fails({"seats": rows}, "ann is out and cannot be on turn")
    holds({"seats": rows, "turn": "bob", "script": [], "expect": {"ann": {"life": 0}}})


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"players": 4}, "`setup` is {players = number, seed = text}"),
        ({"players": "4", "seed": "1"}, "`setup` is {players"),
        ({"players": 4, "seed": "1", "packs": []}, "`setup` is {players"),
        ({"players": 12, "seed": "1"}, "is for 4 to 7 players, not 12"),
    ],
)
def test_an_impossible_deal_is_refused(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises((Broken, posse.PosseError)) as found:
        scenario.run(posse.game("bang"), {"setup": change})
    assert complaint in str(found.value)


@pytest.mark.parametrize("key", ["turn", "chance", "deck"])
def test_a_deal_has_no_position(key: str) -> None:
    with pytest.raises(Broken, match=f"unknown keys: {key}"):
        scenario.run(posse.game("bang"), {"setup": {"players": 4, "seed": "1"}, key: []})


@pytest.mark.parametrize(
    ("name", "change", "complaint"),
    [
        ("bob", {"life": 0, "arrows": 0}, "bob has life 0 and is not out"),
        ("bob", {"life": 9}, "bob has life 9, more than max = 8"),
        ("bob", {"out": True}, "bob is out and has no arrows"),
        ("bob", {"arrows": -1}, "bob.arrows is a number from 0 on"),
        ("bob", {"arrows": 9}, "at least one lies in the middle"),
        ("bob", {"hand": []}, "bob: a seat has no hand; it has: arrows, character, life"),
        ("ann", {"out": True}, "ann is out and cannot be on turn"),
    ],
)
def test_an_impossible_seat_of_the_dice_game(
    name: str, change: dict[str, Any], complaint: str
) -> None:
    rows: Any = DICE["seats"]
    changed = [{**row, **change} if row["name"] == name else row for row in rows]
    fails({"seats": changed}, complaint, "dice")


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"dice": "A X"}, "a die does not show 'X'"),
        ({"dice": ["A"]}, "`dice` is a text"),
        ({"chance": ["A"]}, "`chance` gives numbers, not 'A'; faces are given by `dice`"),
        ({"rolls": -1}, "rolls is a number from 0 on"),
        ({"supply": 3}, "7 arrows lie in the middle, not 3"),
        ({"deck": []}, "unknown keys: deck"),
        ({"packs": ["base"]}, "dice has no pack 'base'; there are: none"),
    ],
)
def test_an_impossible_table_of_the_dice_game(change: dict[str, Any], complaint: str) -> None:
    fails(change, complaint, "dice")


def test_the_dice_game_may_expect_between_lines() -> None:
    line: Any = {"expect": {"dice": "G B D 1 1", "bob": {"arrows": 2}, "topic": "shoot"}}
    holds({"script": [line, "ann+ shoot > bob"]}, "dice")
