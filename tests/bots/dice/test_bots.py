"""The greenhorn of The Dice Game is sensible."""

from __future__ import annotations

from typing import Any

import pytest

import posse
from posse import bots
from posse.engine.chance import Chance
from posse.engine.game import game
from posse.engine.ids import Seat
from posse.engine.text import option_text, seat_names
from posse.games.dice.state import DiceState
from posse.games.sheriff.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF

TABLE = ("deputy", "sheriff", "outlaw", "renegade", "outlaw")


def choose(seats: list[dict[str, Any]], dice: str, name: str = "greenhorn", **rest: Any) -> str:
    """The bot's answer to the first question of a position, as text."""
    found = game("dice")
    state = found.position({"seats": seats, "dice": dice, **rest}, Chance(b"", 0, []))
    choice = state.choice
    assert choice is not None
    bot = bots.make(name, "dice", "1")
    index = bot.choose(found.view(state, choice.seat), choice)
    return option_text(found, choice.options[index], seat_names(len(seats)))


def table(**mine: Any) -> list[dict[str, Any]]:
    """Seat 0 acts; the Sheriff sits beside it."""
    seats: list[dict[str, Any]] = [{"role": role} for role in TABLE]
    seats[0].update(mine)
    return seats


def test_a_deputy_shoots_past_the_sheriff_and_an_outlaw_does_not() -> None:
    assert choose(table(), "1 D D G G", rolls=2) == "shoot > p4"
    assert choose(table(role="outlaw"), "1 D D G G", rolls=2) == "shoot > p1"


def test_a_deputy_rather_wastes_a_shot_than_hits_the_sheriff() -> None:
    seats = table()
    seats[4]["life"] = 1
    found = game("dice")
    spec = {"seats": seats, "dice": "1 1 D G G", "rolls": 2}
    state = found.position(spec, Chance(b"", 0, []))
    bot = bots.make("greenhorn", "dice", "1")
    for _ in range(2):
        choice = state.choice
        assert choice is not None and choice.topic == "shoot"
        index = bot.choose(found.view(state, Seat(0)), choice)
        assert choice.options[index].seat == 4
        if choice.n == 1:
            state.apply(index)


def test_it_stops_when_dynamite_threatens() -> None:
    assert choose(table(), "D D A A A") == "stop"
    assert choose(table(), "D A A A A") != "stop"


@pytest.mark.parametrize("name", ["greenhorn", "deputy"])
@pytest.mark.parametrize("role", ["deputy", "outlaw", "renegade"])
def test_two_dynamites_end_the_rolling_of_the_last_point(name: str, role: str) -> None:
    """Whatever three other dice might bring: a third dynamite would be the end."""
    seats = table(role=role, life=1)
    seats[1]["life"] = 1
    assert choose(seats, "D D A A A", name, rolls=1) == "stop"
    seats[0]["life"] = 6
    assert name == "greenhorn" or choose(seats, "D D A A A", name, rolls=1) != "stop"


def test_black_jack_rolls_dynamite_away() -> None:
    answer = choose(table(character="Black Jack"), "D D 1 1 B")
    assert int(answer.removeprefix("roll x")) & 0b11 == 0b11


def test_it_drinks_when_hurt_and_keeps_the_beer_for_it() -> None:
    assert choose(table(life=2), "B D D G G", rolls=2) == "drink > p0"
    answer = choose(table(life=2), "B A A A A")
    assert not int(answer.removeprefix("roll x")) & 1


def test_a_deputy_nurses_the_sheriff() -> None:
    seats = table()
    seats[1]["life"] = 2
    assert choose(seats, "B D D G G", rolls=2) == "drink > p1"


def test_an_outlaw_goes_for_the_gatling() -> None:
    assert choose(table(role="outlaw", arrows=3), "G G A A A") == "roll x28"


def test_bart_ducks_and_pedro_drops() -> None:
    seats: list[dict[str, Any]] = [
        {"role": "sheriff"},
        {"role": "outlaw", "character": "Bart Cassidy"},
        {"role": "renegade", "character": "Pedro Ramirez", "arrows": 2},
    ]
    assert choose(seats, "G G G D D", rolls=2) == "arrow x1"
    seats[1]["character"] = ""
    assert choose(seats, "G G G D D", rolls=2) == "return x1"


def wins(side: str, roles: tuple[int, ...], players: int) -> int:
    """In how many of forty matches a side wins if these roles are played by the greenhorn."""
    count = 0
    for i in range(40):
        match = posse.new_match("dice", players, seed=f"side-{i}")
        state = match.state
        assert isinstance(state, DiceState)
        names = ["greenhorn" if role in roles else "random" for role in state.role]
        made = {s: bots.make(name, "dice", f"{i}-{s}") for s, name in enumerate(names)}
        bots.Crew(match, made).play()
        assert match.result is not None
        count += match.result.side == side
    return count


@pytest.mark.parametrize(
    ("players", "side", "roles"),
    [
        (3, "deputy", (DEPUTY,)),
        (3, "renegade", (RENEGADE,)),
        (5, "law", (SHERIFF, DEPUTY)),
        (5, "outlaws", (OUTLAW,)),
        (8, "law", (SHERIFF, DEPUTY)),
        (8, "renegade", (RENEGADE,)),
    ],
)
def test_a_side_is_better_off_with_the_greenhorn(
    players: int, side: str, roles: tuple[int, ...]
) -> None:
    """Fixed seeds, so the numbers never change."""
    assert wins(side, roles, players) >= wins(side, (), players) + 10
