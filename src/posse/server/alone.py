"""Leases where one server has the store to itself: all are granted, and none is ever lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

from posse.server.errors import NotOwner
from posse.server.store import Lease, Owner, TableRow


class Alone:
    term: float | None = None
    node = ""

    def __init__(self) -> None:
        self.leases: set[Lease] = set()

    def watch(self, told: Callable[[bool], None]) -> None:
        """It is here, or nothing is."""

    async def acquire(self, table: str) -> Lease | None:
        lease = Lease(table, 1)
        self.leases.add(lease)
        return lease

    def require(self, lease: Lease) -> None:
        """Whoever has let go of a table does not write for it."""
        if lease not in self.leases:
            raise NotOwner(f"the lease of table {lease.table} was given back")

    async def renew(self, leases: Collection[Lease]) -> set[Lease]:
        return self.leases.intersection(leases)

    async def release(self, lease: Lease) -> None:
        self.leases.discard(lease)

    async def release_all(self) -> None:
        self.leases.clear()

    # There are no other nodes.

    async def called(self) -> None:
        await asyncio.Event().wait()

    async def announce(self, url: str) -> None:  # noqa: ARG002
        return

    async def owner(self, table: str) -> Owner | None:  # noqa: ARG002
        return None

    async def listed(self) -> list[tuple[TableRow, bool]]:
        return []
