"""`make check` fails at code that only mypyc refuses."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools.shell import ROOT

pytestmark = pytest.mark.long

# mypy allows this; compiled code has one slot for the attribute, and one type.
NARROWED = """
class Power:
    reach: float = 0.0

class Knife(Power):
    reach: {type} = 1
"""


def check(folder: Path, kind: str) -> subprocess.CompletedProcess[str]:
    (folder / "power.py").write_text(NARROWED.format(type=kind), encoding="utf-8")
    words = ["-m", "tools.mypyc_build", "check", "1", str(folder), str(folder / "work"), "power.py"]
    return subprocess.run(
        [sys.executable, *words], cwd=ROOT, check=False, capture_output=True, text=True
    )


def test_an_error_that_only_mypyc_finds_fails_the_check(tmp_path: Path) -> None:
    refused = check(tmp_path, "int")
    assert refused.returncode == 1
    assert 'power.py:6: error: Type of "reach" is incompatible' in refused.stdout + refused.stderr
    assert check(tmp_path, "float").returncode == 0
    assert not list(tmp_path.rglob("*.so")), "a check builds nothing"


def test_make_check_asks_mypyc() -> None:
    recipe = (ROOT / "Makefile").read_text("utf-8").partition("\ncheck:")[2].partition("\n\n")[0]
    assert "tools.compile --check" in recipe
