"""Positions of Wyatt Earp: one that no match can reach is refused with one clear line."""

from __future__ import annotations

from typing import Any

import pytest

import posse
from posse.engine import scenario
from posse.engine.scenario import Broken

ANN = {"name": "ann", "hand": ["Jesse James"], "rows": {"Wes Hardin": ["Wes Hardin"]}}
BOB = {"name": "bob", "hand": ["Bob Dalton"]}


def fails(spec: dict[str, Any], complaint: str) -> None:
    with pytest.raises((Broken, posse.PosseError)) as found:
        scenario.run(posse.game("wyatt"), {"seats": [ANN, BOB], **spec})
    assert complaint in str(found.value)
    assert "\n" not in str(found.value)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"hand": ["Jesse Jones"]}, "there is no card 'Jesse Jones'"),
        ({"hand": ["Jesse James"] * 8}, "'Jesse James' is mentioned more often than it exists"),
        ({"hand": "Jesse James"}, "ann.hand is a list of texts"),
        ({"hand": []}, "ann is on turn and needs a card to discard"),
        ({"money": -1}, "ann.money is a number from 0 on"),
        ({"money": True}, "ann.money is a number from 0 on"),
        ({"rows": ["Wes Hardin"]}, "ann.rows is a table by outlaw"),
        ({"rows": {"Wyatt Earp": []}}, "there is no outlaw 'Wyatt Earp'; there are: Belle Starr"),
        ({"rows": {"Wes Hardin": ["Bank Robbery"]}}, "neither an outlaw card nor a photo"),
        ({"rows": {"Wes Hardin": ["Wes Hardin", "Bob Dalton"]}}, "Bob Dalton cannot lie in a row"),
        (
            {"rows": {"Wes Hardin": ["Wes Hardin", "Photo Bob Dalton"]}},
            "Photo Bob Dalton cannot lie in a row of Wes Hardin",
        ),
        ({"rows": {"Wes Hardin": ["Wes Hardin", "Hideout"]}}, "Hideout cannot lie in a row"),
        ({"rows": {"Wes Hardin": ["Wes Hardin", "Most Wanted"]}}, "Most Wanted cannot lie"),
        ({"hidden": ["Jesse James"]}, "ann has no row of Jesse James to hide"),
        ({"hidden": "Wes Hardin"}, "ann.hidden is a list of texts"),
        ({"role": "sheriff"}, "ann: a seat has no role; it has: hand, hidden, money, name, rows"),
    ],
)
def test_an_impossible_seat_is_refused(change: dict[str, Any], complaint: str) -> None:
    fails({"seats": [{**ANN, **change}, BOB]}, complaint)


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        ({"seats": [ANN, BOB, *[{"name": f"p{i}"} for i in range(3)]]}, "2 to 4 seats, not 5"),
        ({"turn": "dan"}, "there is no seat 'dan'; there are: ann, bob"),
        ({"first": "dan"}, "there is no seat 'dan'; there are: ann, bob"),
        ({"phase": "night"}, "there is no phase 'night'; there are: draw, play"),
        ({"posters": ["Jesse James"]}, "`posters` is a table by outlaw"),
        ({"posters": {"Jesse Jones": 3}}, "there is no outlaw 'Jesse Jones'"),
        ({"posters": {"Jesse James": "3"}}, "posters.Jesse James is a number from 0 on"),
        ({"opened": ["Wyatt Earp"]}, "there is no outlaw 'Wyatt Earp'"),
        ({"law": 1}, "`law` is true or false"),
        ({"reshuffled": "yes"}, "`reshuffled` is true or false"),
        ({"idle": -3}, "idle is a number from 0 on"),
        ({"dice": "A A A A A"}, "unknown keys: dice"),
        ({"deck": ["Hideout"] * 4}, "'Hideout' is mentioned more often than it exists"),
        ({"chance": ["Nobody"]}, "`chance` names 'Nobody': no seat and no card"),
        ({"chance": ["..."]}, "`chance` has 1 values nobody asked for"),
    ],
)
def test_an_impossible_table_is_refused(spec: dict[str, Any], complaint: str) -> None:
    fails(spec, complaint)


def test_there_is_one_fastest_gun() -> None:
    rows = {"Bob Dalton": ["Bob Dalton", "Fastest Gun"]}
    armed = {**ANN, "rows": {"Wes Hardin": ["Wes Hardin", "Fastest Gun"]}}
    fails({"seats": [armed, {**BOB, "rows": rows}]}, "there is one Fastest Gun in play at most")
