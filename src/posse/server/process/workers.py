"""Several processes that serve one listening socket, so that one machine uses its cores.

The first process forks the workers and then only watches them. A worker that dies is started anew.
SIGTERM or Ctrl-C ends all, SIGUSR1 drains all: each ends when it is empty. Workers end by
themselves when the first process is gone, whatever ended it: they notice that nobody holds the
other end of a pipe any more.
"""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

log = logging.getLogger("posse.server")

MOST = 4  # workers by default
SOON = 5.0  # a worker that dies within so many seconds is started again
PAUSE = 1.0  # only after so many


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@dataclass(frozen=True)
class Worker:
    """One worker process, as it sees itself. If it is the only process, it has no pipes."""

    number: int = 0
    count: int = 1  # of all workers
    announces: bool = True  # it says where the server is
    ready: int | None = None  # a pipe: told when the worker serves
    alive: int | None = None  # a pipe: ends when the first process is gone
    folder: Path | None = None  # that all workers share

    def watch(self) -> None:
        """Says that this worker serves, and ends it when the first process is gone."""
        if self.ready is not None:
            os.write(self.ready, b".")
            os.close(self.ready)
        if self.alive is not None:
            asyncio.get_running_loop().add_reader(self.alive, self._orphaned)

    def drain(self, own: Callable[[], None]) -> None:
        """Drains this server: all workers by the first process, or this one process by `own`."""
        if self.folder is None:
            own()
        else:
            os.kill(os.getppid(), signal.SIGUSR1)

    def hear(self, own: Callable[[], None]) -> None:
        """SIGUSR1 drains this process from now on."""
        if sys.platform != "win32":
            asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, own)

    def _orphaned(self) -> None:
        assert self.alive is not None
        asyncio.get_running_loop().remove_reader(self.alive)
        signal.raise_signal(signal.SIGTERM)


class Workers:
    def __init__(self, count: int, passed_on: signal.Signals | None = None) -> None:
        """`passed_on`: a further signal that is for all workers."""
        self.count = count
        self.passed_on = passed_on
        self.running: dict[int, tuple[int, float]] = {}  # by process id: number, since when
        self.folder = Path(tempfile.mkdtemp(prefix="posse-"))
        self._ending = False
        self._draining = False
        self._alive = os.pipe()

    def run(self) -> Worker | None:
        """Starts the workers. Returns in each of them, and None in the first process at the end.

        The first worker starts alone. If it cannot, it says why, and its code is the exit code.
        """
        for ending in (signal.SIGTERM, signal.SIGINT):
            signal.signal(ending, self._end)
        signal.signal(signal.SIGUSR1, self._drain)
        if self.passed_on is not None:
            signal.signal(self.passed_on, lambda number, _: self._tell(number))
        ready, told = os.pipe()
        worker = self._fork(0, ready=told)
        if worker is not None:
            os.close(ready)
            return worker
        os.close(told)
        started = os.read(ready, 1)
        os.close(ready)
        if not started:
            shutil.rmtree(self.folder)
            raise SystemExit(self._failed())
        for number in range(1, self.count):
            worker = self._fork(number)
            if worker is not None:
                return worker
        return self._supervise()

    def _end(self, *_: object) -> None:
        self._ending = True
        self._tell(signal.SIGTERM)

    def _tell(self, what: int) -> None:
        for pid in list(self.running):
            with suppress(ProcessLookupError):
                os.kill(pid, what)

    def _drain(self, *_: object) -> None:
        """Every worker ends when other nodes have its tables, and none is started anew."""
        self._draining = True
        self._tell(signal.SIGUSR1)

    def _fork(self, number: int, ready: int | None = None) -> Worker | None:
        """A new worker, in its own process; None in the first process."""
        pid = os.fork()
        if pid:
            self.running[pid] = number, time.monotonic()
            if self._ending:  # perhaps just now, before the new worker was known
                self._end()
            elif self._draining:
                self._drain()
            return None
        # Until the server runs: Ctrl-C is the first process' business.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.signal(signal.SIGUSR1, signal.SIG_DFL)  # it serves nobody yet, so it may end
        if self.passed_on is not None:  # it has just read the files
            signal.signal(self.passed_on, signal.SIG_IGN)
        os.close(self._alive[1])
        return Worker(number, self.count, ready is not None, ready, self._alive[0], self.folder)

    def _failed(self) -> int:
        """The exit code of the first worker, which did not get to serve."""
        (pid,) = self.running
        return 0 if self._ending else os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])

    def _supervise(self) -> Worker | None:
        """Starts dead workers anew until all have to end. Returns a worker in its process."""
        while self.running:
            pid, status = os.waitpid(-1, 0)
            number, since = self.running.pop(pid)
            if self._ending or self._draining:
                continue
            code = os.waitstatus_to_exitcode(status)
            log.error("worker %d ended with code %d; a new one takes its place", number, code)
            if time.monotonic() - since < SOON:
                time.sleep(PAUSE)
            worker = self._fork(number)
            if worker is not None:
                return worker
        shutil.rmtree(self.folder)
        return None
