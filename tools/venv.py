"""The folder `.venv`, and how it follows its checkout to another place."""

from __future__ import annotations

from pathlib import Path

from tools.shell import ROOT, run

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
HOME = VENV / ".home"  # says for which folder it was made
LONGEST = 127  # bytes of a script's first line that every system reads
# As pip writes it: to the shell a command, to Python a text that nobody uses.
LONG = "'''exec' \"{python}\" \"$0\" \"$@\"\n' '''\n"


def home() -> str:
    return HOME.read_text() if HOME.exists() else ""


def site() -> Path:
    """Where the packages are."""
    return next(VENV.glob("lib/python3*/site-packages"))


def fit() -> None:
    """Name this folder wherever a script names the one that `.venv` was made in."""
    for script in sorted((VENV / "bin").iterdir()):
        if script.is_file() and not script.is_symlink():
            script.write_bytes(with_head(script.read_bytes(), PYTHON))
    run([PYTHON, "-m", "venv", "--without-pip", VENV])  # renews `activate` and pyvenv.cfg


def with_head(script: bytes, python: Path) -> bytes:
    """The script, started by this Python; anything but a Python script stays as it is."""
    first, _, rest = script.partition(b"\n")
    if first == b"#!/bin/sh" and rest.startswith(b"'''exec'"):
        rest = rest.split(b"\n", 2)[2]
    elif not (first.startswith(b"#!/") and b"python" in first.rpartition(b"/")[2]):
        return script
    return head(python).encode() + rest


def head(python: Path) -> str:
    """A path that is long or has a blank in it cannot stand in the first line."""
    plain = f"#!{python}\n"
    fits = " " not in plain and len(plain.encode()) <= LONGEST
    return plain if fits else "#!/bin/sh\n" + LONG.format(python=python)
