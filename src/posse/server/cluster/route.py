"""A browser's stay at a table, wherever that is driven: here, or on another node.

The socket stays where it is. When the table moves, so does the way to it: the table is greeted
anew in the browser's name, and what the person says meanwhile waits.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Protocol

import msgspec

from posse.server.cluster.node_wire import Opening
from posse.server.errors import Away, Moved, Refused, StoreError
from posse.server.wire.requests import Answer, Hello, Request
from posse.server.table.room import Guest
from posse.server.table.table import Table

if TYPE_CHECKING:
    from posse.server.http.connection import Connection
    from posse.server.node.node import House

log = logging.getLogger("posse.server")

PAUSE = 0.2  # seconds between two looks for a table that is on its way
PATIENCE = 20.0  # seconds until the browser is sent away to try it itself


class Place(Protocol):
    """Where what a guest says goes to."""

    async def put(self, guest: Guest, request: Request) -> None:
        """Moved if the table is no longer there."""

    def part(self, guest: Guest) -> None:
        """The guest has gone. Never waits."""


class Here:
    def __init__(self, table: Table) -> None:
        self.table = table

    async def put(self, guest: Guest, request: Request) -> None:
        await self.table.put(guest, request)

    def part(self, guest: Guest) -> None:
        self.table.part(guest)
        self.table.detach()


class Stay:
    """A `Place` that follows its table."""

    def __init__(self, house: House, table: str, guest: Connection) -> None:
        self.house = house
        self.table = table
        self.guest = guest
        guest.moved = self.moved
        self._place: Place | None = None
        self._hello: Hello | None = None
        self._moving: asyncio.Task[None] | None = None

    async def enter(self) -> None:
        """Refused or StoreError: the guest cannot stay."""
        services = self.house.services
        if self.table not in self.house.tables.all and not await services.store.owner(self.table):
            # To fetch it is as much work as to make one.
            self.house.door.table(self.guest.address, services.clock.now())
        self._place = await self._found()

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
            except Moved:
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
        except Moved:
            self._moving = None
            self.moved()
        except (Refused, StoreError):
            self.guest.send_away()
        except Exception as error:
            log.error("table %s cannot be followed: %r", self.table, error, exc_info=True)
            self.guest.send_away()
        else:
            self._moving = None

    async def _found(self) -> Place:
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    try:
                        return await self._look()
                    except (Moved, Away):
                        await asyncio.sleep(PAUSE)
        except TimeoutError:
            raise Refused("elsewhere", "nobody drives this table now", 503) from None

    async def _look(self) -> Place:
        """Here if it is here or nobody else's; else where it is driven."""
        tables = self.house.tables
        owner = None
        if self.table not in tables.all:
            owner = await self.house.services.store.owner(self.table)
        if owner is None or owner.node == self.house.services.store.node:
            table = await tables.find(self.table)
            if table is None:
                raise Refused("no_table", "there is no such table", 404)
            table.admit(self.guest.person)
            return Here(table)
        opening = Opening(self.table, self.guest.person, self.guest.name, self.guest.address)
        if self._hello is not None and opening.person:  # he may have another name by now
            name = await self.house.services.store.name(opening.person)
            opening = msgspec.structs.replace(opening, name=name or "")
        return await (await self.house.links.to(owner)).open(opening, self.guest)
