"""What README and CONTRIBUTING show is true."""

from __future__ import annotations

import doctest
import tomllib
from pathlib import Path

import posse
from posse.engine import scenario

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"
FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL


def test_the_match_in_twelve_lines() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False, optionflags=FLAGS)
    assert tried > 8
    assert failed == 0


def test_the_package_s_own_example() -> None:
    assert doctest.testmod(posse).failed == 0


def test_the_scenario_in_contributing() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    example = text.split("```toml\n")[1].split("```")[0]
    for spec in tomllib.loads(example)["scenario"]:
        scenario.run(posse.game("bang"), spec)
