"""Executors run jobs: in this process, in several, or on a cluster (posse.lab.cluster).

A job is plain data and the work is a function of a module, so that both can be sent to another
process. Results come back in the order of the jobs. So sums are the same with any number of
workers.
"""

from __future__ import annotations

import contextlib
import gc
import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from posse.engine.errors import BadSetup

Job = TypeVar("Job")
Result = TypeVar("Result")

SELDOM = 200_000  # new objects before a garbage collection: playing makes no cycles


class Executor:
    """Runs jobs in this process."""

    count = 1  # how many jobs run at a time, as far as it is known

    def each(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        """Yield the results of the jobs, in the order of the jobs."""
        return map(work, jobs)


class Processes(Executor):
    """Runs jobs in fresh interpreters, because forking a process with threads is not safe."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool = multiprocessing.get_context("spawn").Pool(count, initializer=start_worker)

    def each(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        """Yield the results of the jobs in their order, computed by several processes."""
        return self.pool.imap(work, jobs)


def start_worker() -> None:
    """Prepare a worker process. It ignores Ctrl-C, which is for its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(SELDOM)


@contextlib.contextmanager
def executor(workers: int = 1, cluster: str | None = None) -> Iterator[Executor]:
    """Yield an executor with so many processes, or one for the cluster at an address.

    The address `local` starts a cluster here. Raises BadSetup for fewer than one worker, and
    ClusterFailed if no cluster answers.
    """
    if workers < 1:
        raise BadSetup(f"simulate with 1 worker or more, not {workers}")
    if cluster is not None:
        from posse.lab.cluster import reach

        with reach(cluster, workers) as found:
            yield found
    elif workers == 1:
        yield Executor()
    else:
        made = Processes(workers)
        with made.pool:
            yield made
