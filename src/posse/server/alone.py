"""Leases where one server has the store to itself: all are granted, and none is ever lost."""

from __future__ import annotations

from collections.abc import Collection

from posse.server.errors import NotOwner
from posse.server.store import Lease


class Alone:
    term: float | None = None

    def __init__(self) -> None:
        self.leases: set[Lease] = set()

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
