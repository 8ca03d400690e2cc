"""The house: everything one running server consists of."""

from __future__ import annotations

import asyncio
import logging

from posse.server.errors import StoreError
from posse.server.limits import Door
from posse.server.moving import Moves
from posse.server.replay import Replays
from posse.server.services import Services
from posse.server.tables import Tables

log = logging.getLogger("posse.server")

SWEEP = 30.0  # seconds between two rounds of putting things away


class House:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables = Tables(services)
        self.door = Door(services.settings)
        self.replays = Replays(services.store)
        self.moves = Moves(services.settings)
        self._janitor: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.services.store.open()
        await self.tables.open()
        self._janitor = asyncio.create_task(self._tidy())

    async def close(self) -> None:
        if self._janitor is not None:
            self._janitor.cancel()
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

    async def sweep(self) -> None:
        await self.tables.sweep()
        self.door.sweep(self.services.clock.now())
        self.moves.sweep(self.services.clock.now())
