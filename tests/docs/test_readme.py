"""The examples of README and CONTRIBUTING are true."""

from __future__ import annotations

import doctest
import tomllib
from pathlib import Path

import pytest

import posse
from posse.engine import scenario

ROOT = Path(__file__).parents[2]
FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL


@pytest.mark.parametrize(("page", "least"), [("README.md", 8), ("docs/commands.md", 4)])
def test_the_examples_are_true(page: str, least: int) -> None:
    file = str(ROOT / page)
    failed, tried = doctest.testfile(file, module_relative=False, optionflags=FLAGS)
    assert tried >= least
    assert failed == 0


def test_the_moving_picture() -> None:
    """It moves, and it is small enough for a page."""
    image = pytest.importorskip("PIL.Image", reason="comes with the extra: posse[report]")
    file = ROOT / "docs" / "match.png"
    assert file.stat().st_size < 2_000_000
    with image.open(file) as picture:
        assert picture.n_frames > 20


def test_the_package_s_own_example() -> None:
    assert doctest.testmod(posse).failed == 0


def test_the_scenario_in_contributing() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    example = text.split("```toml\n")[1].split("```")[0]
    for spec in tomllib.loads(example)["scenario"]:
        scenario.run(posse.game("bang"), spec)
