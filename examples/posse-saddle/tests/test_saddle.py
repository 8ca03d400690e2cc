"""Saddle holds what Posse asks of every game."""

from __future__ import annotations

from pathlib import Path

import posse_saddle
import pytest

import posse
from posse import bots, plugins, testing
from posse.engine.ids import NONE

HOME = Path(posse_saddle.__file__).parent


def test_the_game_is_installed() -> None:
    assert "saddle" in [game.id for game in posse.all_games()], plugins.broken()


@pytest.mark.parametrize("one", testing.scenarios(HOME / "scenarios"), ids=str)
def test_scenario(one: testing.Scenario) -> None:
    one.check()


def test_every_rule_has_a_scenario() -> None:
    testing.check_rules(HOME / "scenarios", "saddle")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_random_matches(players: int) -> None:
    testing.check_game("saddle", players, matches=5)


def test_others_see_no_hand_and_no_bag() -> None:
    match = posse.new_match("saddle", 4, seed=1)
    for _ in range(6):
        match.answer(0)
    for seat in (0, 1, 2, 3, None):
        view = match.view(seat)
        for other in range(4):
            if other != seat:
                assert {*view.hand[other], *view.bag[other]} == {NONE}


def test_words() -> None:
    testing.check_words("saddle")


def test_icons() -> None:
    testing.check_icons(HOME / "icons")


def test_the_rider_beats_chance() -> None:
    wins = 0
    for seed in range(60):
        match = posse.new_match("saddle", 4, seed=seed)
        bots.crew(match, "rider,random,random,random", seed=f"{seed}").play()
        assert match.result is not None
        wins += 0 in match.result.winners
    assert wins > 25, wins
