"""No strength ever makes a listed blunder in The Dice Game and in Wyatt Earp."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import posse
from posse import bots
from posse.bots.dice.blunders import blunders as dice_blunders
from posse.bots.wyatt.blunders import blunders as wyatt_blunders
from posse.engine.choice import Choice
from posse.engine.event import Event
from posse.engine.state import State

pytestmark = pytest.mark.compiled

LISTS: dict[str, Callable[[Any, Choice, Any], list[str]]] = {
    "dice": dice_blunders,
    "wyatt": wyatt_blunders,
}


class Watched(bots.Bot):
    """Plays as a bot of this name does, and counts its blunders."""

    def __init__(self, name: str, game: str, seed: str, found: Counter[str]) -> None:
        super().__init__(seed)
        self.player = bots.hire(name, game, seed)
        self.label = name
        self.game = game
        self.found = found

    def observe(self, events: list[Event]) -> None:
        self.player.observe(events)

    def choose(self, view: State, choice: Choice) -> int:
        index = self.player.choose(view, choice)
        for name in LISTS[self.game](view, choice, choice.options[index]):
            self.found[f"{self.label} {name}"] += 1
        return index


def watch(game: str, names: list[str], matches: int, players: tuple[int, ...]) -> Counter[str]:
    found: Counter[str] = Counter()
    for number in range(matches):
        count = players[number % len(players)]
        match = posse.new_match(game, count, seed=f"blunder-{number}")
        seats = {
            seat: Watched(names[(number + seat) % len(names)], game, f"{number}-{seat}", found)
            for seat in range(count)
        }
        bots.Crew(match, seats).play(5_000)
    return found


@pytest.mark.parametrize("part", range(4))
def test_nobody_blunders_in_the_dice_game(part: int) -> None:
    players = ((5, 4), (7, 3), (8, 5), (6, 5))[part]
    assert watch("dice", ["greenhorn", "deputy"], 150, players) == Counter()


def test_nobody_blunders_in_wyatt_earp() -> None:
    assert watch("wyatt", ["greenhorn", "deputy"], 120, (2, 3, 4)) == Counter()


@pytest.mark.parametrize(("game", "players"), [("dice", (5, 3, 7)), ("wyatt", (2, 3))])
def test_marshals_do_not_blunder_either(game: str, players: tuple[int, ...]) -> None:
    assert watch(game, ["marshal@8", "deputy"], 6, players) == Counter()


@pytest.mark.parametrize(("game", "least"), [("dice", 7), ("wyatt", 3)])
def test_random_play_makes_them_so_the_list_can_fail(game: str, least: int) -> None:
    players = (3, 5, 8) if game == "dice" else (2, 3, 4)
    assert len(watch(game, ["random"], 120, players)) >= least
