"""`make mutants`: break the code on purpose, one fault at a time, and check that the tests fail.

tests/mutants.toml lists the faults and the tests that must notice each of them. Faults are planted
in a copy of the checkout. `python -m tools.mutants [NAME-PART …]` tries the faults whose part or
name contains one of the words; `--list` only names them.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from tools import find_node, web
from tools.shell import ROOT, STOPPED, fail

LIST = Path("tests") / "mutants.toml"
LONGEST = 160  # characters of a cause
SECONDS = 120.0  # a test that takes longer hangs, and counts as failed
PATIENCE_OF_TESTS = "40"  # seconds after which a test calls something that never happens a failure
PATIENCE = 10.0  # seconds to clean up
LINKED = ("web/node_modules", "src/posse/server/static")  # not tracked, but needed by tests
PYTEST = re.compile(r"^(?:FAILED|ERROR) +(\S+::.+?|\S+)(?: - (.*))?$", re.MULTILINE)
VITEST = re.compile(r"^ *FAIL +(.+)\n+(.*)", re.MULTILINE)
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


class OutOfDate(Exception):
    """The code that a fault changes does not exist, or exists more than once."""


@dataclass(frozen=True)
class Fault:
    part: str
    name: str
    file: str
    find: str
    replace: str
    tests: tuple[str, ...]

    def broken(self, root: Path) -> str:
        """The content of the file with the fault."""
        text = (root / self.file).read_text("utf-8")
        if text.count(self.find) != 1:
            why = f"{self.file} has the text {text.count(self.find)} times: {self.find!r}"
            raise OutOfDate(f"the list is out of date: {self.name}: {why}")
        return text.replace(self.find, self.replace)


@dataclass(frozen=True)
class Run:
    """How a selection of tests ended.

    `cause`: the first failure and its reason; "" if there is none.
    """

    seconds: float
    cause: str
    tried: bool = True  # False: all were skipped


def faults(root: Path) -> list[Fault]:
    """All faults of the list, by part."""
    data = tomllib.loads((root / LIST).read_text("utf-8"))
    return [
        Fault(part, **{**row, "tests": tuple(row["tests"])})
        for part, rows in data.items()
        for row in rows
    ]


class Copy:
    """A copy of all sources of a checkout. Its tests run on the code of the copy."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.folder = folder
        self.python = sys.executable
        listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        found = subprocess.run(listed, cwd=root, capture_output=True, text=True, check=True).stdout
        for name in filter(None, found.split("\0")):
            if (root / name).is_file():  # not a deleted file
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(root / name, folder / name)
        for name in LINKED:
            if (root / name).is_dir():
                (folder / name).symlink_to(root / name)
        self._check()

    def _check(self) -> None:
        """Checks that the copy's src comes first: .venv also names that of the original."""
        code = "import posse; print(posse.__file__)"
        where = self._output([self.python, "-c", code], self.folder)[1].strip()
        if not Path(where).is_relative_to(self.folder):
            fail(f"the copy does not run its own code, but {where}")

    @contextmanager
    def planted(self, fault: Fault) -> Iterator[None]:
        file, broken = self.folder / fault.file, fault.broken(self.folder)
        kept = file.with_name(f"{file.name}.kept")
        shutil.copy2(file, kept)  # with its old time, so that no compiled file of the fault is used
        file.write_text(broken, "utf-8")
        try:
            yield
        finally:
            kept.replace(file)

    def run(self, tests: Sequence[str]) -> Run:
        """Runs the tests up to the first failure."""
        start = time.monotonic()
        app = [test.removeprefix("web/") for test in tests if test.startswith("web/")]
        ours = [test for test in tests if not test.startswith("web/")]
        tried = bool(app)
        if ours:
            quiet = ("-x", "-q", "-p", "no:cacheprovider", "--tb=line")
            code, said = self._output([self.python, "-m", "pytest", *quiet, *ours], self.folder)
            tried |= " passed" in said or code != 0
            if code:
                return Run(time.monotonic() - start, cause(PYTEST, code, said))
        if app:
            vitest = [str(find_node.node()), "node_modules/.bin/vitest", "run", "--bail=1", *app]
            code, said = self._output(vitest, self.folder / "web")
            if code:
                return Run(time.monotonic() - start, cause(VITEST, code, said))
        return Run(time.monotonic() - start, "", tried)

    def _output(self, command: Sequence[str], cwd: Path) -> tuple[int, str]:
        """Exit code and output. A run that hangs is ended."""
        src = str(self.folder / "src")
        own = {"PYTHONPATH": src, "COLUMNS": "400", "POSSE_PATIENCE": PATIENCE_OF_TESTS}
        env = {**os.environ, **own}
        with subprocess.Popen(
            command, cwd=cwd, env=env, text=True, errors="replace", start_new_session=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        ) as process:  # fmt: skip
            try:
                said = process.communicate(timeout=SECONDS)[0]
            except BaseException as error:
                end(process)
                if not isinstance(error, subprocess.TimeoutExpired):
                    raise
                return -1, f"FAILED {command[-1]} - it hangs: no end after {SECONDS:.0f} s\n"
        return process.returncode, COLOUR.sub("", said)


def end(process: subprocess.Popen[str]) -> None:
    """Ends the process and its children.

    They may first end what would outlive them, like PostgreSQL.
    """
    for how in (signal.SIGINT, signal.SIGKILL):
        with suppress(subprocess.TimeoutExpired, ProcessLookupError):
            os.killpg(process.pid, how)
            process.communicate(timeout=PATIENCE)
            return


def cause(form: re.Pattern[str], code: int, said: str) -> str:
    """The test that failed and the first line of why, from the output of pytest or vitest."""
    found = form.search(said.rpartition("short test summary info")[2])
    if found is None:
        last = said.strip().splitlines()[-1:] or ["no word"]
        return f"exit code {code}: {last[0]}"
    test, why = found[1].strip(), (found[2] or "no reason").strip()
    return f"{test}: {why[:LONGEST]}"


def trial(copy: Copy, fault: Fault, before: dict[tuple[str, ...], Run]) -> bool | None:
    """Plants one fault and reports the result; None if its tests cannot run here."""
    if fault.tests not in before:
        before[fault.tests] = copy.run(fault.tests)
    sound = before[fault.tests]
    if not sound.tried:
        print(f"not tried: {fault.name} (its tests are skipped here)", flush=True)
        return None
    if sound.cause:
        print(f"RED ANYWAY: {fault.name}: by {sound.cause}", flush=True)
        return False
    with copy.planted(fault):
        run = copy.run(fault.tests)
    after = f"after {run.seconds:.0f} s"
    told = f"found {after} by {run.cause}" if run.cause else f"SURVIVED {after}"
    print(f"{fault.part}: {fault.name}: {told}", flush=True)
    return bool(run.cause)


def chosen(words: Sequence[str], root: Path) -> list[Fault]:
    """The faults that contain one of the words, or all. Checks that each can be planted."""
    wanted = [
        fault
        for fault in faults(root)
        if not words or any(word.lower() in f"{fault.part}: {fault.name}".lower() for word in words)
    ]
    try:
        for fault in wanted:
            fault.broken(root)
    except OutOfDate as error:
        fail(str(error))
    return wanted or fail("no fault of the list is called so")


def main(words: Sequence[str], root: Path = ROOT) -> int:
    """Returns the exit code: 1 if a fault survives, or the list does not fit the code."""
    wanted = chosen([word for word in words if word != "--list"], root)
    if "--list" in words:
        print("\n".join(f"{fault.part}: {fault.name}" for fault in wanted))
        return 0
    start = time.monotonic()
    if root == ROOT and any(test.startswith("web/") for fault in wanted for test in fault.tests):
        web.install("all")
    with tempfile.TemporaryDirectory(prefix="posse-mutants-") as folder:
        copy, before = Copy(root, Path(folder)), dict[tuple[str, ...], Run]()
        found = [trial(copy, fault, before) for fault in wanted]
    tried = [one for one in found if one is not None]
    took = f"after {(time.monotonic() - start) / 60:.0f} min"
    left = f", {len(found) - len(tried)} not tried" if len(tried) < len(found) else ""
    print(f"{sum(tried)} of {len(tried)} found{left}, {took}")
    return 0 if all(tried) else 1


if __name__ == "__main__":
    try:
        raise SystemExit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        raise SystemExit(STOPPED) from None
