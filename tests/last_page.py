"""The last page of a run of pytest: each failure with cause and evidence, and the slowest tests.

Fixtures that can show evidence of a failure (a page, a log) add a witness to the test's `stash`. It
is called at once when the test fails, while everything is still running. With POSSE_PART set, the
page is also kept for `make test`.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import pytest

from tests import witness
from tests.conformance import COMPILED
from tests.server import fixed_random
from tools.results import FAILURES, Failure, Result, one_line

Note = tuple[str, str]
Witness = Callable[[Path], list[Note]]
WITNESSES: pytest.StashKey[list[Witness]] = pytest.StashKey()
TESTIMONY: pytest.StashKey[list[Note]] = pytest.StashKey()
TOLD = "posse"  # the property of a report that carries the lines about a failure
LOG_LINES = 8
LOGS = ("Captured stderr", "Captured log")


def call_witness(item: pytest.Item, testifies: Witness) -> None:
    item.stash.setdefault(WITNESSES, []).append(testifies)


def pytest_runtest_setup(item: pytest.Item) -> None:
    witness.NOTES.clear()
    fixed_random.begin(item.nodeid)
    shutil.rmtree(folder_of(item), ignore_errors=True)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        told = [*witness.NOTES.items(), *testimony(item), *logged(report)]
        report.user_properties.append((TOLD, [f"{word}\0{line}" for word, line in told]))
    return report


def folder_of(item: pytest.Item) -> Path:
    """The folder for the evidence of a test."""
    return FAILURES / re.sub(r"[^\w.+-]+", "-", item.nodeid.removeprefix("tests/"))


def hear_witnesses(item: pytest.Item) -> None:
    """Keeps what the witnesses report now; each is asked once.

    Also for failures of the teardown.
    """
    folder, told = folder_of(item), item.stash.setdefault(TESTIMONY, [])
    for testifies in item.stash.get(WITNESSES, []):
        folder.mkdir(parents=True, exist_ok=True)
        try:
            told += testifies(folder)
        except Exception as error:  # the failure itself must be reported in any case
            told.append(("evidence", f"cannot be had: {one_line(str(error))}"))
    item.stash[WITNESSES] = []


def testimony(item: pytest.Item) -> list[Note]:
    hear_witnesses(item)
    return item.stash[TESTIMONY]


def logged(report: pytest.TestReport) -> list[Note]:
    """The last log lines of the servers and of the test."""
    found = [
        (title.split()[1], line)
        for title, text in report.sections
        if title.startswith(LOGS)
        for line in text.splitlines()[-LOG_LINES:]
    ]
    return [("log" if word == "log" else "server", line[:300]) for word, line in found]


def again(nodeid: str) -> str:
    """The command that repeats this test."""
    words = [f"POSSE_SEED={shlex.quote(witness.SEED)}"] if "POSSE_SEED" in os.environ else []
    words += ["PYTHONPATH=build/tested"] if COMPILED else []
    return " ".join([*words, ".venv/bin/python -m pytest", shlex.quote(nodeid)])


def cause(report: Any) -> str:
    crash = getattr(report.longrepr, "reprcrash", None)
    text = crash.message if crash is not None else str(report.longrepr)
    return one_line(f"in {report.when}: {text}" if report.when in ("setup", "teardown") else text)


def failure(report: Any) -> Failure:
    told = [said for word, said in getattr(report, "user_properties", []) if word == TOLD]
    notes = [tuple(line.split("\0", 1)) for said in told for line in said]
    return Failure(report.nodeid, cause(report), again(report.nodeid), [(w, t) for w, t in notes])


def result(part: str, stats: dict[str, list[Any]]) -> Result:
    """The counts of pytest, as a result."""
    reports = [one for kind in ("passed", "failed", "error") for one in stats.get(kind, [])]
    times: dict[str, float] = {}
    for one in reports:
        times[one.nodeid] = times.get(one.nodeid, 0.0) + getattr(one, "duration", 0.0)
    slow = sorted(((seconds, name) for name, seconds in times.items()), reverse=True)
    bad = [*stats.get("failed", []), *stats.get("error", [])]
    counts = {kind: len(stats.get(kind, [])) for kind in ("passed", "failed", "error", "skipped")}
    return Result(part, counts, slow, [failure(one) for one in bad])


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Prints all failures again, each in a few lines, before the line with the counts."""
    part = os.environ.get("POSSE_PART", "")
    found = result(part, terminalreporter.stats)
    if part:
        found.keep()
    if found.failures:
        terminalreporter.section("what failed")
    for one in found.failures:
        terminalreporter.write_line("\n".join(one.lines()) + "\n")
