"""The last release: nodes of this version are upgraded to the present one. Changed at a release."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.conformance import SCALE

ROOT = Path(__file__).parent.parent
VERSION = "1.0.0"
COMMIT = "ed6fc7c5aeb295b5b86f6a626c718139b8c057b5"
STEPS = {"postgres": 5, "sqlite": 2}  # of the schema that it knows


def source(folder: Path) -> Path:
    """Unpacks the source of the last release. Returns what PYTHONPATH must name.

    Skips the test where the history is not there; in the long form the test fails then.
    """
    git = ("git", "-C", str(ROOT))
    found = subprocess.run((*git, "archive", COMMIT, "src"), capture_output=True, check=False)
    if found.returncode:
        why = f"not run: the history has no commit {COMMIT[:8]} (git fetch --unshallow)"
        (pytest.fail if SCALE > 1 else pytest.skip)(why)
    subprocess.run(("tar", "-x", "-C", str(folder)), input=found.stdout, check=True)
    return folder / "src"
