"""`make test` runs all parts that can run, and reports what is missing or failed."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tools import debian, everything, results
from tools.everything import Missing
from tools.lanes import Part
from tools.results import Failure, Result
from tools.shell import ROOT

COMPILER = Missing("a C compiler", "test-compiled", ("gcc", "libc6-dev"))
BROWSER = Missing("Chromium", "test-browser", ("chromium-headless-shell",))
DATABASE = Missing("PostgreSQL", "", ("postgresql",), "its store is not tested")

WHOLE = [*everything.BESIDE, *everything.FRONT]

# make test ----------------------------------------------------------------------------------------


def record(monkeypatch: pytest.MonkeyPatch, failing: str = "") -> list[str]:
    """Records which parts would run, without running them."""
    ran: list[str] = []

    def run(make: str, part: str, beside: bool) -> Part:
        ran.append(part)
        said = ["all sorts of things", "the reason"]
        return Part(part, part != failing, 1.0, beside, said, 2.0)

    monkeypatch.setattr(everything, "run", run)
    monkeypatch.setattr(everything, "installed", lambda make: True)
    monkeypatch.setattr(results, "RESULTS", ROOT / "none")
    return ran


def test_the_whole(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(everything, "missing", list)
    ran = record(monkeypatch)
    everything.main("make")
    assert sorted(ran) == sorted(WHOLE)
    said = capsys.readouterr().err
    assert said.endswith("posse: all tests passed\n")
    assert "  test-browser       1 s      2 CPU s\n" in said, "where the time went"
    assert re.search(r"posse: all of it took \d+ s and (\d+) CPU s\n", said), said


def test_what_is_missing_is_said_first_and_the_rest_runs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(everything, "missing", lambda: [COMPILER, BROWSER, DATABASE])
    monkeypatch.setattr(debian, "allowed", lambda: False)
    ran = record(monkeypatch)
    with pytest.raises(SystemExit) as ended:
        everything.main("make")
    assert ended.value.code == 1
    assert sorted(ran) == ["check", "test-python", "test-web"], "mypyc is asked by itself"
    first, *_, last = capsys.readouterr().err.splitlines()
    assert "a C compiler, Chromium and PostgreSQL" in first
    assert "apt-get install gcc libc6-dev chromium-headless-shell postgresql" in first
    assert "; test-compiled and test-browser cannot run and its store is not tested," in first
    assert last == "posse: could not run: test-compiled (a C compiler), test-browser (Chromium)"


def test_all_parts_can_run_without_postgresql(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(everything, "missing", lambda: [DATABASE])
    monkeypatch.setattr(debian, "allowed", lambda: False)
    ran = record(monkeypatch)
    everything.main("make")
    assert sorted(ran) == sorted(WHOLE)
    first, *_, last = capsys.readouterr().err.splitlines()
    assert first.endswith("install postgresql); its store is not tested, the rest runs")
    assert last == "posse: all tests passed, without PostgreSQL"


def test_one_failure_does_not_keep_the_others_from_running(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(everything, "missing", list)
    ran = record(monkeypatch, failing="lint")
    with pytest.raises(SystemExit):
        everything.main("make")
    assert sorted(ran) == sorted(WHOLE)
    said = capsys.readouterr().err
    assert said.endswith("posse: failed: lint\n")
    assert "\nFAILED make lint\n  cause    the reason\n" in said
    assert "\n  again    make lint\n" in said


def test_what_is_not_compiled_is_not_tested(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(everything, "missing", list)
    ran = record(monkeypatch, failing="compiled")
    with pytest.raises(SystemExit):
        everything.main("make")
    assert "test-compiled" not in ran


def test_a_part_tells_what_its_tests_left(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(results, "RESULTS", tmp_path)
    failure = Failure("tests/test_x.py::test_y", "1 is 2", "pytest y", [("page", "x.png")])
    Result("x", {"passed": 3, "failed": 1}, [(2.5, "slow one")], [failure]).keep()
    everything.tell([Part("x", False, 9.0, False, [])], Part("installing", True, 0.0, False, []))
    said = capsys.readouterr().err
    assert "     2.5 s  slow one\n" in said
    assert (
        "FAILED tests/test_x.py::test_y\n  cause    1 is 2\n  page     x.png\n  again    pytest y\n"
    ) in said
    assert "tests: 3 passed, 1 failed, 0 skipped\n" in said


# An orphan works for half a second of CPU time; nobody waits for it but us.
ORPHAN = """
import os, sys, time
watching, working = os.pipe()
if os.fork() == 0:
    if os.fork() == 0:
        while time.process_time() < 0.5:
            pass
    os._exit(0)
os.close(working)
os.wait()
os.read(watching, 1)  # until the orphan has ended
sys.exit(3)
"""


def test_the_work_of_processes_that_outlive_their_parents_is_counted(tmp_path: Path) -> None:
    counted = [sys.executable, "-m", "tools.usage", str(tmp_path / "made" / "x.cpu")]
    command = [*counted, sys.executable, "-c", ORPHAN]
    done = subprocess.run(command, cwd=ROOT, check=False)
    assert done.returncode == 3
    if sys.platform == "linux":
        assert float((tmp_path / "made" / "x.cpu").read_text()) >= 0.5


def test_nothing_runs_without_the_test_tools(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(everything, "missing", list)
    with pytest.raises(SystemExit):
        everything.main(shlex.join([sys.executable, "-c", "raise SystemExit(1)"]))
    assert capsys.readouterr().err == ""


def test_root_gets_it_all_at_once_and_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[list[str]] = []
    monkeypatch.setattr(debian, "allowed", lambda: True)
    monkeypatch.setattr(debian, "watched", lambda title, words, **how: calls.append(words))
    monkeypatch.setattr(everything, "missing", list)
    assert everything.provide([COMPILER, BROWSER]) == []
    assert calls[0] == ["apt-get", "update", "-qq"]
    assert calls[1][-3:] == ["gcc", "libc6-dev", "chromium-headless-shell"]
    assert "packages of the system, gcc, libc6-dev" in capsys.readouterr().err
