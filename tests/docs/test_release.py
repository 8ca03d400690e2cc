"""The files of a release agree: one version, a changelog by date, files for machines."""

from __future__ import annotations

import re
import tomllib
from datetime import date
from pathlib import Path
from typing import Any

import pytest

import posse

yaml = pytest.importorskip("yaml", reason="comes with the test tools")
ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
SECTION = re.compile(r"^## \[(\d+)\.(\d+)\.(\d+)\] - (\d{4}-\d\d-\d\d)$", re.MULTILINE)
KINDS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]
YAML = [
    ROOT / "CITATION.cff",
    ROOT / ".pre-commit-config.yaml",
    *sorted((ROOT / ".github").rglob("*.yml")),
]


def read(path: str) -> Any:
    return yaml.safe_load((ROOT / path).read_text("utf-8"))


def test_the_version_is_written_once() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", posse.__version__)
    assert PROJECT["project"]["dynamic"] == ["version"]
    assert PROJECT["tool"]["hatch"]["version"]["path"] == "src/posse/__init__.py"
    assert read("CITATION.cff")["version"] == posse.__version__


def test_the_changelog_goes_back_by_version_and_date() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    found = SECTION.findall(text)
    unreleased = "\n## [Unreleased]\n" in text
    assert len(found) + unreleased == text.count("\n## ")
    if unreleased:
        assert text.index("## [") == text.index("## [Unreleased]"), "it stands above the versions"
    numbers = [tuple(map(int, row[:3])) for row in found]
    dates = [date.fromisoformat(row[3]) for row in found]
    assert numbers == sorted(set(numbers), reverse=True)
    assert dates == sorted(dates, reverse=True)
    assert ".".join(map(str, numbers[0])) == posse.__version__
    assert str(dates[0]) == read("CITATION.cff")["date-released"]
    assert set(re.findall(r"^### (.+)$", text, re.MULTILINE)) <= KINDS


@pytest.mark.parametrize("path", YAML, ids=lambda path: path.name)
def test_files_for_github_can_be_read(path: Path) -> None:
    found = yaml.safe_load(path.read_text("utf-8"))
    assert isinstance(found, dict)
    if path.parent.name == "workflows":
        assert found["permissions"]["contents"] == "read"
        for job in found["jobs"].values():
            assert job["runs-on"] and job["steps"]
    if path.parent.name == "ISSUE_TEMPLATE" and path.stem != "config":
        assert {"name", "description", "body"} <= found.keys()


def test_workflows_run_targets_that_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    for path in (ROOT / ".github" / "workflows").glob("*.yml"):
        for wanted in re.findall(r"make ([a-z-]+)", path.read_text("utf-8")):
            assert wanted in targets, f"{path.name}: make {wanted}"


def test_every_supported_python_is_checked() -> None:
    matrix = read(".github/workflows/checks.yml")["jobs"]["quick"]["strategy"]["matrix"]
    assert matrix["python"] == PYTHONS
    assert matrix["system"] == ["ubuntu-latest", "macos-latest"]
    prefix = "Programming Language :: Python :: "
    declared = [line.removeprefix(prefix) for line in PROJECT["project"]["classifiers"]]
    assert [version for version in declared if version in PYTHONS] == PYTHONS
    assert PROJECT["project"]["requires-python"] == f">={PYTHONS[0]}"
    built = PROJECT["tool"]["cibuildwheel"]["build"]
    assert built == [f"cp{version.replace('.', '')}-*" for version in PYTHONS]


def test_hooks_run_the_tools_of_the_checkout() -> None:
    (local,) = read(".pre-commit-config.yaml")["repos"]
    assert local["repo"] == "local"
    assert all(hook["entry"].startswith(".venv/bin/") for hook in local["hooks"])
