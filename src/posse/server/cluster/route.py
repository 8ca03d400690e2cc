"""A browser's stay at a table, wherever that is driven: here, or on another node.

The socket stays where it is. When the table moves, so does the way to it: the table is greeted
anew in the browser's name, and what the person says meanwhile waits.
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
from posse.server.wire.requests import Answer, Hello, Request

log = logging.getLogger("posse.server")

PAUSE = 0.2  # seconds between two looks for a table that is on its way
PATIENCE = 20.0  # seconds until the browser is sent away to try it itself


class TableHandle(Protocol):
    """Where what a guest says goes to."""

    async def put(self, guest: Guest, request: Request) -> None:
        """Moved if the table is no longer there."""

    def part(self, guest: Guest) -> None:
        """The guest has gone. Never waits."""


class Browser(Guest, Protocol):
    """The connection of a browser to this node."""

    moved: Callable[[], None] | None  # called when the table has moved

    def send_away(self) -> None:
        """Closes the connection; the browser tries again."""


class LocalTables(Protocol):
    """The tables that this node drives, or may begin to drive."""

    def get(self, id: str) -> Table | None:
        """A table that is in memory here."""

    async def find(self, id: str) -> Table | None:
        """The same, brought up if nobody drives it; Moved if another node was faster."""


class LocalTable:
    def __init__(self, table: Table) -> None:
        self.table = table

    async def put(self, guest: Guest, request: Request) -> None:
        await self.table.put(guest, request)

    def part(self, guest: Guest) -> None:
        self.table.part(guest)
        self.table.detach()


class Route:
    """A `TableHandle` that follows its table."""

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
        self._hello: Hello | None = None
        self._moving: asyncio.Task[None] | None = None

    async def enter(self) -> None:
        """Refused or StoreError: the guest cannot stay."""
        self._place = await self._found()

    async def in_memory(self) -> bool:
        """Some node drives the table now."""
        if self.tables.get(self.table) is not None:
            return True
        return await self.services.store.owner(self.table) is not None

    async def put(self, guest: Guest, request: Request) -> None:
        if isinstance(request, Hello):
            self._hello = request
        place = self._place
        while True:
            if self._moving is not None:
                await asyncio.shield(self._moving)
            if self._place is None:
                return None  # the guest is on his way out
            if isinstance(request, Answer) and self._place is not place:
                return None  # it was meant for a question that the page has been asked anew
            try:
                return await self._place.put(guest, request)
            except TableMoved:
                self.moved()

    def part(self, guest: Guest) -> None:
        if self._moving is not None:
            self._moving.cancel()
        if self._place is not None:
            self._place.part(guest)
            self._place = None
        self.guest.moved = None  # so that both are freed at once

    def moved(self) -> None:
        """The table is no longer where it was."""
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
                        await asyncio.sleep(PAUSE)
        except TimeoutError:
            raise Refused("elsewhere", "nobody drives this table now", 503) from None

    async def _authorize(self) -> TableHandle:
        """Here if it is here or nobody else's; else where it is driven."""
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
        if self._hello is not None and wanted.person:  # he may have another name by now
            name = await store.name(wanted.person)
            wanted = msgspec.structs.replace(wanted, name=name or "")
        return await (await self.links.to(owner)).open(wanted, self.guest)
