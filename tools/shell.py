"""Run commands for the Makefile. Their output goes to stderr; stdout is for results."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
STOPPED = 130  # the exit code of a command that Ctrl-C has ended
TAIL = 30  # lines of a failed command's output that are printed
# What pip, npm and apt-get print when no host answers.
OFFLINE = re.compile(
    r"name resolution|Could not resolve|establish a new connection|Max retries exceeded"
    r"|Network is unreachable|No route to host|ConnectTimeout|ReadTimeout"
    r"|\b(EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ENOTFOUND|ETIMEDOUT)\b"
)


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
    """Runs a command with additions to the environment. Returns True if it succeeded."""
    words = [str(word) for word in command]
    env = {**os.environ, **(env or {})}
    try:
        done = subprocess.run(words, cwd=cwd, env=env, stdout=sys.stderr, check=False)
    except KeyboardInterrupt:
        raise SystemExit(STOPPED) from None
    return done.returncode == 0


def run(
    command: Sequence[str | Path],
    *,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
) -> None:
    """Runs a command, and stops with one line if it fails."""
    if not succeeds(command, cwd=cwd, env=env):
        fail("failed: " + " ".join(str(word) for word in command))


def watched(
    title: str,
    command: Sequence[str | Path],
    *,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
    dots: bool = True,
) -> str | None:
    """Runs a command on one line, with a dot every second. Prints its output if it failed.

    Without dots the line is printed at the end, for a command that runs beside another one.
    """
    start = time.monotonic()
    if dots:
        print(f"posse: {title} ", end="", file=sys.stderr, flush=True)
    with heard(command, cwd, env) as process:
        said = wait(process) if dots else process.communicate()[0]
    begun = "" if dots else f"posse: {title}"
    print(f"{begun} {time.monotonic() - start:.0f} s", file=sys.stderr, flush=True)
    return None if process.returncode == 0 else said


def heard(
    command: Sequence[str | Path], cwd: Path = ROOT, env: Mapping[str, str] | None = None
) -> subprocess.Popen[str]:
    """Starts a command with all output in one pipe."""
    return subprocess.Popen(
        [str(word) for word in command],
        cwd=cwd,
        env={**os.environ, **(env or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )


def wait(process: subprocess.Popen[str]) -> str:
    while True:
        try:
            return process.communicate(timeout=1)[0]
        except subprocess.TimeoutExpired:
            print(".", end="", file=sys.stderr, flush=True)
        except KeyboardInterrupt:
            process.terminate()
            raise SystemExit(STOPPED) from None


def fetch(
    title: str,
    command: Sequence[str | Path],
    *,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
) -> None:
    """Runs a command that may need the network. Stops with one line if there is none."""
    said = watched(title, command, cwd=cwd, env=env)
    if said is None:
        return
    if OFFLINE.search(said):
        fail(
            "nobody answers: installing for the first time needs the internet. "
            "Connect and run this again; from then on it works offline"
        )
    print("\n".join(said.splitlines()[-TAIL:]), file=sys.stderr)
    fail("failed: " + " ".join(str(word) for word in command))
