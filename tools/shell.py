"""Run commands for the Makefile. What a command prints goes to stderr: stdout is for answers."""

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
STOPPED = 130  # what shells say of a command that Ctrl-C has ended
TAIL = 30  # lines of a failed command's chatter that are worth reading
# What pip, npm and apt-get say when nobody answers.
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
    """Run a command with the given additions to the environment; true if it ended well."""
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
    """Run a command and stop with one line if it fails."""
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
    """Run a command on one line, with a dot a second; if it failed, what it had to say.

    Without dots the line comes at the end, for what runs beside something else.
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
    """Start a command; all it says comes through one pipe."""
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
    """Run what may need the network; stop with one line if it is not there."""
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
