"""The folder `.venv`, and how it is adapted when its checkout moves."""

from __future__ import annotations

from pathlib import Path

from tools.shell import ROOT, run

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
HOME = VENV / ".home"  # names the folder that it was made for
LONGEST = 127  # bytes of a script's first line that every system accepts
# As pip writes it: a command for the shell, and an unused text for Python.
LONG = "'''exec' \"{python}\" \"$0\" \"$@\"\n' '''\n"


def home() -> str:
    return HOME.read_text() if HOME.exists() else ""


def site() -> Path:
    """The folder of the packages."""
    return next(VENV.glob("lib/python3*/site-packages"))


def fit() -> None:
    """Replaces the folder that `.venv` was made in by the present one, in every script."""
    for script in sorted((VENV / "bin").iterdir()):
        if script.is_file() and not script.is_symlink():
            script.write_bytes(with_head(script.read_bytes(), PYTHON))
    run([PYTHON, "-m", "venv", "--without-pip", VENV])  # writes `activate` and pyvenv.cfg again


def with_head(script: bytes, python: Path) -> bytes:
    """The script with this Python in its first line. Other files stay as they are."""
    first, _, rest = script.partition(b"\n")
    if first == b"#!/bin/sh" and rest.startswith(b"'''exec'"):
        rest = rest.split(b"\n", 2)[2]
    elif not (first.startswith(b"#!/") and b"python" in first.rpartition(b"/")[2]):
        return script
    return head(python).encode() + rest


def head(python: Path) -> str:
    """The first line, in a form that also works for long paths and paths with blanks."""
    plain = f"#!{python}\n"
    fits = " " not in plain and len(plain.encode()) <= LONGEST
    return plain if fits else "#!/bin/sh\n" + LONG.format(python=python)
