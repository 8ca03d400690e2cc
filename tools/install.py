"""Make `.venv` and install exactly what `requirements.lock` names. Runs on the system's Python."""

from __future__ import annotations

import importlib.util
import subprocess
import sys

from tools import debian
from tools.shell import ROOT, fail, run, say

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
OLDEST = (3, 11)


def works() -> bool:
    """Whether the environment is there and its interpreter still runs (it may have been moved)."""
    try:
        done = subprocess.run([PYTHON, "-m", "pip", "--version"], capture_output=True, check=False)
    except OSError:
        return False
    return done.returncode == 0


def create() -> None:
    if sys.version_info < OLDEST:
        fail(f"Python 3.11 or newer is needed, {sys.executable} is {sys.version.split()[0]}")
    # Debian ships venv without ensurepip unless python3-venv is installed.
    package = "python3-venv"
    if importlib.util.find_spec("ensurepip") is None and not debian.install(package):
        fail("Python's venv module is needed: " + debian.advice(package))
    say("creating .venv")
    run([sys.executable, "-m", "venv", "--clear", VENV])


def main() -> None:
    if not works():
        create()
    say("installing what requirements.lock names")
    quiet = ["--quiet", "--disable-pip-version-check"]
    exact = ["--require-hashes", "--requirement", "requirements.lock"]
    run([PYTHON, "-m", "pip", "install", *quiet, *exact])


if __name__ == "__main__":
    main()
