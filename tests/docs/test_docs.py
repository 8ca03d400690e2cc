"""The site of `make docs`: it is whole, its links lead somewhere, and its examples are true."""

from __future__ import annotations

import doctest
import importlib
import re
import types
from html import unescape
from pathlib import Path
from urllib.parse import unquote

import pytest

import posse
from posse.bots import Bot, crew
from posse.lab import simulate
from posse.lab.survey_results import read
from tools import docs

pytest.importorskip("pettingzoo", reason="needs the extra: posse[env]")
ROOT = Path(__file__).parents[2]
FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "docs"
    docs.build(folder)
    return folder


@pytest.mark.filterwarnings("default")
def test_guides_and_reference_are_one_site(site: Path) -> None:
    for name in docs.REFERENCE:
        page = site / docs.API / f"{name.replace('.', '/')}.html"
        assert page.is_file(), name
        assert f'href="{"../" * (name.count(".") + 1)}index.html"' in page.read_text("utf-8")
    assert "new_match" in (site / docs.API / "posse.html").read_text("utf-8")
    assert not (site / docs.API / "posse" / "server.html").exists()
    for path in docs.guides():
        assert (site / docs.address(path)).is_file()
    index = (site / "index.html").read_text("utf-8")
    assert 'href="docs/lab.html"' in index
    assert 'href="api/posse.html"' in index


@pytest.mark.filterwarnings("default")
def test_every_link_of_a_guide_leads_somewhere(site: Path) -> None:
    seen = 0
    for path in [site / docs.address(guide) for guide in docs.guides()]:
        for link in re.findall(r'(?:href|src)="([^"]+)"', path.read_text("utf-8")):
            if re.match(r"[a-z]+:", link):
                continue
            file, _, part = unquote(unescape(link)).partition("#")
            target = (path.parent / file).resolve() if file else path
            assert target.is_file(), f"{path.name}: {link}"
            if part:
                assert f'id="{part}"' in target.read_text("utf-8"), f"{path.name}: {link}"
            seen += 1
    assert seen > 100


def test_the_reports_are_there_to_look_at(site: Path) -> None:
    guide = (ROOT / "docs" / "balance.md").read_text("utf-8")
    found = sorted((ROOT / "docs" / "reports").glob("*.json"))
    assert found
    for counts in found:
        assert all(row["done"] >= 100_000 for row in read(counts).values()), counts.name
        for lang, ending in (("en", ".html"), ("de", ".de.html")):
            name = f"reports/{counts.stem}{ending}"
            assert f"({name})" in guide
            assert f'<html lang="{lang}">' in (site / "docs" / name).read_text("utf-8")


@pytest.mark.parametrize("name", ["posse", "posse.bots", "posse.lab", "posse.envs"])
def test_the_examples_of_the_reference_are_true(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(name), optionflags=FLAGS)
    assert tried > 2
    assert failed == 0


def test_the_bot_of_the_guide_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """docs/bots.md writes one; it sits down at every game."""
    text = (ROOT / "docs" / "bots.md").read_text("utf-8")
    module = types.ModuleType("grudge")
    exec(text.split("```python\n")[1].split("```")[0], module.__dict__)
    monkeypatch.setitem(__import__("sys").modules, "grudge", module)
    assert issubclass(module.Grudge, Bot)
    setup = posse.game("dice").setup(4, None, None)
    assert simulate(setup, 3, "1", "grudge:Grudge").games == 3
    match = posse.new_match("dice", players=4, seed=1)
    crew(match, "grudge:Grudge", "1").play()
    assert match.result is not None
