"""`make test`: say first what is missing, run every part that can run, fail at the end if need be.

As root on Debian what is missing is installed; everybody else is told what to install.
"""

from __future__ import annotations

import importlib.util
import shlex
import subprocess
import sys
import time
from dataclasses import dataclass

from tools import debian, find_browser, find_compiler, find_haproxy, find_postgres
from tools.shell import ROOT, STOPPED, fail, say
from tools.venv import PYTHON

PARTS = ("lint", "test-web", "test-python", "test-browser", "test-compiled")
ALL = "everything"  # what lacks Python's venv lacks all


@dataclass(frozen=True)
class Missing:
    """Something of the system, the part of the tests that needs it, and Debian's packages."""

    what: str
    part: str  # "": every part runs without it, but not quite the same
    packages: tuple[str, ...]
    instead: str = ""


def missing() -> list[Missing]:
    found = []
    if not PYTHON.exists() and importlib.util.find_spec("ensurepip") is None:
        found.append(Missing("Python's venv", ALL, ("python3-venv",)))
    if find_compiler.packages():
        what = "Python.h" if find_compiler.compiler() else "a C compiler"
        found.append(Missing(what, "test-compiled", tuple(find_compiler.packages())))
    if find_browser.find() is None:
        found.append(Missing("Chromium", "test-browser", (find_browser.PACKAGE,)))
    if find_postgres.found() is None:
        without = "the store in PostgreSQL is not tested"
        found.append(Missing("PostgreSQL", "", (find_postgres.PACKAGE,), without))
    if find_haproxy.found() is None:
        without = "several nodes are tested behind a plain proxy"
        found.append(Missing("HAProxy", "", (find_haproxy.PACKAGE,), without))
    return found


def provide() -> list[Missing]:
    """Install what is missing, where we may; what is missing still."""
    lacking = missing()
    packages = [package for one in lacking for package in one.packages]
    return missing() if packages and debian.install(*packages) else lacking


def line(lacking: list[Missing]) -> str:
    """All that is missing, how it is got, and what happens without it."""
    packages = " ".join(package for one in lacking for package in one.packages)
    how = f"on Debian: sudo apt-get install {packages}"
    blocked = [one.part for one in lacking if one.part]
    told = [f"{listed(blocked)} cannot run"] if blocked else []
    told += [one.instead for one in lacking if one.instead]
    return (
        f"missing: {listed([one.what for one in lacking])} ({how}); {listed(told)}, the rest runs"
    )


def listed(words: list[str]) -> str:
    return " and ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def parts(lacking: list[Missing]) -> list[str]:
    """What can run. A build says all that mypyc has to say; without one it is asked by itself."""
    left_out = {one.part for one in lacking}
    able = [part for part in PARTS if part not in left_out]
    return ["check" if part == "lint" and "test-compiled" in left_out else part for part in able]


def installed(make: str) -> bool:
    """The test tools, got once: without them every part would fail for the same reason."""
    return subprocess.run([*shlex.split(make), "install"], cwd=ROOT, check=False).returncode == 0


def run(make: str, part: str) -> bool:
    say(f"make {part}")
    start = time.monotonic()
    done = subprocess.run([*shlex.split(make), part], cwd=ROOT, check=False)
    how = "passed" if done.returncode == 0 else "FAILED"
    say(f"make {part}: {how} after {time.monotonic() - start:.0f} s")
    return done.returncode == 0


def main(make: str) -> None:
    lacking = provide()
    if lacking:
        say(line(lacking))
    if any(one.part == ALL for one in lacking):
        fail("nothing can be tested without it")
    if not installed(make):
        raise SystemExit(1)
    failed = [part for part in parts(lacking) if not run(make, part)]
    if failed:
        say("failed: " + ", ".join(failed))
    blocked = [f"{one.part} ({one.what})" for one in lacking if one.part]
    if blocked:
        say("could not run: " + ", ".join(blocked))
    if failed or blocked:
        raise SystemExit(1)
    without = [one.what for one in lacking]
    say("all tests passed" + (f", without {listed(without)}" if without else ""))


if __name__ == "__main__":
    try:
        main(sys.argv[1] if len(sys.argv) > 1 else "make")
    except KeyboardInterrupt:
        raise SystemExit(STOPPED) from None
