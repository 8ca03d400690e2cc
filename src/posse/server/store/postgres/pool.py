"""The connection pool of PostgreSQL: it reconnects, and turns database errors into ours.

A call that gets no connection fails at once: nothing was written. If a connection breaks during a
write, it is unknown whether the write was committed. Then the work is done again as soon as the
database answers, with `again` set, because it may find its own rows.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar
from urllib.parse import urlsplit

import asyncpg
from asyncpg import exceptions as failures

from posse.server.errors import Conflict, StoreError, StoreUnavailable

log = logging.getLogger("posse.server")

if TYPE_CHECKING:
    Connection = (
        asyncpg.Connection[asyncpg.Record] | asyncpg.pool.PoolConnectionProxy[asyncpg.Record]
    )
    RawPool = asyncpg.Pool[asyncpg.Record]

T = TypeVar("T")
Work = Callable[["Connection", bool], Awaitable[T]]

CONNECTIONS = 8
CONNECT = 3.0  # seconds to wait for a connection
COMMAND = 10.0  # for one statement
PATIENCE = 30.0  # how long unfinished work waits for the database
PAUSE = 0.1
# A commit waits for the disk, whatever the default of the database is.
SESSION = {"application_name": "posse", "synchronous_commit": "on"}
LOST = (
    OSError,
    TimeoutError,
    failures.InterfaceError,  # the connection was closed
    failures.PostgresConnectionError,
    failures.OperatorInterventionError,  # it is being stopped or started
    failures.TooManyConnectionsError,
)


class Unsure(Exception):
    """The connection broke during the work; its effect is unknown."""


class Pool:
    def __init__(self, url: str) -> None:
        self.url = url
        self._pool: RawPool | None = None
        self._down = False
        self.told: Callable[[bool], None] = lambda away: None  # noqa: ARG005

    @property
    def shown(self) -> str:
        """The address without its password."""
        parts = urlsplit(self.url)
        return f"{parts.scheme}://{parts.hostname or ''}{parts.path}"

    async def open(self) -> None:
        until = asyncio.get_running_loop().time() + PATIENCE
        while self._pool is None:
            try:
                self._pool = await self._connected()
            except failures.CannotConnectNowError as error:
                if asyncio.get_running_loop().time() > until:
                    raise self._unusable(error) from error
                await asyncio.sleep(PAUSE)  # it is starting
            except (OSError, failures.PostgresError, failures.InterfaceError) as error:
                raise self._unusable(error) from error

    async def _connected(self) -> RawPool:
        """A pool whose first connection works, so that a wrong address fails at the start."""
        pool = await asyncpg.create_pool(
            self.url, min_size=0, max_size=CONNECTIONS, timeout=CONNECT,
            command_timeout=COMMAND, server_settings=SESSION, reset=_as_it_is,
        )  # fmt: skip
        try:
            await pool.release(await pool.acquire(timeout=CONNECT))
        except BaseException:
            pool.terminate()
            raise
        return pool

    def _unusable(self, error: Exception) -> StoreError:
        return StoreError(f"cannot use {self.shown}: {str(error) or type(error).__name__}")

    async def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is None:
            return
        try:
            async with asyncio.timeout(CONNECT):
                await pool.close()
        except LOST:
            pool.terminate()

    # work ---------------------------------------------------------------------------------------

    async def do(self, work: Work[T], patient: bool = False) -> T:
        """Does the work on a connection. `patient`: waits for a database that does not answer.

        Raises StoreError.
        """
        try:
            return await self._once(work, again=False)
        except Unsure:
            return await self._again(work, again=True)
        except StoreUnavailable:
            if not patient:
                raise
            return await self._again(work, again=False)

    async def _again(self, work: Work[T], again: bool) -> T:
        until = asyncio.get_running_loop().time() + PATIENCE
        while asyncio.get_running_loop().time() < until:
            await asyncio.sleep(PAUSE)
            try:
                return await self._once(work, again)
            except Unsure:
                again = True
            except StoreUnavailable:
                continue
        raise StoreUnavailable("the database went away; nobody knows whether it was stored")

    async def _once(self, work: Work[T], again: bool) -> T:
        if self._pool is None:
            raise StoreError("the store is closed")
        pool = self._pool
        try:
            connection = await pool.acquire(timeout=CONNECT)
        except LOST as error:
            self._missed(error)
            raise StoreUnavailable(
                f"not stored: the database does not answer: {error!r}"
            ) from error
        try:
            value = await work(connection, again)
        except failures.UniqueViolationError as error:
            raise Conflict(str(error)) from error
        except (ValueError, failures.PostgresError, *LOST) as error:
            if isinstance(error, LOST) and not isinstance(error, ValueError):
                self._missed(error)
                raise Unsure from error
            raise StoreError(f"not stored: {error}") from error
        finally:
            await pool.release(connection)
        self._answers()
        return value

    def _missed(self, error: Exception) -> None:
        if not self._down:
            self._down = True
            self.told(True)
            log.error("the database does not answer, waiting for it: %r", error)

    def _answers(self) -> None:
        if self._down:
            self._down = False
            self.told(False)
            log.warning("the database answers again")


async def _as_it_is(_: object) -> None:
    """Resets nothing: we keep no session state. This saves a round trip each time."""
