"""Loads a stored table under its lease, or leaves it to a node that can play it."""

from __future__ import annotations

from posse.server.errors import Refused, StoreError
from posse.server.node import short_codes
from posse.server.node.neighbours import about, can_take, lacking
from posse.server.services import Services
from posse.server.store.rows import Lease, MatchRow, Neighbour, TableRow
from posse.server.table.table import Table


class TableLoader:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.me = Neighbour(services.store.node, about=about())
        self.unreadable: set[str] = set()
        self.waiting_for_plugins: set[str] = set()  # tables whose plugins are not here

    async def load(self, id: str) -> Table | None:
        """Takes the lease of a table and loads it. Returns None if another node shall run it."""
        lease = await self.services.store.acquire(id)
        if lease is None:
            return None
        try:
            table = await self._load(id, lease)
        except Exception:  # a lease that stays would keep the table from all nodes
            await self.services.store.release(lease)
            raise
        if table is None:
            await self.services.store.release(lease)
        return table

    async def _load(self, id: str, lease: Lease) -> Table | None:
        row = await self.services.store.table(id)
        if row is None:  # deleted or unreadable; the store logs which
            self.unreadable.add(id)
            return None
        if len(row.seats) != row.players:
            raise StoreError(f"{len(row.seats)} seats for {row.players} players")
        if row.closed:
            row.closed = False
            await self.services.store.save(lease, row)
        return await self._playable(row, lease)

    async def _playable(self, row: TableRow, lease: Lease) -> Table | None:
        """The table. None if only another node has its game or the rules of its match.

        Raises Refused if no node has them.
        """
        match = None if row.match is None else await self.services.store.match(row.match)
        lacks = lacking(row, None if match is None or match.over else match)
        if lacks:
            await self._leave_to_others(row, match, lacks)
            return None
        table = await with_code(row, self.services, lease)
        await table.load()
        running = table.matches.unreadable
        if not can_take(self.me, row, running):
            nodes = await self.services.store.neighbours()
            if any(can_take(node, row, running) for node in nodes):
                table.dissolve()
                return None
        return table

    async def _leave_to_others(
        self, row: TableRow, match: MatchRow | None, lacks: list[str]
    ) -> None:
        """Raises Refused if no other node has the plugins that a table needs: then it waits."""
        nodes = await self.services.store.neighbours()
        if not any(can_take(node, row, match) for node in nodes):
            self.waiting_for_plugins.add(row.id)
            raise Refused("no_plugin", f"this server lacks {', '.join(lacks)}", 503)


async def with_code(row: TableRow, services: Services, lease: Lease) -> Table:
    """The table of a row, with its short code."""
    table = Table(row, services, lease)
    table.room.code = await short_codes.claim(services.store, lease)
    return table
