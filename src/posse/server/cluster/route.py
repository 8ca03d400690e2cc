"""The route from a browser to its table, on this node or on another one.

The browser's socket stays on this node. When the table moves to another node, the route follows:
it sends the browser's hello again, and requests wait meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

import msgspec

from posse.server.cluster.links import Links
from posse.server.cluster.node_wire import OpenChannel
from posse.server.errors import Refused, StoreError, StoreUnavailable, TableMoved
from posse.server.services import Services
from posse.server.table.guest import Guest
from posse.server.table.table import Table
from posse.server.wire.requests import Answer, Enter, Hello, Request

log = logging.getLogger("posse.server")

PAUSE = 0.2  # seconds between two attempts to find a table that is moving
PATIENCE = 20.0  # seconds until the connection is closed and the browser tries again


class TableHandle(Protocol):
    """A table, here or on another node, for one guest."""

    async def put(self, guest: Guest, request: Request) -> None:
        """Passes a request on. Raises TableMoved if the table is no longer there."""

    def part(self, guest: Guest) -> None:
        """Says that the guest has gone, without waiting."""


class Browser(Guest, Protocol):
    """The connection of a browser to this node."""

    moved: Callable[[], None] | None  # called when the table has moved

    def send_away(self) -> None:
        """Closes the connection; the browser tries again."""


class LocalTables(Protocol):
    """The tables that this node runs, or may begin to run."""

    leaving: bool  # this node stops

    def get(self, id: str) -> Table | None:
        """A table that is in memory on this node; None if it is not."""

    async def find(self, id: str) -> Table | None:
        """The same; a table that no node runs is loaded. None if it does not exist.

        Raises TableMoved if another node was faster.
        """


class LocalTable:
    def __init__(self, table: Table) -> None:
        self.table = table

    async def put(self, guest: Guest, request: Request) -> None:
        await self.table.put(guest, request)

    def part(self, guest: Guest) -> None:
        self.table.part(guest)
        self.table.detach()


class Route:
    """A `TableHandle` that follows its table from node to node."""

    def __init__(
        self, services: Services, tables: LocalTables, links: Links, table: str, guest: Browser
    ) -> None:
        self.services = services
        self.tables = tables
        self.links = links
        self.table = table
        self.guest = guest
        guest.moved = self.moved
        self._place: TableHandle | None = None
        self._hello: Hello | Enter | None = None
        self._moving: asyncio.Task[None] | None = None

    async def enter(self) -> None:
        """Finds the table. Raises Refused or StoreError if that is not possible."""
        self._place = await self._found()

    async def in_memory(self) -> bool:
        """Whether some node runs the table now."""
        if self.tables.get(self.table) is not None:
            return True
        return await self.services.store.owner(self.table) is not None

    async def put(self, guest: Guest, request: Request) -> None:
        if isinstance(request, Hello):
            if request.screen:
                await self._become_nobody()
            self._hello = request
        elif isinstance(request, Enter):
            self._hello = request
        place = self._place
        while True:
            if self._moving is not None:
                await asyncio.shield(self._moving)
            if self._place is None:
                return None  # the guest is leaving
            if isinstance(request, Answer) and self._place is not place:
                return None  # it answers a choice that was sent again since
            try:
                return await self._place.put(guest, request)
            except TableMoved:
                self.moved()

    async def _become_nobody(self) -> None:
        """A big screen is a spectator, also for a node that does not know big screens."""
        if self._moving is not None:
            await asyncio.shield(self._moving)
        if self.guest.person:
            self.guest.person = self.guest.name = ""
            if not isinstance(self._place, LocalTable):
                self.moved()  # comes to the other node again, as a spectator

    def part(self, guest: Guest) -> None:
        if self._moving is not None:
            self._moving.cancel()
        if self._place is not None:
            self._place.part(guest)
            self._place = None
        self.guest.moved = None  # frees both at once

    def moved(self) -> None:
        """Follows the table, which is no longer where it was."""
        if self._moving is None and self._place is not None:
            self._moving = asyncio.create_task(self._follow())

    async def _follow(self) -> None:
        assert self._place is not None
        self._place.part(self.guest)
        self._place = None
        try:
            self._place = await self._found()
            if self._hello is not None:
                await self._place.put(self.guest, self._hello)
        except TableMoved:
            self._moving = None
            self.moved()
        except (Refused, StoreError):
            self.guest.send_away()
        except Exception as error:
            log.error("table %s cannot be followed: %r", self.table, error, exc_info=True)
            self.guest.send_away()
        else:
            self._moving = None

    async def _found(self) -> TableHandle:
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    try:
                        return await self._authorize()
                    except (TableMoved, StoreUnavailable):
                        if self.tables.leaving:  # the browser finds it through another node
                            raise Refused("elsewhere", "this node is being stopped", 503) from None
                        await asyncio.sleep(PAUSE)
        except TimeoutError:
            raise Refused("elsewhere", "no node runs this table now", 503) from None

    async def _authorize(self) -> TableHandle:
        """The table on this node if no other node runs it; else on the node that does."""
        store, owner = self.services.store, None
        if self.tables.get(self.table) is None:
            owner = await store.owner(self.table)
        if owner is None or owner.node == store.node:
            table = await self.tables.find(self.table)
            if table is None:
                raise Refused("no_table", "there is no such table", 404)
            table.admit(self.guest.person)
            return LocalTable(table)
        wanted = OpenChannel(self.table, self.guest.person, self.guest.name, self.guest.address)
        if self._hello is not None and wanted.person:  # they may have changed their name
            name = await store.name(wanted.person)
            wanted = msgspec.structs.replace(wanted, name=name or "")
        return await (await self.links.to(owner)).open(wanted, self.guest)
