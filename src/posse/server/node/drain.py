"""Empties a node before it is stopped: other nodes take its tables, and then it ends.

A table goes to a node that has the rules of its match. A match that no other node can go on with
stays here until it is over, or until it has no guests. What is stored is never lost: a table that
nobody takes waits in the database for the next node.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from posse.server.errors import StoreError
from posse.server.node.neighbours import can_take
from posse.server.node.sharing import AT_ONCE
from posse.server.node.tables import Tables
from posse.server.services import Services
from posse.server.store.rows import MatchRow
from posse.server.table.room import PLAYING
from posse.server.table.table import Table

log = logging.getLogger("posse.server")

PAUSE = 0.25  # seconds between two rounds
NOTICE = 5.0  # seconds for proxies to notice that this node wants no more guests


def _no_server() -> None:
    """Without a server nothing ends."""


class Drain:
    def __init__(
        self, services: Services, tables: Tables, announce: Callable[[], Awaitable[None]]
    ) -> None:
        self.services = services
        self.tables = tables
        self.announce = announce  # tells the other nodes
        self.ended: Callable[[], None] = _no_server  # called when the node is empty
        self.waits = 0  # matches that no other node can go on with
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Begins, unless it has begun already."""
        if self._task is None:
            self.tables.draining = True
            self.tables.alone = self.services.store.term is None
            self._task = asyncio.create_task(self.run())

    def cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def run(self) -> None:
        """Gives the tables away. Takes so long that proxies notice, at least."""
        log.warning("this node is drained; tables: %d", len(self.tables.all))
        notice = asyncio.create_task(asyncio.sleep(NOTICE))
        while not (await self._round_or_later() and notice.done()):
            await asyncio.sleep(PAUSE)
        log.warning("this node is drained and ends; stored tables: %d", len(self.tables.all))
        self.ended()

    async def _round_or_later(self) -> bool:
        try:
            return await self.round()
        except StoreError as error:
            log.debug("tables could not be given away: %s", error)  # the store logs it once
        except Exception as error:
            log.error("tables could not be given away: %r", error, exc_info=True)
        return False

    async def round(self) -> bool:
        """Gives some tables away, those without guests first. Returns whether nothing is left."""
        await self.announce()
        nodes = await self.services.store.neighbours()
        self.tables.alone = all(node.draining for node in nodes)
        all_here = list(self.tables.all.values())
        movable = [
            table
            for table in all_here
            if any(can_take(node, table.room.row, running(table)) for node in nodes)
        ]
        stuck = [table for table in all_here if table not in movable]
        waiting = [table for table in stuck if table.attached and running(table) is not None]
        if len(waiting) != self.waits:
            self.waits = len(waiting)
            log.warning("this node waits for %d matches that no other can go on with", self.waits)
        movable.sort(key=lambda table: table.attached)
        for table in movable[:AT_ONCE]:
            await self.tables.give_away(table)
        if movable:
            await self.services.store.call()
        return not movable and not waiting


def running(table: Table) -> MatchRow | None:
    """The running match; None if none is running."""
    room = table.room
    return room.playing.row if room.state == PLAYING else None
