"""Work on PostgreSQL: it waits no longer than it says, reconnects, and raises our errors.

A database that stalls, hears nothing or is very slow is handled like an absent one. A work that
gets no connection fails at once: nothing was written. If a connection breaks during a write, it is
unknown whether the write was committed. Then the work is done again as soon as the database
answers, with `again` set, because it may find its own rows.

The statement of a broken connection may still be on its way. It must not arrive after the writes
that follow, so nothing else is done until the database has ended the backend of that connection.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar
from urllib.parse import urlsplit

from asyncpg import exceptions as failures

from posse.server.errors import Conflict, StoreError, StoreUnavailable
from posse.server.store.postgres.connections import LOST, Backend, Connections, Line

log = logging.getLogger("posse.server")

if TYPE_CHECKING:
    from posse.server.store.postgres.connections import Connection

T = TypeVar("T")
Work = Callable[["Connection", bool], Awaitable[T]]

COMMAND = 10.0  # seconds for one work
PATIENCE = 30.0  # how long unfinished work waits for the database
PAUSE = 0.1
BURY = 0.02  # seconds between two looks whether a backend has ended
AWAY = "not stored: the database does not answer"
# Ends those of these backends that are still there, and returns them.
END = """
SELECT pid, backend_start, pg_terminate_backend(pid) FROM pg_stat_activity
JOIN unnest($1::int[], $2::timestamptz[]) AS lost (pid, backend_start) USING (pid, backend_start)"""


class Unsure(Exception):
    """The connection broke during the work; its effect is unknown."""


class Pool:
    def __init__(self, url: str) -> None:
        self.url = url
        self._connections: Connections | None = None
        self._lost: set[Backend] = set()  # backends that may still do something
        self._down = False
        self._trying = False  # while the database is down, one work at a time looks for it
        self.told: Callable[[bool], None] = lambda away: None  # noqa: ARG005

    @property
    def shown(self) -> str:
        """The address without its password."""
        parts = urlsplit(self.url)
        return f"{parts.scheme}://{parts.hostname or ''}{parts.path}"

    async def open(self) -> None:
        """Connects once, so that a wrong address fails at the start. Raises StoreError."""
        until, connections = _now() + PATIENCE, Connections(self.url)
        while self._connections is None:
            try:
                connections.give_back(await connections.take())
                self._connections = connections
            except failures.CannotConnectNowError as error:
                if _now() > until:
                    raise self._unusable(error) from error
                await asyncio.sleep(PAUSE)  # it is starting
            except (ValueError, failures.PostgresError, *LOST) as error:
                raise self._unusable(error) from error

    def _unusable(self, error: Exception) -> StoreError:
        return StoreError(f"cannot use {self.shown}: {str(error) or type(error).__name__}")

    async def close(self) -> None:
        connections, self._connections = self._connections, None
        if connections is not None:
            await connections.close()

    # work ---------------------------------------------------------------------------------------

    async def do(self, work: Work[T], patient: bool = False, within: float | None = None) -> T:
        """Does the work on a connection. `patient`: waits for a database that does not answer.

        `within`: how many seconds the work may take; default: `COMMAND`. Raises StoreError.
        """
        until = _now() + PATIENCE
        try:
            return await self._once(work, False, within)
        except Unsure:
            return await self._again(work, True, until)
        except StoreUnavailable:
            if not patient:
                raise
            return await self._again(work, False, until)

    async def do_once(self, work: Work[T], within: float | None = None) -> T:
        """The same for work that need not be repeated: reading, and what is done regularly."""
        try:
            return await self._once(work, False, within)
        except Unsure as error:
            raise StoreUnavailable(AWAY) from error

    async def _again(self, work: Work[T], again: bool, until: float) -> T:
        while _now() < until:
            await asyncio.sleep(PAUSE)
            try:
                return await self._once(work, again, min(until - _now(), COMMAND))
            except Unsure:
                again = True
            except StoreUnavailable:
                continue
        raise StoreUnavailable("the database went away; nobody knows whether it was stored")

    async def _once(self, work: Work[T], again: bool, within: float | None) -> T:
        if self._connections is None:
            raise StoreError("the store is closed")
        if not self._down:
            return await self._tried(self._connections, work, again, within)
        if self._trying:
            raise StoreUnavailable(AWAY)
        self._trying = True
        try:
            return await self._tried(self._connections, work, again, within)
        finally:
            self._trying = False

    async def _tried(
        self, connections: Connections, work: Work[T], again: bool, within: float | None
    ) -> T:
        line = await self._line(connections)
        seconds = COMMAND if within is None else within
        alarm = asyncio.get_running_loop().call_later(seconds, self._too_late, connections)
        try:
            await self._bury(line)
            value = await work(line.db, again)
        except failures.UniqueViolationError as error:
            raise Conflict(str(error)) from error
        except ValueError as error:  # what asyncpg cannot send; some of it is in `LOST` too
            raise StoreError(f"not stored: {error}") from error
        except LOST as error:
            self._lose(line)
            self._missed(error)
            raise Unsure from error
        except failures.PostgresError as error:
            raise StoreError(f"not stored: {error}") from error
        except asyncio.CancelledError:
            self._lose(line)
            raise
        except Exception as error:
            if not line.db.is_closed():
                raise
            self._lose(line)  # it was cut meanwhile, and asyncpg raises what it meets then
            self._missed(error)
            raise Unsure from error
        finally:
            alarm.cancel()
            connections.give_back(line)
        self._answers()
        return value

    async def _line(self, connections: Connections) -> Line:
        try:
            return await connections.take()
        except (failures.PostgresError, *LOST) as error:
            self._missed(error)
            raise StoreUnavailable(f"{AWAY}: {error!r}") from error

    def _too_late(self, connections: Connections) -> None:
        """A work got no answer in its time. The other connections are believed dead as well."""
        self._missed(TimeoutError())
        connections.cut()

    def _lose(self, line: Line) -> None:
        """What was sent on this connection may still be carried out."""
        if line.backend is not None:
            self._lost.add(line.backend)
        line.db.terminate()

    async def _bury(self, line: Line) -> None:
        """Returns when no lost backend is left. The alarm of the work ends it otherwise."""
        while self._lost:
            lost = list(self._lost)
            rows = await line.db.fetch(END, [one.pid for one in lost], [one[1] for one in lost])
            left = {Backend(pid, started) for pid, started, _ in rows}
            self._lost.difference_update(set(lost) - left)
            if left:
                await asyncio.sleep(BURY)

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


def _now() -> float:
    return asyncio.get_running_loop().time()
