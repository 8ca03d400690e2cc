"""`make test`: report what is missing, run every part that can run, and fail at the end if needed.

Root on Debian gets what is missing installed. Other users read what to install.
"""

from __future__ import annotations

import importlib.util
import resource
import shlex
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from tools import debian, find_browser, find_compiler, find_haproxy, find_postgres
from tools.lanes import Part, run, run_all
from tools.results import Result, slowest, slowest_files
from tools.shell import ROOT, STOPPED, fail, say
from tools.venv import PYTHON

BESIDE = ("compiled", "lint", "test-web", "test-compiled")  # one process each
FRONT = ("test-python", "test-browser")  # a process for each core
NEEDS = {"test-compiled": "compiled"}
KINDS = ("passed", "failed", "error", "skipped")
ALL = "everything"  # without Python's venv nothing can run


@dataclass(frozen=True)
class Missing:
    """A missing part of the system, the part of the tests that needs it, and Debian's packages."""

    what: str
    part: str  # "": every part runs without it, with a small difference
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


def provide(lacking: list[Missing]) -> list[Missing]:
    """Installs what is missing, where this is allowed. Returns what is still missing."""
    packages = [package for one in lacking for package in one.packages]
    return missing() if packages and debian.install(*packages, dots=False) else lacking


def announce(lacking: list[Missing]) -> None:
    if lacking:
        say(line(lacking))
    if any(one.part == ALL for one in lacking):
        fail("nothing can be tested without it")


def prepare(make: str) -> list[Missing]:
    """Installs packages of the system and those of the locks at the same time.

    Returns what could not be installed. A user who may not install packages reads the list at the
    beginning; root reads what is left of it at the end.
    """
    lacking = missing()
    if any(one.part == ALL for one in lacking):
        lacking = provide(lacking)
    if not debian.allowed():
        announce(lacking)
    with ThreadPoolExecutor() as aside:
        packages = aside.submit(provide, lacking)
        if not installed(make):
            raise SystemExit(1)
    if debian.allowed():
        announce(packages.result())
    return packages.result()


def line(lacking: list[Missing]) -> str:
    """One line: everything that is missing, how to get it, and what happens without it."""
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


def parts(lacking: list[Missing]) -> tuple[list[str], list[str]]:
    """The parts that can run. Without a build mypyc checks the sources in a part of its own."""
    left_out = {one.part for one in lacking}
    front = [part for part in FRONT if part not in left_out]
    return list(("check", "test-web") if "test-compiled" in left_out else BESIDE), front


def installed(make: str) -> bool:
    """Installs the test tools and the app once: without them all parts fail for the same reason."""

    def made(target: str, said: int | None = None) -> subprocess.CompletedProcess[str]:
        words = [*shlex.split(make), target]
        return subprocess.run(
            words, cwd=ROOT, check=False, stdout=said, stderr=said and subprocess.STDOUT, text=True
        )

    if made("ready").returncode != 0:
        return False
    with ThreadPoolExecutor() as aside:
        web = aside.submit(made, "pages", subprocess.PIPE)
        tools = made("install")
    sys.stderr.write(web.result().stdout)
    return tools.returncode == web.result().returncode == 0


def children() -> float:
    """CPU seconds of all commands that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def tell(ran: list[Part], before: Part) -> None:
    """Prints the last page: the time of each part, what failed, and how many passed."""
    found = [part.result() for part in ran]
    say("where the time went (and how much of it the processors of this machine worked):")
    for part in (before, *ran):
        how = "  beside others" if part.beside else ""
        line = f"  {part.name:14}{part.seconds:6.0f} s{part.cpu:7.0f} CPU s{how}"
        print(line, file=sys.stderr)
    say("the slowest tests:")
    print("\n".join(slowest(found)), file=sys.stderr)
    say("the slowest files:")
    print("\n".join(slowest_files(found)), file=sys.stderr)
    for failure in (one for result in found for one in result.failures):
        print("\n" + "\n".join(failure.lines()), file=sys.stderr)
    print(counted(found), file=sys.stderr)


def counted(found: list[Result]) -> str:
    total = {kind: sum(one.counts.get(kind, 0) for one in found) for kind in KINDS}
    failed = total["failed"] + total["error"]
    return f"\ntests: {total['passed']} passed, {failed} failed, {total['skipped']} skipped"


def main(make: str) -> None:
    start = time.monotonic()
    lacking = prepare(make)
    before = Part("installing", True, time.monotonic() - start, False, [], children())
    ran = run_all(make, *parts(lacking), NEEDS, run)
    tell(ran, before)
    worked = sum(part.cpu for part in (before, *ran))
    say(f"all of it took {time.monotonic() - start:.0f} s and {worked:.0f} CPU s")
    conclude(lacking, [part.name for part in ran if not part.passed])


def conclude(lacking: list[Missing], failed: list[str]) -> None:
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
