"""Open connections to PostgreSQL. All waits end, and a connection that failed is never used again.

asyncpg's own pool waits for the server when a failed connection is given back, and raises over
the error that is being handled. A database that has stalled answers neither.
"""

from __future__ import annotations

import asyncio
import time
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

import asyncpg
from asyncpg import exceptions as failures

if TYPE_CHECKING:
    Connection = asyncpg.Connection[asyncpg.Record]

CONNECTIONS = 8
CONNECT = 3.0  # seconds to wait for a connection
IDLE = 300.0  # seconds after which an unused connection is closed
# A commit waits for the disk, whatever the default of the database is.
SESSION = {"application_name": "posse", "synchronous_commit": "on"}
LOST = (
    OSError,
    TimeoutError,
    failures.InterfaceError,  # the connection was closed
    failures.InternalClientError,
    failures.PostgresConnectionError,
    failures.OperatorInterventionError,  # it is being stopped or started
    failures.TooManyConnectionsError,
)
BACKEND = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"


class Backend(NamedTuple):
    """The process of the database that serves a connection."""

    pid: int
    started: datetime


class Line(NamedTuple):
    """A connection and its backend."""

    db: Connection
    backend: Backend | None


class Connections:
    def __init__(self, url: str) -> None:
        self.url = url
        self._all: set[Connection] = set()
        self._idle: list[tuple[Line, float]] = []  # and since when; the latest is used first
        self._places = asyncio.Semaphore(CONNECTIONS)

    async def take(self) -> Line:
        """A connection for one work. Raises one of `LOST`, or PostgresError."""
        async with asyncio.timeout(CONNECT):
            await self._places.acquire()
            try:
                return self._unused() or await self._made()
            except BaseException:
                self._places.release()
                raise

    def _unused(self) -> Line | None:
        while self._idle:
            line, _ = self._idle.pop()
            if not line.db.is_closed():
                return line
            self._all.discard(line.db)
        return None

    async def _made(self) -> Line:
        db = await asyncpg.connect(self.url, timeout=CONNECT, server_settings=SESSION)
        try:
            row = await db.fetchrow(BACKEND)
        except BaseException:
            db.terminate()
            raise
        self._all.add(db)
        return Line(db, None if row is None else Backend(*row))

    def give_back(self, line: Line) -> None:
        now = time.monotonic()
        if line.db.is_closed():
            self._all.discard(line.db)
        else:
            self._idle.append((line, now))
        while self._idle and self._idle[0][1] < now - IDLE:
            self._drop(self._idle.pop(0)[0].db)
        self._places.release()

    def _drop(self, db: Connection) -> None:
        self._all.discard(db)
        db.terminate()

    def cut(self) -> None:
        """Breaks all connections, those in use as well. Their works fail with one of `LOST`."""
        self._idle.clear()
        for db in list(self._all):
            self._drop(db)

    async def close(self) -> None:
        """Says goodbye to the database, and waits for it a moment."""
        idle = [line.db for line, _ in self._idle]
        self._idle.clear()
        goodbyes = [db.close() for db in idle]
        try:
            async with asyncio.timeout(CONNECT):
                await asyncio.gather(*goodbyes, return_exceptions=True)
        except TimeoutError:
            pass  # those that are still open are cut
        self.cut()
