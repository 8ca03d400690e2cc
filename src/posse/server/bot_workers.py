"""Bots that search run in worker processes, so that the event loop never waits for them.

A worker gets what a person in the seat would know: the view, the choice and the events seen so
far. It starts as soon as the choice is asked. If it is not ready when the answer is due, the table
goes on without it. A worker that hangs ends itself, a frozen one is killed, and a new one takes its
place. Bots of installed packages have a worker of their own, so they cannot hold up ours. Workers
end with their server, however that ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import faulthandler
import logging
import math
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, ParamSpec, TypeVar

from posse import bots
from posse.bots.base import Bot, Reason, any_foreign, foreign
from posse.engine.choice import Choice, Option
from posse.engine.event import Event
from posse.engine.game import game
from posse.engine.match import Match
from posse.server.process.end_with_parent import end_with_parent, without_interrupts

log = logging.getLogger("posse.server")

P = ParamSpec("P")
T = TypeVar("T")

# What a worker is sent: game, bot, seed, view, choice, events, seconds. All of it is plain data.
Job = tuple[str, str, str, dict[str, Any], tuple[Any, ...], list[tuple[Any, ...]], float]
Thought = tuple[int, Reason | None]  # the answer, and the reason for it
HUNG = 5.0  # seconds after which a worker that is late ends itself,
FROZEN = 30.0  # and after which the server kills all, if none of them answers
GRACE = 2.0  # seconds to finish when the server ends
MOST_MEMORY = 1 << 30  # bytes that a worker may take; then it ends itself


class QuietFuture(Future[Any]):
    """A search that may be cancelled when its worker dies.

    Python 3.11 raises in its own thread then, and ends none of the other workers.
    """

    def set_exception(self, exception: BaseException | None) -> None:
        with contextlib.suppress(InvalidStateError):
            super().set_exception(exception)


class BotWorkers:
    """The worker processes. They start when the first one is needed."""

    def __init__(self, workers: int = 2, apart: bool = True) -> None:
        self.workers = workers
        self._guests = BotWorkers(1, apart=False) if apart else None  # for bots of packages
        self._pool: ProcessPoolExecutor | None = None
        self._processes: set[BaseProcess] = set()  # of this pool and of broken ones
        self._managers: set[Thread] = set()  # the thread of each pool that has not ended
        self._searches: dict[Future[Thought], float] = {}  # when each was begun
        self._heard = 0.0  # when one was over last

    def begin(self, job: Job) -> Future[Thought] | None:
        """Starts a search. Returns None if there is no worker: the table goes on without."""
        if self._guests is not None and foreign(job[1], job[0]):
            return self._guests.begin(job)
        self._kill_frozen()
        for _ in range(2):
            try:
                return self._watched(self._submitted(ponder, job))
            except BrokenProcessPool:
                log.warning("a bot's worker process died; there are new ones")
                self._pool = None
            except (RuntimeError, OSError) as error:
                log.error("no bot can think ahead now: %r", error)
                self._pool = None
                break
        return None

    def warm(self) -> None:
        """Starts the workers before the first choice, because starting takes a moment."""
        if self._guests is not None and any_foreign():
            self._guests.warm()
        if self._pool is None:
            with contextlib.suppress(RuntimeError, OSError):  # `begin` reports it
                self._submitted(os.getpid)

    def _submitted(self, work: Callable[P, T], *words: P.args, **named: P.kwargs) -> Future[T]:
        pool = self._workers()
        with without_interrupts():  # submitting starts the processes
            future = pool.submit(work, *words, **named)
        future.__class__ = QuietFuture
        alive = {process for process in self._processes if process.exitcode is None}
        self._processes = alive | set(pool._processes.values())
        manager: Any = pool._executor_manager_thread
        self._managers = {thread for thread in self._managers if thread.is_alive()} | {manager}
        return future

    def _watched(self, future: Future[Thought]) -> Future[Thought]:
        self._searches[future] = time.monotonic()
        future.add_done_callback(self._over)
        return future

    def _over(self, future: Future[Thought]) -> None:
        self._searches.pop(future, None)
        if not future.cancelled():
            self._heard = time.monotonic()

    def _kill_frozen(self) -> None:
        """Kills the workers if there is work, and none of them has answered for long."""
        oldest = min(list(self._searches.values()), default=math.inf)
        if time.monotonic() - max(oldest, self._heard) > FROZEN:
            log.warning("a bot's worker process does not answer; there are new ones")
            self._searches.clear()
            self._pool = None
            for process in self._processes:
                process.kill()

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, spawn, initializer=settle_down)
        return self._pool

    async def close(self) -> None:
        """Ends the workers. One that does not end in `GRACE` seconds is killed."""
        if self._guests is not None:
            await self._guests.close()
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        until = time.monotonic() + GRACE
        left = [process.sentinel for process in self._processes]
        while left and (ready := connection.wait(left, max(0.0, until - time.monotonic()))):
            left = [sentinel for sentinel in left if sentinel not in ready]
        for process in self._processes:
            if process.sentinel in left:
                process.kill()
        # Python itself writes to the pipes of these threads when it ends, while they close them.
        until = time.monotonic() + GRACE
        for manager in self._managers:
            manager.join(max(0.0, until - time.monotonic()))


def settle_down() -> None:
    """In a worker: lowers its priority, leaves Ctrl-C to the server, and ends with it."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(10)
    limit_memory()


def limit_memory() -> None:
    """In a worker: what takes more memory than `MOST_MEMORY` raises MemoryError."""
    import resource  # not on Windows

    with contextlib.suppress(ValueError, OSError):  # the system allows less, or does not count it
        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, hard))


def job_of(match: Match, bot: str, seed: str, seconds: float) -> Job:
    """The pending choice as the asked seat sees it."""
    choice = match.choice
    assert choice is not None
    seat = choice.seat
    view = match.game.dump(match.view(seat))
    events = [event.parts() for event in match.events_for(seat)]
    return (match.game.id, bot, seed, view, choice.parts(), events, seconds)


def ponder(job: Job) -> Thought:
    """In a worker: the bot's answer. A worker that hangs writes a traceback and ends."""
    id, name, seed, data, parts, events, seconds = job
    faulthandler.dump_traceback_later(seconds + HUNG, exit=True)
    try:
        view = game(id).load(data)
        seat, topic, card, other, n, options = parts
        view.choice = Choice(seat, topic, [Option(*row) for row in options], card, other, n)
        bot: Bot = bots.hire(name, id, seed)
        bot.seconds = seconds
        bot.observe([Event(*row) for row in events])
        return bot.choose(view, view.choice), bot.why
    except MemoryError:
        os._exit(1)  # what the bot keeps would be missing for the next search
    finally:
        faulthandler.cancel_dump_traceback_later()
