"""`make coverage`: run the tests and check the branch coverage of each part.

Coverage counts lines and branches together. Compiled code cannot be measured. So the tests marked
`compiled`, which `make test` runs on the compiled copy only, are left out, and so are browser
tests.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from tools.shell import ROOT, fail, run, say

FOLDER = ROOT / "build" / "coverage"
LEAST = {"engine": 95.0, "games": 95.0, "server": 90.0}
COVERAGE = [sys.executable, "-m", "coverage"]


def play(workers: str) -> bool:
    """Runs the tests. Returns True if they pass."""
    words = ["-m", "pytest", "--numprocesses", workers, "--quiet", "--ignore=tests/browser"]
    env = {**os.environ, "POSSE_PART": "test-python"}
    done = subprocess.run([*COVERAGE, "run", *words, *sys.argv[2:]], cwd=ROOT, env=env, check=False)
    return done.returncode == 0


def counted() -> dict[str, Any]:
    """The counts of coverage, by file."""
    run([*COVERAGE, "combine", "--quiet"])
    report = FOLDER / "coverage.json"
    run([*COVERAGE, "json", "--quiet", "-o", report])
    run([*COVERAGE, "html", "--quiet", "-d", FOLDER / "html"])
    found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))["files"]
    return found


def share(files: dict[str, Any], part: str) -> float:
    """The percentage of lines and branches below src/posse/PART that were run."""
    below = str(Path("src", "posse", part)) + os.sep
    rows = [row["summary"] for name, row in files.items() if name.startswith(below)]
    done = sum(row["covered_lines"] + row["covered_branches"] for row in rows)
    there = sum(row["num_statements"] + row["num_branches"] for row in rows)
    return 100 * done / there if there else 0.0


def main() -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    passed = play(sys.argv[1] if len(sys.argv) > 1 else "2")
    files = counted()
    short = []
    for part, least in LEAST.items():
        found = share(files, part)
        say(f"{part}: {found:.1f} % of lines and branches, at least {least:.0f} %")
        short += [part] if found < least else []
    say(f"line by line: {FOLDER / 'html' / 'index.html'}")
    if short or not passed:
        fail("too little: " + ", ".join(short) if short else "tests failed")


if __name__ == "__main__":
    main()
