"""Jobs on a cluster, with dask.distributed (extra `cluster`).

dask keeps every job until its result is here. When a worker dies, another one does its jobs again.
A job always has the same result, so nothing is lost or counted twice.
"""

from __future__ import annotations

import contextlib
import logging
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from posse import __version__
from posse.engine.errors import PosseError
from posse.engine.game import all_games
from posse.lab.executors import Executor, Job, Result

if TYPE_CHECKING:
    from distributed import Client, Future

LOCAL: Final = "local"
AHEAD: Final = 500  # jobs that the scheduler has at a time
PATIENCE: Final = 5.0  # seconds to wait for a scheduler and its workers


class ClusterFailed(PosseError):
    """The cluster cannot be reached, has gone, or cannot do the work."""


class Cluster(Executor):
    """The workers of a scheduler. Their number may change."""

    def __init__(self, client: Client, address: str) -> None:
        self.client = client
        self.address = address
        self.count = sum(client.nthreads().values())

    def each(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        """Yield the results of the jobs in their order. Some jobs are always on their way.

        Raises ClusterFailed if the cluster goes away or cannot do the work.
        """
        left, task = iter(jobs), partial(checked, rules(), work)
        waiting = deque(self._send(task, list(islice(left, AHEAD))))
        while waiting:
            with understood(self.address):
                result: Result = waiting.popleft().result()
            yield result
            waiting.extend(self._send(task, list(islice(left, 1))))

    def _send(self, task: Callable[[Job], Result], jobs: list[Job]) -> list[Future[Any]]:
        # Not pure: equal jobs of two runs are different jobs, and dask keeps no results.
        sent: list[Future[Any]] = self.client.map(task, jobs, pure=False)
        return sent


def rules() -> str:
    """Return what must be the same on all machines that play matches."""
    games = all_games()
    plugins = {text for found in games for text in found.origins.values()}
    rules = [f"{found.id}-{found.version}" for found in games]
    return " ".join([__version__, *rules, *sorted(plugins)])


def checked(wanted: str, work: Callable[[Job], Result], job: Job) -> Result:
    """Do the work on a worker and return its result.

    Raises ClusterFailed if the rules of the worker differ from the caller's.
    """
    if rules() != wanted:
        raise ClusterFailed(f"a worker plays by other rules: {rules()}, not {wanted}")
    return work(job)


# reaching it --------------------------------------------------------------------------------------


@contextlib.contextmanager
def reach(address: str, workers: int = 1) -> Iterator[Cluster]:
    """Yield the cluster at an address. `local` starts one on this machine, a worker a core.

    Raises ClusterFailed if none answers.
    """
    try:
        import dask
        import distributed
    except ModuleNotFoundError as error:
        raise ClusterFailed("a cluster needs dask: pip install 'posse[cluster]'") from error
    # the errors that matter are raised below
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    with contextlib.ExitStack() as stack:
        # also how long dask looks for a scheduler that has gone
        stack.enter_context(dask.config.set({"distributed.comm.timeouts.connect": PATIENCE}))
        target = stack.enter_context(_local(workers)) if address == LOCAL else address
        with explained(address):
            client = stack.enter_context(distributed.Client(target, timeout=PATIENCE))
            client.wait_for_workers(1, timeout=PATIENCE)
        yield Cluster(client, address)


def _local(workers: int) -> Any:
    from distributed import LocalCluster

    count = workers if workers > 1 else os.cpu_count() or 1
    return LocalCluster(n_workers=count, threads_per_worker=1, dashboard_address="127.0.0.1:0")


@contextlib.contextmanager
def explained(address: str) -> Iterator[None]:
    """Raise ClusterFailed, with one line that says why, if no cluster answers."""
    try:
        yield
    except (TimeoutError, OSError, ValueError) as error:
        why = " ".join(str(error).split()) or "no answer"
        raise ClusterFailed(f"no cluster answers at {address}: {why}") from error


@contextlib.contextmanager
def understood(address: str) -> Iterator[None]:
    """Raise ClusterFailed with one line in place of errors of dask.

    Errors of the games stay as they are.
    """
    from distributed.client import FutureCancelledError
    from distributed.comm.core import CommClosedError
    from distributed.scheduler import KilledWorker

    try:
        yield
    except KilledWorker as error:
        raise ClusterFailed(f"every worker that was given a job died of it: {error}") from error
    except (FutureCancelledError, CommClosedError) as error:
        raise ClusterFailed(f"the cluster at {address} has gone") from error
    except ImportError as error:
        raise ClusterFailed(f"a worker lacks something it needs: {error}") from error
