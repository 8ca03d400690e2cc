"""Run the parts of `make test` in two lanes: one process for each core, and a single one.

Tests with servers and browsers often wait. The other lane uses that time. The output of the first
lane is shown as it comes, the output of the other after each part. A part is a target of the
Makefile.
"""

from __future__ import annotations

import shlex
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tools import results
from tools.results import Failure, Result, one_line
from tools.shell import heard, say

ALONE = {"WORKERS": "1"}  # of pytest; the command line of make overrides it
TAIL = 12  # lines of a part that has no tests, or failed before its tests began


@dataclass
class Part:
    """One part that has run."""

    name: str
    passed: bool
    seconds: float
    beside: bool
    said: list[str]
    cpu: float = 0.0  # seconds, of everything that it started

    def result(self) -> Result:
        """The result that its tests wrote. If it failed without one, its last lines."""
        found = results.kept(self.name)
        if not self.passed and not found.failures:
            last = [("said", line) for line in self.said[-TAIL:] if line.strip()]
            cause = one_line(last[-1][1]) if last else "it said nothing"
            found.failures = [Failure(f"make {self.name}", cause, f"make {self.name}", last)]
        return found


def run(make: str, part: str, beside: bool) -> Part:
    say(f"make {part}" + (" (beside)" if beside else ""))
    results.forget(part)
    start = time.monotonic()
    env = {"POSSE_PART": part, **(ALONE if beside else {})}
    counted = [sys.executable, "-m", "tools.usage", str(results.cpu_of(part))]
    with heard([*counted, *shlex.split(make), part], env=env) as process:
        said = listen(process, show=not beside)
    seconds = time.monotonic() - start
    how = "passed" if process.returncode == 0 else "FAILED"
    if beside:
        sys.stderr.write("".join(f"{line}\n" for line in said))
    say(f"make {part}: {how} after {seconds:.0f} s")
    return Part(part, process.returncode == 0, seconds, beside, said, results.used(part))


def listen(process: subprocess.Popen[str], show: bool) -> list[str]:
    """Reads all lines of a process."""
    assert process.stdout is not None
    said = []
    for line in process.stdout:
        said.append(line.rstrip("\n"))
        if show:
            sys.stderr.write(line)
            sys.stderr.flush()
    return said


Runner = Callable[[str, str, bool], Part]


def run_all(
    make: str, beside: Sequence[str], front: Sequence[str], needs: dict[str, str], run: Runner
) -> list[Part]:
    """Runs both lanes. A part is left out if a part of its lane that it needs has failed."""
    done: dict[str, Part] = {}

    def follow(lane: Sequence[str]) -> None:
        for part in lane:
            needed = needs.get(part)
            if needed not in done or done[needed].passed:
                done[part] = run(make, part, lane is beside)

    other = threading.Thread(target=follow, args=(beside,), daemon=True)
    other.start()
    follow(front)
    other.join()
    return [done[part] for part in (*beside, *front) if part in done]
