"""Make `.venv` fit this checkout and install the named locks: `play`, `node`, `test`, `docs`.

Runs on the system's Python. `.venv` finds the package by a relative path, and the command finds the
Python beside itself. So a copied checkout runs its own code, not that of the original.
"""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys

from tools import debian
from tools.lock import LOCKS
from tools.shell import ROOT, fail, fetch, say, watched
from tools.stamp import Stamp
from tools.venv import HOME, PYTHON, VENV, fit, home, site

TITLES = {
    "play": "installing what playing needs into .venv",
    "node": "installing Node into .venv, for there is none from 22.12 on",
    "test": "installing the test tools into .venv",
    "docs": "installing what builds the documentation into .venv",
}
COMMAND = """#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/python" -P -m posse.cli "$@"
"""


def works() -> bool:
    """Whether the environment exists and its interpreter runs."""
    try:
        done = subprocess.run([PYTHON, "-m", "pip", "--version"], capture_output=True, check=False)
    except OSError:
        return False
    return done.returncode == 0


def create() -> None:
    # Debian ships venv without ensurepip unless python3-venv is installed.
    package = "python3-venv"
    if importlib.util.find_spec("ensurepip") is None and not debian.install(package):
        fail("Python's venv module is needed: " + debian.advice(package))
    complaint = watched("creating .venv", [sys.executable, "-m", "venv", "--clear", VENV])
    if complaint is not None:
        fail(f"{sys.executable} cannot create .venv: {complaint.strip()}")


def install(group: str) -> None:
    """Installs a lock, unless it is installed already."""
    stamp = Stamp(VENV / f".{group}", [LOCKS[group]])
    if not stamp.fresh():
        fetch(TITLES[group], [PYTHON, "-m", "tools.pip_parts", LOCKS[group]])
    stamp.set()


def link() -> None:
    """Makes `.venv` find the package in `src`, and writes the command `posse`."""
    for old in site().glob("*posse*"):
        if old.is_dir():
            shutil.rmtree(old)
        else:
            old.unlink()
    (site() / "posse.pth").write_text("../../../../src\n")
    command = VENV / "bin" / "posse"
    command.unlink(missing_ok=True)
    command.write_text(COMMAND)
    command.chmod(0o755)


def main(groups: list[str]) -> None:
    unknown = [group for group in groups if group not in LOCKS]
    if unknown or not groups:
        fail("usage: python -m tools.install " + "|".join(LOCKS))
    if not works():
        create()
    elif home() != str(ROOT):
        say(f".venv was made in {home() or 'another folder'}: repairing it for {ROOT}")
        fit()
    link()
    HOME.write_text(str(ROOT))
    for group in groups:
        install(group)


if __name__ == "__main__":
    main(sys.argv[1:])
