"""Stores answers of many tables in one statement; while it runs, the next ones wait.

So the number of commits does not grow with the number of tables. Each answer is still accepted or
refused by itself.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, NamedTuple

from posse.server.errors import Conflict, NotOwner, StoreError, StoreUnavailable
from posse.server.store.postgres.pool import Pool
from posse.server.store.rows import Lease

if TYPE_CHECKING:
    from posse.server.store.postgres.connections import Connection

log = logging.getLogger("posse.server")

MOST = 500  # answers in one statement

# One row for every answer whose lease is valid; `added` says whether it is new.
APPEND = """
WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::int[], $5::int[], $6::bool[],
        $7::bytea[]) AS given (tbl, fence, match, n, option, over, said)
), held AS (
    SELECT wanted.* FROM wanted JOIN leases USING (tbl, fence) FOR SHARE OF leases
), added AS (
    INSERT INTO answers (match, n, option) SELECT match, n, option FROM held
    ON CONFLICT DO NOTHING RETURNING match, n
), ended AS (
    UPDATE matches SET over = true FROM held JOIN added USING (match, n)
    WHERE held.over AND matches.id = held.match
), explained AS (
    INSERT INTO said (match, n, body) SELECT match, n, said FROM held JOIN added USING (match, n)
    WHERE said IS NOT NULL
)
SELECT match, n, added.n IS NOT NULL AS added FROM held LEFT JOIN added USING (match, n)
"""
STORED = "SELECT option FROM answers WHERE match = $1 AND n = $2"


class Answer(NamedTuple):
    lease: Lease
    match: str
    n: int
    option: int
    over: bool
    said: bytes | None = None

    @property
    def key(self) -> tuple[str, int]:
        return self.match, self.n


Waiting = tuple[Answer, "asyncio.Future[None]"]
Outcome = StoreError | None


class Batch:
    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        # Held while several leases are changed at once, which could deadlock with a batch.
        self.lock = asyncio.Lock()
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, answer: Answer) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((answer, future))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        await future

    async def _work(self) -> None:
        try:
            while self._waiting:
                await self._settle(self._taken())
        finally:
            self._task = None
            for _, future in self._waiting:  # this task was cancelled: nobody stays behind
                _tell(future, StoreUnavailable("not stored: the store is being closed"))
            self._waiting = []

    def _taken(self) -> dict[tuple[str, int], Waiting]:
        """The next answers. Two with the same number go one after the other."""
        taken: dict[tuple[str, int], Waiting] = {}
        left = []
        for job in self._waiting:
            if job[0].key in taken or len(taken) == MOST:
                left.append(job)
            else:
                taken[job[0].key] = job
        self._waiting = left
        return taken

    async def _settle(self, jobs: dict[tuple[str, int], Waiting]) -> None:
        answers = [answer for answer, _ in jobs.values()]

        async def work(db: Connection, again: bool) -> dict[tuple[str, int], Outcome]:
            async with self.lock:  # not while it waits for a database that is away
                return await _append(db, answers, again)

        try:
            outcomes = await self.pool.do(work, patient=True)
        except StoreError as error:
            outcomes = dict.fromkeys(jobs, error)
        except Exception as error:  # answers that come later must not wait for ever
            log.error("answers could not be stored: %r", error, exc_info=True)
            outcomes = dict.fromkeys(jobs, StoreError(f"not stored: {error!r}"))
        except BaseException:
            outcomes = dict.fromkeys(jobs, StoreUnavailable("not stored: it was cancelled"))
            raise
        finally:
            for key, (_, future) in jobs.items():
                _tell(future, outcomes[key])


def _tell(future: asyncio.Future[None], outcome: Outcome) -> None:
    if future.done():
        return  # the caller was cancelled
    if outcome is None:
        future.set_result(None)
    else:
        future.set_exception(outcome)


async def _append(
    db: Connection, answers: list[Answer], again: bool
) -> dict[tuple[str, int], Outcome]:
    columns = (
        [a.lease.table for a in answers], [a.lease.fence for a in answers],
        [a.match for a in answers], [a.n for a in answers],
        [a.option for a in answers], [a.over for a in answers], [a.said for a in answers],
    )  # fmt: skip
    added = {(match, n): new for match, n, new in await db.fetch(APPEND, *columns)}
    outcomes: dict[tuple[str, int], Outcome] = {}
    for a in answers:
        if a.key not in added:
            outcomes[a.key] = NotOwner(f"table {a.lease.table} is run by another node")
        elif added[a.key] or (again and await db.fetchval(STORED, a.match, a.n) == a.option):
            outcomes[a.key] = None
        else:
            outcomes[a.key] = Conflict(f"answer {a.n} of match {a.match} is there already")
    return outcomes
