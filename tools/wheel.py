"""Build the wheels, and try one in an empty environment on every Python of this machine.

`python -m tools.wheel build [--compiled]` writes to dist; `test [--compiled]` builds, then installs
the wheel outside the checkout and runs tools/wheel_check.py there; `speed` compares both wheels.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.shell import ROOT, fail, run, say, watched

DIST = ROOT / "dist"
CHECK = ROOT / "tools" / "wheel_check.py"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
ASK = "import sys; print(sys.implementation.name, '.'.join(map(str, sys.version_info[:2])))"
PURE = "py3-none-any"


def build(compiled: bool) -> Path:
    """Build a wheel into dist and return it. An earlier one of the same kind is replaced."""
    kind = f"cp{sys.version_info.major}{sys.version_info.minor}-" if compiled else PURE
    for old in DIST.glob(f"posse-*-{kind}*.whl"):
        old.unlink()
    words = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    run(words, env={"POSSE_COMPILE": "1" if compiled else ""})
    (wheel,) = DIST.glob(f"posse-*-{kind}*.whl")
    return wheel


def candidates() -> list[Path]:
    """Where Python may be: this one, those on PATH, those of pyenv."""
    found = [shutil.which(f"python{version}") for version in PYTHONS]
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    return [
        Path(getattr(sys, "_base_executable", sys.executable)),
        *(Path(name) for name in found if name),
        *sorted(pyenv.glob("3.*/bin/python3")),
    ]


def pythons() -> dict[str, Path]:
    """One interpreter for each version that the package supports, by its version."""
    found: dict[str, Path] = {}
    for path in candidates():
        done = subprocess.run([path, "-c", ASK], capture_output=True, text=True, check=False)
        name, _, version = done.stdout.strip().partition(" ")
        if done.returncode == 0 and name == "cpython" and version in PYTHONS:
            found.setdefault(version, path)
    return found


PIP = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")


def try_out(wheel: Path, python: Path, version: str, *words: str) -> str:
    """Installs a wheel into an empty environment and checks it there. Returns the output."""
    with tempfile.TemporaryDirectory(prefix="posse-wheel-") as folder:
        home = Path(folder)
        own = home / "venv" / "bin" / "python"
        run([python, "-m", "venv", home / "venv"], cwd=home)
        pip: list[str | Path] = [own, *PIP, wheel]
        said = watched(f"Python {version}: installing {wheel.name}", pip, cwd=home)
        if said is not None:
            fail(said)
        script = shutil.copy(CHECK, home)
        done = subprocess.run(
            [own, script, *words],
            cwd=home,
            env=clean(),
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        fail(f"Python {version}: {done.stdout}{done.stderr}")
    return done.stdout.strip()


def clean() -> dict[str, str]:
    """The environment without variables that lead to this checkout."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


def test(compiled: bool) -> None:
    wheel = build(compiled)
    here = f"{sys.version_info.major}.{sys.version_info.minor}"
    found = {
        version: path for version, path in pythons().items() if not compiled or version == here
    }
    for version, path in sorted(found.items()):
        say(f"Python {version}: {try_out(wheel, path, version)}")
    missing = [version for version in PYTHONS if version not in found]
    if missing and not compiled:
        say("not tried, because it is not on this machine: Python " + ", ".join(missing))


def speed() -> None:
    """Decisions a second of both wheels, each in its own environment."""
    python = Path(getattr(sys, "_base_executable", sys.executable))
    here = f"{sys.version_info.major}.{sys.version_info.minor}"
    rates = []
    for compiled in (False, True):
        said = try_out(build(compiled), python, here, "speed")
        rates.append({name: int(rate) for name, rate in re.findall(r"(\w+) (\d+)", said)})
    for name, rate in rates[0].items():
        say(
            f"{name}: {rate:,} decisions/s pure, {rates[1][name]:,} compiled "
            f"(x {rates[1][name] / rate:.1f})"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("task", choices=["build", "test", "speed"])
    parser.add_argument("--compiled", action="store_true", help="with modules compiled by mypyc")
    given = parser.parse_args()
    if given.task == "speed":
        speed()
    elif given.task == "test":
        test(given.compiled)
    else:
        say(f"built {build(given.compiled).relative_to(ROOT)}")


if __name__ == "__main__":
    main()
