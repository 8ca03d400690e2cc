"""The thread that owns an SQLite file, and commits all waiting jobs at once (group commit).

WAL with synchronous=FULL: what was committed survives `kill -9` and a power cut. One commit is
one fsync. While it runs, answers of other tables wait for the next commit. So the number of
fsyncs does not grow with the number of tables.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from posse.server.errors import CannotWrite, Conflict, StoreError
from posse.server.store.sqlite.file import FileLock, connect, why

log = logging.getLogger("posse.server")

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]


class Job(NamedTuple):
    """Work for the thread. `single`: it is one statement, which is atomic by itself."""

    work: Work
    future: asyncio.Future[Any]
    single: bool


class Writer:
    def __init__(self, path: Path) -> None:
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._gathered: list[Job] = []  # jobs of this round of the event loop
        self._path = path
        self._trouble = False  # nothing can be stored
        self._lock, db = _opened(path)
        self._thread = threading.Thread(
            target=self._work,
            args=(db, asyncio.get_running_loop()),
            name="posse-store",
            daemon=True,
        )
        self._thread.start()

    async def close(self) -> None:
        """Stops the thread. Everything asked for before this call is written."""
        self._hand_over()
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._lock.close()

    async def do(self, work: Callable[[sqlite3.Connection], T], single: bool) -> T:
        if not self._thread.is_alive():
            raise StoreError("the store is closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        if not self._gathered:
            loop.call_soon(self._hand_over)
        self._gathered.append(Job(work, future, single))
        return await future

    def _hand_over(self) -> None:
        """Wakes the thread once for all jobs of a round: waking costs more than most jobs."""
        if self._gathered:
            self._jobs.put(self._gathered)
            self._gathered = []

    # the thread ---------------------------------------------------------------------------------

    def _work(self, db: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        with closing(db):
            while True:
                jobs, last = self._batch()
                if jobs:
                    written = db.total_changes
                    done = _lost(jobs) if self._lock.gone() else _commit(db, jobs)
                    self._say(done, db.total_changes > written)
                    loop.call_soon_threadsafe(_settle, done)
                if last:
                    return

    def _say(self, done: list[Outcome], written: bool) -> None:
        """Logs once for all tables that nothing can be stored, and once when it is over."""
        failed = next((error for *_, error in done if isinstance(error, CannotWrite)), None)
        if failed is not None and not self._trouble:
            log.error("nothing can be stored: %s", why(failed, self._path))
            self._trouble = True
        elif failed is None and written and self._trouble:
            log.warning("everything is stored again")
            self._trouble = False

    def _batch(self) -> tuple[list[Job], bool]:
        """Waits for a job, then takes all that are there. Returns True for the last batch."""
        jobs: list[Job] = []
        some = self._jobs.get()
        while some is not None:
            jobs += some
            try:
                some = self._jobs.get_nowait()
            except queue.Empty:
                return jobs, False
        return jobs, True


def _opened(path: Path) -> tuple[FileLock, sqlite3.Connection]:
    lock = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(path)
        return lock, connect(path, serving=True)
    except (OSError, sqlite3.Error) as error:
        if lock is not None:
            lock.close()
        raise StoreError(f"cannot use {path}: {why(error, path)}") from error


Outcome = tuple["asyncio.Future[Any]", Any, StoreError | None]


def _lost(jobs: list[Job]) -> list[Outcome]:
    failure = CannotWrite("the database file is gone")
    return [(job.future, None, failure) for job in jobs]


def _commit(db: sqlite3.Connection, jobs: list[Job]) -> list[Outcome]:
    """Runs all jobs in one transaction. A job that fails is undone alone."""
    if len(jobs) == 1 and jobs[0].single:
        return [_attempt(db, jobs[0])]  # its own transaction
    try:
        db.execute("BEGIN")
        done = []
        for job in jobs:
            done.append(_attempt(db, job))
            if not db.in_transaction:  # a full disk ends the transaction
                raise sqlite3.OperationalError("the transaction was rolled back")
        db.execute("COMMIT")
    except sqlite3.Error as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        failure = CannotWrite(str(error))
        return [(job.future, None, failure) for job in jobs]
    return done


def _attempt(db: sqlite3.Connection, job: Job) -> Outcome:
    if not job.single:
        db.execute("SAVEPOINT job")
    try:
        value, failure = job.work(db), None
    except Exception as error:  # the other jobs go on, and the caller gets the error
        value, failure = None, _kind(error)(str(error))
        if not job.single:
            db.execute("ROLLBACK TO job")
    if not job.single:
        db.execute("RELEASE job")
    return job.future, value, failure


def _kind(error: Exception) -> type[StoreError]:
    if isinstance(error, sqlite3.IntegrityError):
        return Conflict
    return CannotWrite if isinstance(error, sqlite3.OperationalError) else StoreError


def _settle(done: list[Outcome]) -> None:
    """In the event loop: gives the results to the waiting callers."""
    for future, value, failure in done:
        if future.cancelled():
            continue
        if failure is None:
            future.set_result(value)
        else:
            future.set_exception(failure)
