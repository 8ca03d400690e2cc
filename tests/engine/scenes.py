"""A table for two games, and helpers for the tests of the scenario format."""

from __future__ import annotations

from typing import Any

import pytest

import posse
from posse.engine import scenario
from posse.engine.scenario import Broken

SEATS: list[dict[str, Any]] = [
    {"name": "ann", "role": "sheriff", "hand": ["BANG!/2C", "Beer/7H", "Panic!/JH"]},
    {"name": "bob", "role": "outlaw", "hand": ["Missed!/2S", "Beer/6H"], "front": ["Scope/AS"]},
    {"name": "cat", "role": "renegade"},
]
SHOT = {"name": "a shot", "seats": SEATS, "script": ["ann play BANG!/2C > bob"]}
ROLES_OF_EIGHT = {"sheriff": 1, "deputy": 2, "outlaw": 3, "renegade": 2}
DICE = {
    "seats": [
        {"name": "ann", "role": "sheriff"},
        {"name": "bob", "role": "outlaw", "arrows": 2},
        {"name": "cat", "role": "renegade"},
    ],
    "rolls": 2,
    "dice": "G B D 1 1",
}


def holds(change: dict[str, Any], game: str = "bang") -> None:
    scenario.run(posse.game(game), {**(SHOT if game == "bang" else DICE), **change})


def fails(change: dict[str, Any], complaint: str, game: str = "bang") -> None:
    with pytest.raises((Broken, posse.PosseError)) as found:
        holds(change, game)
    message = str(found.value)
    assert complaint in message
    assert "\n" not in message


def seat(name: str, change: dict[str, Any]) -> dict[str, Any]:
    """The usual seats, one of them changed."""
    return {"seats": [{**row, **change} if row["name"] == name else row for row in SEATS]}
