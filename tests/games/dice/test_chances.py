"""The chance that a throw eliminates its thrower: counted with the engine, throw by throw.

The page computes the same from the view. `web/tests/games/dice/chances.test.ts` reads the cases
written here, so that page and engine agree. `python -m tests.games.dice.test_chances` writes them
again.
"""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from typing import Any

import pytest

import posse
from posse.engine.chance import Chance
from posse.engine.ids import Seat
from posse.games.dice.faces import BEER, DICE_IN, FACES
from posse.games.dice.state import DiceState

FILE = Path(__file__).parents[3] / "web" / "tests" / "games" / "dice" / "deaths.json"
DICE = posse.game("dice")
SELF = 0
NEXT = [BEER] * 5  # the throw of the next player
# The thrower's character, life and arrows; the arrows and the life of the next player; the dice
# that are kept, those that are thrown, the house rule.
CASES: list[tuple[str, int, int, int, int, str, int, str]] = [
    ("Willy the Kid", 1, 0, 3, 8, "D D B 1 2", 0b11000, "last"),
    ("Willy the Kid", 1, 0, 3, 8, "D D B 1 2", 0b11100, "last"),
    ("Willy the Kid", 1, 0, 3, 8, "D D B 1 2", 0b11000, "first"),
    ("Willy the Kid", 2, 1, 6, 8, "D D B 1 2", 0b11100, "last"),
    ("Willy the Kid", 3, 2, 5, 8, "D D G 1 2", 0b11100, "first"),
    ("Suzy Lafayette", 1, 0, 3, 8, "D D G 1 2", 0b11000, "last"),
    ("Suzy Lafayette", 1, 0, 3, 8, "D D G 1 2", 0b10000, "last"),
    ("Suzy Lafayette", 1, 0, 3, 8, "D D G 1 2", 0b11000, "first"),
    ("Jesse Jones", 2, 1, 7, 8, "D D B 1 2", 0b11000, "last"),
    ("Jourdonnais", 2, 4, 3, 8, "D D B 1 2", 0b11100, "last"),
    ("Vulture Sam", 2, 1, 7, 7, "D D G 1 2", 0b11100, "last"),
    ("Vulture Sam", 2, 1, 7, 8, "D D G 1 2", 0b11100, "last"),
    ("Black Jack", 2, 1, 6, 8, "D D B 1 2", 0b00111, "last"),
    ("Lucky Duke", 4, 3, 4, 8, "G G B 1 2", 0b11110, "last"),
]
# An arrow brings the Indians, a dynamite is the third, a beer may save: every character, by both
# house rules. Sid Ketchum's ability acts before the dice are rolled.
CASES += [
    (character["name"], 1, 1, 7, 8, "D D G 1 2", 0b11000, house)
    for character in DICE.catalog()["characters"]
    for house in ("last", "first")
    if character["name"] != "Sid Ketchum"
]


def table(case: tuple[Any, ...]) -> DiceState:
    """Before the second roll."""
    name, life, arrows, others, strength, dice, _, house = case
    seats = [
        {"name": "ann", "role": "renegade", "character": name, "life": life, "arrows": arrows},
        {"name": "bob", "role": "outlaw", "life": strength, "max": 8, "arrows": others},
        {"name": "cat", "role": "sheriff", "life": 8, "max": 8},
        {"name": "dan", "role": "outlaw", "life": 8, "max": 8},
    ]
    spec = {"seats": seats, "dice": dice, "house": {"dynamite": house}}
    g = DICE.position(spec, Chance(b"", 0, []))
    assert isinstance(g, DiceState)
    return g


def is_out(g: DiceState, mask: int, faces: tuple[int, ...]) -> bool:
    """Whether the thrower is eliminated by these dice.

    They roll no more and use all beers themselves.
    """
    g = g.clone()
    g.chance = Chance(b"", 0, [*faces, *NEXT])
    assert g.choice is not None
    g.apply(next(i for i, one in enumerate(g.choice.options) if one.n == mask))
    while g.turn == SELF and SELF in g.ring and not g.outcome:
        assert g.choice is not None
        options = g.choice.options
        mine = [i for i, one in enumerate(options) if one.verb in ("drink", "stop", "keep", "take")]
        own = [i for i in mine if options[i].seat in (-1, SELF)]
        g.apply(own[0] if own else 0)
    return SELF not in g.ring


def share(case: tuple[Any, ...]) -> float:
    g, mask = table(case), case[6]
    throws = list(itertools.product(range(len(FACES)), repeat=len(DICE_IN[mask])))
    return sum(is_out(g, mask, faces) for faces in throws) / len(throws)


def told(case: tuple[Any, ...]) -> dict[str, Any]:
    g = table(case)
    view = DICE.present(DICE.view(g, Seat(SELF)))
    return {"case": " ".join(map(str, case)), "mask": case[6], "view": view, "death": share(case)}


def test_the_cases_of_the_page_are_those_of_the_engine() -> None:
    assert json.loads(FILE.read_text("utf-8")) == [told(case) for case in CASES]


@pytest.mark.parametrize("house", ["last", "first"])
def test_a_beer_saves_only_if_dynamite_comes_last(house: str) -> None:
    """One life point, a beer and two dynamites are kept, two dice are thrown."""
    dynamite = 11 / 36
    found = share(("Willy the Kid", 1, 0, 3, 8, "D D B 1 2", 0b11000, house))
    assert found == pytest.approx(0.0 if house == "last" else dynamite)


if __name__ == "__main__":
    lines = [json.dumps(told(case), sort_keys=True) for case in CASES]
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")
