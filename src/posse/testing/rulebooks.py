"""Scenarios as tests: each holds, every rule has one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from posse.engine import rulebook, scenario
from posse.engine.errors import PosseError
from posse.engine.game import Game


class Scenario:
    """One scenario of a file. Its text form is its name, for `ids=str`."""

    def __init__(self, file: Path, game: Game, number: int, spec: dict[str, Any]) -> None:
        self.file = file
        self.game = game
        self.spec = spec
        self.name = str(spec.get("name", f"scenario {number + 1}"))

    def __str__(self) -> str:
        return f"{self.file.stem}: {self.name}"

    def check(self) -> None:
        """Play it. Raises AssertionError where it does not hold."""
        try:
            scenario.run(self.game, self.spec)
        except (scenario.Broken, PosseError) as error:
            raise AssertionError(f"{self}: {error}") from error


def scenarios(root: Path, game: str = "*") -> list[Scenario]:
    """Return all scenarios below a root, which has a folder for each game.

    Raises BadRecord if a file cannot be read.
    """
    out: list[Scenario] = []
    for path in rulebook.scenario_files(root, game):
        found, specs = scenario.read(path)
        out += [Scenario(path, found, number, spec) for number, spec in enumerate(specs)]
    return out


def check_rules(root: Path, game: str) -> None:
    """Check that every rule of an index has a scenario, and that every scenario names a rule.

    Raises AssertionError; BadRecord if a file cannot be read.
    """
    found = rulebook.coverage(root, game)
    assert not found.missing, f"rules without a scenario: {', '.join(found.missing)}"
    assert not found.unknown, f"scenarios without a known rule: {'; '.join(found.unknown)}"
