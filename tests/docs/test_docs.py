"""The documentation is complete: links lead somewhere, examples run, pages are listed.

`make docs` builds the site from it and fails at every warning. These checks need no generator.
"""

from __future__ import annotations

import doctest
import importlib
import re
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from posse.engine.game import game
from posse.lab.survey_results import read
from posse.report.command import counts_of
from tools import drawing, reports

yaml = pytest.importorskip("yaml", reason="comes with the test tools")
pytest.importorskip("pettingzoo", reason="needs the extra: posse[env]")
ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md"), *(ROOT / "benchmarks").glob("*.md")])
FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
MEMBERS = re.compile(r"^::: ([\w.]+)\n", re.MULTILINE)
# Paths of the sources in running text; `NAME` stands for one of several.
NAMED = re.compile(r"`((?:src|web|tests|tools|scenarios|benchmarks|deploy)/(?!\S*NAME)[\w/.-]+)`")
BUILT = ("src/posse/server/static", "web/node_modules")  # made by `make`, not in the repository
HISTORY = ("CHANGELOG.md",)
PUBLIC = ("posse", "posse.bots", "posse.lab", "posse.envs", "posse.testing")


def anchors(path: Path) -> set[str]:
    """The names of a page's headings, as GitHub and MkDocs make them."""
    text = FENCED.sub("", path.read_text("utf-8"))
    plain = (re.sub(r"[`*]|\[([^]]*)\]\([^)]*\)", r"\1", title) for title in HEADING.findall(text))
    return {re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-") for title in plain}


def links(path: Path) -> Iterator[tuple[Path, str]]:
    """The links of a page inside the repository, each with its anchor."""
    for link in LINK.findall(FENCED.sub("", path.read_text("utf-8"))):
        if not re.match(r"[a-z]+:", link):
            file, _, part = link.partition("#")
            yield (path.parent / file).resolve() if file else path, part


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    for target, part in links(page):
        if target.parent == reports.COUNTS and target.suffix == ".html":  # written by `make docs`
            assert counts_of(target).is_file(), target.name
            continue
        assert target.exists(), f"{name_of(page)}: {target}"
        if part:
            assert part in anchors(target), f"{name_of(page)}: {target.name}#{part}"


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_files_that_a_page_names_exist(page: Path) -> None:
    if page.name in HISTORY:
        return
    for named in NAMED.findall(FENCED.sub("", page.read_text("utf-8"))):
        assert named in BUILT or (ROOT / named).exists(), f"{name_of(page)}: {named}"


def test_the_modules_on_the_way_of_an_answer_exist() -> None:
    text = (DOCS / "architecture.md").read_text("utf-8")
    modules = re.findall(r"^\| (?:→ )?`([\w/.-]+/[\w.-]+)` \|", text, re.MULTILINE)
    assert len(modules) >= 21
    homes = ("src/posse/server", "src/posse", "web/src")
    for module in modules:
        assert any((ROOT / home / module).is_file() for home in homes), module


def test_the_site_lists_every_page() -> None:
    def flat(entry: Any) -> Iterator[str]:
        if isinstance(entry, str):
            yield entry
        for part in entry.values() if isinstance(entry, dict) else entry:
            if not isinstance(entry, str):
                yield from flat(part)

    listed = list(flat(yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))["nav"]))
    inside = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")}
    assert len(listed) == len(set(listed))
    assert inside <= set(listed)


def test_the_overview_shows_the_picture_that_is_drawn() -> None:
    assert drawing.FILE.read_text("utf-8") == drawing.drawing()
    assert (DOCS / "architecture.md").stat().st_size <= 8 * 1024


@pytest.mark.parametrize("page", ["index.md", "overview.md"])
def test_the_examples_of_a_page_run(page: str) -> None:
    text = (DOCS / page).read_text("utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert blocks
    for block in blocks:
        exec(block, types.ModuleType("page").__dict__)


@pytest.mark.parametrize("name", PUBLIC)
def test_the_reference_has_every_public_name(name: str) -> None:
    """The module that defines a public name is shown in the reference."""
    pages = [path.read_text("utf-8") for path in (DOCS / "reference").glob("*.md")]
    shown = {module for text in pages for module in MEMBERS.findall(text)}
    package = importlib.import_module(name)
    for public in package.__all__:
        found = getattr(package, public)
        home = getattr(found, "__module__", None)
        assert home is None or home in shown, f"{name}.{public} is defined in {home}"


@pytest.mark.parametrize("name", PUBLIC)
def test_the_examples_of_the_reference_are_true(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(name), optionflags=FLAGS)
    assert tried > 1
    assert failed == 0


def test_the_reports_can_be_written_from_their_counts() -> None:
    guide = reports.GUIDE.read_text("utf-8")
    found = sorted(reports.COUNTS.glob("*.json"))
    assert len(found) == len(reports.lines())
    for counts in found:
        assert all(row["done"] >= 100_000 for row in read(counts).values()), counts.name
        assert any(f"--out {counts.stem}.html" in line for line in reports.lines())
        for ending in (".html", ".de.html"):
            assert f"(reports/{counts.stem}{ending})" in guide


# The counts in docs/reports may be of older rules. Their page says so.
OLDER = {
    "en": "Rules: version 1. The present version is {};",
    "de": "Regeln: Version 1. Heute gilt Version {};",
}


def test_a_report_is_written_in_both_languages(tmp_path: Path) -> None:
    (line,) = [line for line in reports.lines() if "--out wyatt.html" in line]
    reports.write_one(line, tmp_path)
    for lang, name in (("en", "wyatt.html"), ("de", "wyatt.de.html")):
        text = (tmp_path / name).read_text("utf-8")
        assert f'<html lang="{lang}">' in text
        assert "300,000" in text or "300.000" in text
        assert OLDER[lang].format(game("wyatt").version) in text
