"""Run a command and write down the CPU time that it and everything it started have used.

On a busy machine the time that passes says little of a run; this says it all the same.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import time
from pathlib import Path

SUBREAPER = 36  # of Linux's prctl: a process whose parent has ended becomes a child of this one
PATIENCE = 1.0  # seconds for what outlives the command; what lives longer is not counted


def adopt_orphans() -> None:
    """A browser ends without waiting for its own processes; without this they are not counted."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(SUBREAPER, 1, 0, 0, 0)


def ended(options: int = 0) -> tuple[int, int, float] | None:
    """A child that has ended, its status and its CPU seconds, or None if there is no such child."""
    try:
        pid, status, used = os.wait4(-1, options)
    except ChildProcessError:
        return None
    return (pid, status, used.ru_utime + used.ru_stime) if pid else None


def run(command: list[str]) -> tuple[int, float]:
    """The command's exit code and the CPU seconds of all that ran."""
    adopt_orphans()
    started = os.posix_spawnp(command[0], command, os.environ)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is the command's to end
    code, total = None, 0.0
    while code is None and (one := ended()) is not None:
        total += one[2]
        code = os.waitstatus_to_exitcode(one[1]) if one[0] == started else None
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if (one := ended(os.WNOHANG)) is not None:
            total += one[2]
        elif alone():
            break
        else:
            time.sleep(0.02)
    return code if code is not None else 1, total


def alone() -> bool:
    """Whether no child is left."""
    try:
        os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except ChildProcessError:
        return True
    return False


def main(file: str, *command: str) -> None:
    code, total = run(list(command))
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    Path(file).write_text(f"{total:.1f}\n")
    raise SystemExit(code if code >= 0 else 128 - code)


if __name__ == "__main__":
    main(*sys.argv[1:])
