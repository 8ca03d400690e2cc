"""The executable rulebook: every scenario holds, every rule has one."""

from __future__ import annotations

from pathlib import Path

import pytest

import posse
from posse.testing import Scenario, check_rules, scenarios

pytestmark = pytest.mark.both

ROOT = Path(__file__).parents[2] / "scenarios"
GAMES = [game.id for game in posse.all_games()]


@pytest.mark.parametrize("one", scenarios(ROOT), ids=lambda one: f"{one.game.id}-{one}")
def test_scenario(one: Scenario) -> None:
    one.check()


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_scenario_and_every_scenario_a_rule(game: str) -> None:
    check_rules(ROOT, game)
