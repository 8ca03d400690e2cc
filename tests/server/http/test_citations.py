"""What the index of rules says of refusals and of lines of the log."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from posse import locales
from posse.engine.game import game
from posse.server.http import games_info

ROOT = Path(__file__).parents[3]
GAMES = ("bang", "dice", "wyatt")
# Reasons that no rule gives: the moment is wrong, or the place.
PLAIN = {"colt", "now", "other", "seat", "seat-out", "seat-self", "wait", "works"}
# Reasons whose words begin in another way: of cars of the train.
OF_THE_TRAIN = {"car", "moved"}
REASON = re.compile(r"^bang-why-(\S+) =", re.MULTILINE)
# Rulings that no single line of the log shows, and what they are about.
UNSHOWN = {
    "an order, or when the end is checked": {"b1"},
    "what cannot be done: a refusal names its rule": {"b2", "w1"},
    "the order of cards on the pile": {"b9", "b28"},
    "who moves the train": {"b17"},
    "cards that come by themselves": {"b19", "b23", "b25"},
    "the box and its cards": {"b26", "b27", "w6"},
    "what may still be answered": {"b31", "b32", "b33", "b34", "b36", "b37", "b39", "b43"},
    "points, and who begins": {"w2", "w4", "w8"},
}


@cache
def cited(id: str, what: str) -> dict[str, str]:
    found: dict[str, str] = json.loads(games_info.catalog(id)).get("citations", {}).get(what, {})
    return found


def reasons() -> set[str]:
    text = (locales.HOME / "en" / "bang_web.ftl").read_text("utf-8")
    return {code for code in REASON.findall(text) if not code.endswith("-help")}


def test_a_rule_stands_behind_each_refusal_that_comes_from_one() -> None:
    assert reasons() - PLAIN == set(cited("bang", "refusals")) - OF_THE_TRAIN
    words = (locales.HOME / "en" / "wyatt_web.ftl").read_text("utf-8")
    assert len(cited("wyatt", "refusals")) > 10
    assert [code for code in cited("wyatt", "refusals") if f"wyatt-why-{code} =" not in words] == []


@pytest.mark.parametrize("id", GAMES)
def test_each_rule_is_in_the_index(id: str) -> None:
    known = {rule["id"] for rule in json.loads(games_info.rules(id, "en"))}
    assert set(cited(id, "refusals").values()) <= known


@pytest.mark.parametrize("page", games_info.RULINGS.values())
def test_each_ruling_is_on_the_page(page: str) -> None:
    anchors = re.findall(r'<a id="([^"]+)">', (ROOT / "docs" / page).read_text("utf-8"))
    named = {ruling.lower() for id in GAMES for ruling in cited(id, "log").values()}
    assert len(named) > 20
    assert named <= {*anchors}


@pytest.mark.parametrize("id", GAMES)
def test_lines_of_the_log_name_what_there_is(id: str) -> None:
    """`character NAME` and `kind NAME` are in the catalogue; `verb NAME` has words."""
    facts = game(id).catalog()
    names = {f"character {one['id']}" for one in facts.get("characters", [])}
    names |= {f"kind {one['id']}" for one in facts.get("kinds", [])}
    files = (locales.HOME / "en").glob(f"{id}*.ftl")
    text = "".join([path.read_text("utf-8") for path in files])
    names |= {f"verb {verb}" for verb in re.findall(rf"^{id}-event-([a-z_]+)", text, re.MULTILINE)}
    assert set(cited(id, "log")) <= names


def test_every_ruling_is_named_by_a_line_or_stands_among_those_that_cannot_be() -> None:
    text = (ROOT / "docs" / "rulings.md").read_text("utf-8")
    numbers = set(re.findall(r'<a id="([bdw]\d+)">', text))
    named = {ruling.lower() for id in GAMES for ruling in cited(id, "log").values()}
    assert numbers - named == set().union(*UNSHOWN.values())
