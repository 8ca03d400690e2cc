"""The house: everything one running server consists of."""

from __future__ import annotations

import asyncio
import logging

from posse.server.errors import StoreError
from posse.server.limits import Door
from posse.server.moving import Moves
from posse.server.people import Tokens
from posse.server.replay import Replays
from posse.server.services import Services
from posse.server.tables import Tables

log = logging.getLogger("posse.server")

CHECK = 1.0  # seconds for which a store that could write is believed
SWEEP = 30.0  # seconds between two rounds of putting things away


class House:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables = Tables(services)
        self.door = Door(services.settings)
        self.replays = Replays(services.store)
        self.moves = Moves(services.settings)
        self.tokens = Tokens(b"", set())
        self._checked = 0.0
        self._janitor: asyncio.Task[None] | None = None
        self._keeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        store = self.services.store
        await store.open()
        self.tokens = Tokens(await store.key(), await store.people())
        await self.tables.open()
        self._janitor = asyncio.create_task(self._tidy())
        if self.services.store.term is not None:
            self._keeper = asyncio.create_task(self._keep(self.services.store.term / 3))

    async def close(self) -> None:
        for task in (self._janitor, self._keeper):
            if task is not None:
                task.cancel()
        await self.tables.close()
        await self.services.thinkers.close()
        await self.services.store.close()

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except StoreError as error:
                log.error("tables could not be put away: %s", error)

    async def _keep(self, pause: float) -> None:
        """Leases are renewed well before they end; what other nodes let go of is taken over."""
        while True:
            await asyncio.sleep(pause)
            try:
                await self.tables.renew()
                await self.tables.take_over()
            except StoreError as error:
                log.debug("leases could not be renewed: %s", error)  # the store says it once

    async def check(self) -> None:
        """Raises StoreError if nothing can be stored; tried once a second at most."""
        now = self.services.clock.now()
        if now - self._checked >= CHECK:
            await self.services.store.check()
            self._checked = now

    async def sweep(self) -> None:
        await self.tables.sweep()
        await self.services.store.forget(self.services.clock.now() - self.services.settings.keep)
        self.door.sweep(self.services.clock.now())
        self.moves.sweep(self.services.clock.now())
