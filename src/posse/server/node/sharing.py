"""Nodes share tables: each takes its fair part of the free ones, and gives some away."""

from __future__ import annotations

import logging
import math
import random

from posse.server.errors import CannotWrite, StoreUnavailable
from posse.server.node.tables import Tables
from posse.server.services import Services

log = logging.getLogger("posse.server")

AT_ONCE = 8  # tables that are given away in one round
SLACK = 2  # tables above its part that a node keeps in any case,
ABOVE = 4  # and one more for so many of its part: moving a table interrupts its people


def part(nodes: int, tables: int) -> int:
    """How many tables one node should run: all tables divided by the nodes, rounded up."""
    return math.ceil(tables / max(nodes, 1))


def surplus(own: int, nodes: int, tables: int) -> int:
    """How many tables a node gives away now."""
    fair = part(nodes, tables)
    if nodes < 2 or own <= fair + max(SLACK, fair // ABOVE):
        return 0
    return min(own - fair, AT_ONCE)


class Sharing:
    def __init__(self, services: Services, tables: Tables) -> None:
        self.services = services
        self.tables = tables
        self._free: set[str] = set()  # as seen the last time

    async def take_over(self) -> None:
        """Takes over free tables in random order, at the same choice as before.

        Beyond its part a node takes only tables that were free the last time as well.
        """
        tables = self.tables
        free = await self.services.store.free()
        nodes, driven = await self.services.store.share()
        fair, before = part(nodes, driven + len(free)), self._free
        self._free = set(free)
        random.shuffle(free)
        for id in free:
            if id in tables.loader.unreadable or tables.resting or tables.given.has(id):
                continue
            if len(tables.all) < fair or id in before:
                await self._load_or_skip(id)

    async def _load_or_skip(self, id: str) -> None:
        """Loads a table. One that cannot be loaded is logged and skipped; its row is kept."""
        try:
            await self.tables.load(id)
        except (StoreUnavailable, CannotWrite):  # the store has failed, not the row
            raise
        except Exception as error:
            log.error("table %s is left out, its row is kept: %s", id, error)
            self.tables.loader.unreadable.add(id)

    async def share_out(self) -> None:
        """Gives some tables away if this node runs many more than its part."""
        if self.tables.resting or self.tables.waiting:
            return
        nodes, driven = await self.services.store.share()
        count = surplus(len(self.tables.all), nodes, driven)
        if not count:
            return
        found = sorted(
            self.tables.all.values(), key=lambda table: (table.attached, random.random())
        )
        for table in found[:count]:
            await self.tables.give_away(table)
        await self.services.store.call()
