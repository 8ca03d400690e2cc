"""Who does the jobs: this process, processes beside it, or a cluster (posse.lab.cluster).

A job is plain data and the work a function of a module, because both travel. Results come back in
the order of the jobs, so that sums are the same whatever the number of hands.
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

SELDOM = 200_000  # new objects before a worker looks for cycles: playing leaves none behind


class Executor:
    """This process alone."""

    count = 1  # how many jobs are done at a time, as far as it is known

    def each(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        """What the jobs come to, in their order, each as soon as those before it are there."""
        return map(work, jobs)


class Processes(Executor):
    """Fresh interpreters: forking a process that has threads is not safe everywhere."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool = multiprocessing.get_context("spawn").Pool(count, initializer=start_worker)

    def each(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        return self.pool.imap(work, jobs)


def start_worker() -> None:
    """Ctrl-C is the business of the process that started the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(SELDOM)


@contextlib.contextmanager
def executor(workers: int = 1, cluster: str | None = None) -> Iterator[Executor]:
    """So many processes of this machine, or the cluster at an address; `local` starts one here."""
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
