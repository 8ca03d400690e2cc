"""The last page of a test run: what failed and why, how to repeat it, where the time went.

Each part of `make test` writes its result to build/results; `tools.everything` puts them together.
"""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import asdict, dataclass, field
from pathlib import Path

from tools.shell import ROOT

RESULTS = ROOT / "build" / "results"
FAILURES = ROOT / "build" / "failures"  # pictures and logs of what failed
SLOWEST = 20  # tests that are listed; half as many files
WIDTH = 9  # width of the label before a line about a failure


@dataclass
class Failure:
    """A test that failed. `notes` are pairs of a label and a line."""

    name: str
    cause: str
    again: str
    notes: list[tuple[str, str]] = field(default_factory=list)

    def lines(self) -> list[str]:
        told = [("cause", self.cause), *self.notes, ("again", self.again)]
        return [f"FAILED {self.name}", *(f"  {word:{WIDTH}}{line}" for word, line in told)]


@dataclass
class Result:
    """The result of one part."""

    part: str
    counts: dict[str, int] = field(default_factory=dict)  # passed, failed, skipped
    slow: list[tuple[float, str]] = field(default_factory=list)  # seconds and name, slowest first
    failures: list[Failure] = field(default_factory=list)

    def keep(self) -> None:
        RESULTS.mkdir(parents=True, exist_ok=True)
        file_of(self.part).write_text(json.dumps(asdict(self), indent=1))


def file_of(part: str) -> Path:
    return RESULTS / f"{part}.json"


def cpu_of(part: str) -> Path:
    """Where `tools.usage` writes the part's CPU seconds."""
    return RESULTS / f"{part}.cpu"


def used(part: str) -> float:
    """The CPU seconds of the part, or 0 if nobody counted them."""
    return float(cpu_of(part).read_text()) if cpu_of(part).exists() else 0.0


def forget(part: str) -> None:
    for file in (file_of(part), cpu_of(part)):
        file.unlink(missing_ok=True)


def kept(part: str) -> Result:
    """The result of the part; an empty one if it has no tests, or failed before they began."""
    if not file_of(part).exists():
        return Result(part)
    told = json.loads(file_of(part).read_text())
    slow = [(float(seconds), str(name)) for seconds, name in told["slow"]]
    failures = [
        Failure(one["name"], one["cause"], one["again"], [(w, line) for w, line in one["notes"]])
        for one in told["failures"]
    ]
    return Result(part, told["counts"], slow, failures)


def slowest(results: list[Result]) -> list[str]:
    """The slowest tests of all parts, as lines."""
    found = sorted((one for result in results for one in result.slow), reverse=True)
    return [f"  {seconds:6.1f} s  {name}" for seconds, name in found[:SLOWEST]]


def slowest_files(results: list[Result]) -> list[str]:
    """The files whose tests take longest, as lines."""
    sums: defaultdict[str, float] = defaultdict(float)
    for seconds, name in (one for result in results for one in result.slow):
        sums[name.split("::")[0].split(" ")[0]] += seconds
    found = sorted(((seconds, name) for name, seconds in sums.items()), reverse=True)
    return [f"  {seconds:6.1f} s  {name}" for seconds, name in found[: SLOWEST // 2]]


def one_line(text: str, most: int = 300) -> str:
    """The first lines of a message, joined to one."""
    lines = [line.strip() for line in text.splitlines()]
    joined = " | ".join(line for line in lines[:4] if line)
    return joined if len(joined) <= most else joined[:most] + " …"
