"""Notifications between nodes through PostgreSQL: a node has released its tables."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import asyncpg

from posse.server.store.postgres.connections import CONNECT, LOST, SESSION

if TYPE_CHECKING:
    from posse.server.store.postgres.connections import Connection

log = logging.getLogger("posse.server")

CHANNEL = "posse"


class Notifications:
    """A connection of its own that listens. It is opened again after it broke."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._line: Connection | None = None
        self._notified = asyncio.Event()

    async def wait(self) -> None:
        """Waits for a notification. Raises OSError if the database does not answer."""
        if self._line is None or self._line.is_closed():
            try:
                self._line = await self._listening()
            except (*LOST, asyncpg.PostgresError) as error:
                raise OSError(f"nobody can call this node: {error!r}") from error
        await self._notified.wait()
        self._notified.clear()

    async def _listening(self) -> Connection:
        line = await asyncpg.connect(self.url, timeout=CONNECT, server_settings=SESSION)
        try:
            line.add_termination_listener(self._notify)
            async with asyncio.timeout(CONNECT):
                await line.add_listener(CHANNEL, self._notify)
        except BaseException:  # half open it would never be heard
            line.terminate()
            raise
        return line

    def _notify(self, *_: object) -> None:
        self._notified.set()

    async def close(self) -> None:
        if self._line is not None and not self._line.is_closed():
            self._line.terminate()
