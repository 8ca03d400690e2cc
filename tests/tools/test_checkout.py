"""A checkout that was moved or copied runs its own code, and repairs its environment."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

import posse
from tools.lock import LOCKS
from tools.shell import ROOT
from tools.stamp import digest

pytestmark = pytest.mark.long

FILES = ("Makefile", "pyproject.toml", "README.md", "LICENSE", "NOTICE")
OURS = ("PYTHONPATH", "MAKEFLAGS", "MFLAGS", "MAKELEVEL")  # set by a make around the tests
VERSION = posse.__version__
SCRIPT = "#!{python}\nimport posse\nprint(posse.__version__)\n"


def said(*words: str | Path, cwd: Path) -> tuple[str, str]:
    env = {name: value for name, value in os.environ.items() if name not in OURS}
    done = subprocess.run(words, cwd=cwd, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr


def make_ready(home: Path) -> str:
    return said("make", f"PYTHON={sys.executable}", "ready", cwd=home)[1]


def set_version(home: Path, version: str) -> None:
    file = home / "src" / "posse" / "__init__.py"
    file.write_text(file.read_text("utf-8").replace(f'"{VERSION}"', f'"{version}"'), "utf-8")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with everything that playing needs, linked from the environment of the tests."""
    home = tmp_path / "first"
    unwanted = shutil.ignore_patterns("*.so", "__pycache__", "static")
    for folder in ("src", "tools"):
        shutil.copytree(ROOT / folder, home / folder, ignore=unwanted)
    for file in (*FILES, *(lock.name for lock in LOCKS.values())):
        shutil.copy(ROOT / file, home / file)
    venv = home / ".venv"
    said(sys.executable, "-m", "venv", "--without-pip", venv, cwd=home)
    site = next(venv.glob("lib/python3*/site-packages"))
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    (venv / ".play").write_text(digest([LOCKS["play"]]))
    script = venv / "bin" / "tool"
    script.write_text(SCRIPT.format(python=venv / "bin" / "python"))
    script.chmod(0o755)
    make_ready(home)
    return home


def test_a_copy_runs_its_own_code(checkout: Path) -> None:
    copy = shutil.copytree(checkout, checkout.parent / "a copy", symlinks=True)
    set_version(copy, f"{VERSION}+copy")
    assert said(".venv/bin/posse", "--version", cwd=copy)[0] == f"posse {VERSION}+copy\n"
    assert said(".venv/bin/tool", cwd=copy)[0] == f"{VERSION}\n", "it named the original"
    line = make_ready(copy)
    assert line == f"posse: .venv was made in {checkout}: repairing it for {copy}\n"
    assert said(".venv/bin/tool", cwd=copy)[0] == f"{VERSION}+copy\n"
    assert make_ready(copy) == "", "once is enough"
    assert said(".venv/bin/posse", "--version", cwd=checkout)[0] == f"posse {VERSION}\n"


def test_a_moved_checkout_repairs_itself(checkout: Path) -> None:
    moved = checkout.rename(checkout.parent / "moved")
    assert "repairing it" in make_ready(moved)
    for command in (".venv/bin/posse", ".venv/bin/tool"):
        assert VERSION in said(command, *(["--version"] * ("posse" in command)), cwd=moved)[0]
    activated = f'. .venv/bin/activate && command -v posse && [ "$VIRTUAL_ENV" = "{moved}/.venv" ]'
    assert said("bash", "-c", activated, cwd=moved)[0] == f"{moved}/.venv/bin/posse\n"


def test_the_wheel_brings_the_rulebook(tmp_path: Path) -> None:
    built = tmp_path / "dist"
    said(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", built, cwd=ROOT)
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
    run = "import sys; sys.path.insert(0, sys.argv.pop(1)); from posse.cli import main; main()"
    command = [sys.executable, "-P", "-c", run, str(tmp_path / "installed")]
    assert "✓" in said(*command, "rules", "dice", "--lang", "en", cwd=tmp_path)[0]
    out, _ = said(*command, "scenario", "scenarios/bang/beer.toml", "--lang", "en", cwd=tmp_path)
    assert out.endswith(" passed, 0 failed\n") and not out.startswith("0 ")
