"""Gold Rush holds what Posse asks of every pack."""

from __future__ import annotations

from pathlib import Path

import posse_gold_rush
import pytest

import posse
from posse import bots, plugins, testing

HOME = Path(posse_gold_rush.__file__).parent


def test_the_pack_is_installed() -> None:
    assert "gold_rush" in posse.game("bang").packs, [one.problem for one in plugins.broken()]


@pytest.mark.parametrize("one", testing.scenarios(HOME / "scenarios"), ids=str)
def test_scenario(one: testing.Scenario) -> None:
    one.check()


def test_every_rule_has_a_scenario() -> None:
    testing.check_rules(HOME / "scenarios", "bang")


def test_random_matches() -> None:
    testing.check_pack("gold_rush", matches=1)


def test_words() -> None:
    testing.check_words("bang", "gold_rush")


def test_icons() -> None:
    testing.check_icons(HOME / "icons")


def test_bots_play_it() -> None:
    match = posse.new_match("bang", 4, seed=1, packs=("base", "gold_rush"))
    bots.crew(match, "deputy", seed="test").play()
    assert match.result is not None
