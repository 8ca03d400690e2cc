"""The list of planted faults fits the present code, and unnoticed faults are reported."""

from __future__ import annotations

import subprocess
from collections import Counter
from pathlib import Path

import pytest

from tools import mutants
from tools.mutants import Fault
from tools.shell import ROOT

FAULTS = mutants.faults(ROOT)
PARTS = ("engine", "game", "pack", "server", "store", "browser", "bots")
CODE = "def longest(name: str) -> int:\n    return len(name) if name else 0\n"
LIST = """
[[server]]
name = "Names have no end"
file = "src/posse/__init__.py"
find = "len(name) if"
replace = "0 if"
tests = ["tests/test_it.py"]

[[server]]
name = "No name is a name"
file = "src/posse/__init__.py"
find = "else 0"
replace = "else 1"
tests = ["tests/test_it.py"]
"""


@pytest.mark.parametrize("fault", FAULTS, ids=[fault.name for fault in FAULTS])
def test_a_fault_can_be_planted_and_its_tests_are_there(fault: Fault) -> None:
    assert fault.broken(ROOT) != (ROOT / fault.file).read_text("utf-8")
    assert fault.tests
    for test in fault.tests:
        file, _, name = test.partition("::")
        assert (ROOT / file).is_file(), test
        function = name.partition("[")[0]
        assert not name or f"\ndef {function}(" in (ROOT / file).read_text("utf-8"), test


def test_every_part_of_the_code_has_faults() -> None:
    found = Counter(fault.part for fault in FAULTS)
    assert not [part for part in PARTS if found[part] < 2]
    names = [fault.name for fault in FAULTS]
    assert len(names) == len(set(names))


def project(root: Path, listed: str = LIST) -> Path:
    """A minimal project: one function, and one test that checks half of it."""
    test = "from posse import longest\n\ndef test_it():\n    assert longest('Ann') == 3\n"
    files = {"src/posse/__init__.py": CODE, "tests/test_it.py": test, "tests/mutants.toml": listed}
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, "utf-8")
    subprocess.run(["git", "init", "-q"], cwd=root, check=True)
    return root


def test_what_nobody_notices_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # three short runs of pytest
    root = project(tmp_path)
    assert mutants.main([], root) == 1
    found, survived, score = capsys.readouterr().out.splitlines()
    assert found.startswith("server: Names have no end: found after ")
    assert " by tests/test_it.py::test_it: " in found
    assert survived.startswith("server: No name is a name: SURVIVED after ")
    assert score.startswith("1 of 2 found, after ")
    assert (root / "src/posse/__init__.py").read_text("utf-8") == CODE


@pytest.mark.parametrize("there", ["", "else 0 if name else 0"])
def test_a_list_that_is_out_of_date_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], there: str
) -> None:
    root = project(tmp_path)
    (root / "src/posse/__init__.py").write_text(CODE.replace("else 0", there), "utf-8")
    with pytest.raises(SystemExit, match="1"):
        mutants.main(["no name"], root)
    assert "the list is out of date: No name is a name: " in capsys.readouterr().err
    with pytest.raises(SystemExit, match="1"):
        mutants.main(["nothing of the kind"], root)
    assert "no fault of the list is called so" in capsys.readouterr().err


def test_the_list_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert mutants.main(["--list", "browser"], ROOT) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == [f"browser: {fault.name}" for fault in FAULTS if fault.part == "browser"]
