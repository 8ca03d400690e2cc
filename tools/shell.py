"""Run commands for the Makefile. What a command prints goes to stderr: stdout is for answers."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent


def say(message: str) -> None:
    print(f"posse: {message}", file=sys.stderr, flush=True)


def fail(message: str) -> NoReturn:
    say(message)
    raise SystemExit(1)


def succeeds(
    command: Sequence[str | Path],
    *,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
) -> bool:
    """Run a command with the given additions to the environment; true if it ended well."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env={**os.environ, **(env or {})},
        stdout=sys.stderr,
        check=False,
    )
    return done.returncode == 0


def run(
    command: Sequence[str | Path],
    *,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
) -> None:
    """Run a command and stop with one line if it fails."""
    if not succeeds(command, cwd=cwd, env=env):
        fail("failed: " + " ".join(str(word) for word in command))
