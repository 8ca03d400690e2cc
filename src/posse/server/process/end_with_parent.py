"""Ends a worker process when the process that started it is gone, however that ended."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import connection

SET_DEATH_SIGNAL = 1  # PR_SET_PDEATHSIG of prctl(2)


def end_with_parent() -> None:
    """In a worker: it ends when its parent ends, also after `kill -9`.

    On Linux the system sends SIGKILL, which ends a stopped process too. Elsewhere a thread waits
    for the end of a pipe that only the parent holds. A worker that is stopped in its first second,
    before it comes here, and whose parent is killed meanwhile, stays until it is continued.
    """
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    if sys.platform == "linux":
        _ask_linux(parent.pid)
    threading.Thread(target=_wait_for, args=(parent.sentinel,), daemon=True).start()


def _ask_linux(parent: int | None) -> None:
    import ctypes

    ctypes.CDLL(None).prctl(SET_DEATH_SIGNAL, signal.SIGKILL, 0, 0, 0)
    if os.getppid() != parent:  # it ended before we asked
        os._exit(1)


def _wait_for(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(1)


@contextmanager
def without_interrupts() -> Iterator[None]:
    """Processes that are started meanwhile never hear Ctrl-C: that is left to the server."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
