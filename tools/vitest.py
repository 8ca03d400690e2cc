"""Reads the JSON report of vitest as a result of `make test`."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

from tools.results import Failure, Result, one_line
from tools.shell import ROOT

AGAIN = ".venv/bin/python -m tools.web one-test"
COLOURS = re.compile(r"\x1b\[[0-9;]*m")


def result(part: str, told: Path) -> Result:
    files = json.loads(told.read_text(encoding="utf-8"))["testResults"]
    tests = [(name_of(file), one) for file in files for one in file["assertionResults"]]
    counts = {"passed": 0, "failed": 0, "skipped": 0}
    for _, one in tests:
        kind = one["status"] if one["status"] in counts else "skipped"
        counts[kind] += 1
    slow = [((one.get("duration") or 0) / 1000, f"{file} {one['fullName']}") for file, one in tests]
    failures = [failed(file, one) for file, one in tests if one["status"] == "failed"]
    failures += [broken(file) for file in files if not file["assertionResults"]]
    return Result(part, counts, sorted(slow, reverse=True), failures)


def name_of(file: dict[str, Any]) -> str:
    path = Path(file["name"])
    return str(path.relative_to(ROOT / "web")) if path.is_relative_to(ROOT) else path.name


def failed(file: str, one: dict[str, Any]) -> Failure:
    cause = one_line(COLOURS.sub("", "\n".join(one["failureMessages"])))
    again = f"{AGAIN} {file} -t {shlex.quote(one['fullName'])}"
    return Failure(f"web/{file} {one['fullName']}", cause, again)


def broken(file: dict[str, Any]) -> Failure:
    """A file in which no test could run."""
    name = name_of(file)
    cause = one_line(COLOURS.sub("", file.get("message", "")))
    return Failure(f"web/{name}", cause, f"{AGAIN} {name}")
