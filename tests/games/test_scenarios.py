"""The executable rulebook: every scenario holds, every rule has one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import posse
from posse.engine import rulebook, scenario

pytestmark = pytest.mark.both

ROOT = Path(__file__).parents[2] / "scenarios"
GAMES = [game.id for game in posse.all_games()]


def cases() -> list[Any]:
    found = []
    for path in rulebook.scenario_files(ROOT):
        game, specs = scenario.read(path)
        file = path.relative_to(ROOT).with_suffix("")
        for i, spec in enumerate(specs):
            label = f"{file}-{i}-{spec.get('name', '')}"
            found.append(pytest.param(game, spec, id=label))
    return found


@pytest.mark.parametrize(("game", "spec"), cases())
def test_scenario(game: posse.Game, spec: dict[str, Any]) -> None:
    scenario.run(game, spec)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_scenario_and_every_scenario_a_rule(game: str) -> None:
    coverage = rulebook.coverage(ROOT, game)
    assert coverage.rules, "the index is empty"
    assert coverage.missing == [], "rules without a scenario"
    assert coverage.unknown == [], "scenarios that name no rule, or one that is not in the index"
