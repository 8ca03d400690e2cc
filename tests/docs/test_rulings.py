"""Everything that the index of rules cites exists: a rulebook, or one of our rulings."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import posse
from posse.engine.rulebook import Rule, rules

ROOT = Path(__file__).parents[2]
RULES = [rule for game in posse.all_games() for rule in rules(ROOT / "scenarios", game.id)]
BOOK = re.compile(r"00[0-4]\b.*")
NUMBER = re.compile(r"[BDW]\d+")
OWN = "our ruling"


def anchors(name: str) -> set[str]:
    return set(re.findall(r'<a id="([^"]+)"></a>', (ROOT / "docs" / name).read_text("utf-8")))


def cites(rule: Rule) -> list[str]:
    """The rulings it cites, by their anchors."""
    found = []
    for part in rule.where.split("; "):
        if NUMBER.fullmatch(part):
            found.append(part.lower())
        elif part == OWN:
            found.append(rule.id)
        else:
            assert BOOK.fullmatch(part), f"{rule.id}: nobody can open {part!r}"
    return found


@pytest.mark.parametrize("name", ["rulings.md", "rulings.de.md"])
def test_every_ruling_can_be_opened(name: str) -> None:
    there = anchors(name)
    assert len(RULES) > 500
    missing = {f"{rule.id}: {cited}" for rule in RULES for cited in cites(rule)} - {
        f"{rule.id}: {cited}" for rule in RULES for cited in cites(rule) if cited in there
    }
    assert not missing


def test_what_needs_no_reason_says_the_same_in_the_index() -> None:
    """A line among the rulings is the rule's own sentence."""
    for name, words in (("rulings.md", "en"), ("rulings.de.md", "de")):
        text = (ROOT / "docs" / name).read_text("utf-8")
        for rule in RULES:
            if OWN in rule.where:
                said = re.search(rf'<a id="{rule.id}"></a>(.*)', text)
                assert said and said[1] == getattr(rule, words), rule.id
