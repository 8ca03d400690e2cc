"""Leases of a store that only one node uses: all are granted, and none is lost."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Collection

from posse.server.errors import NotOwner
from posse.server.store.rows import About, Lease, Neighbour, Owner, TableRow


class SingleNodeLeases:
    term: float | None = None
    node = ""

    def __init__(self) -> None:
        self.leases: set[Lease] = set()
        self._codes: dict[str, tuple[str, bytes, float]] = {}  # not stored: a restart forgets them

    def watch(self, told: Callable[[bool], None]) -> None:
        """Never calls: a local file has no outages."""

    async def acquire(self, table: str) -> Lease | None:
        lease = Lease(table, 1)
        self.leases.add(lease)
        return lease

    def require(self, lease: Lease) -> None:
        """Raises NotOwner if the lease was released."""
        if lease not in self.leases:
            raise NotOwner(f"the lease of table {lease.table} was given back")

    async def renew(self, leases: Collection[Lease]) -> set[Lease]:
        return self.leases.intersection(leases)

    async def release(self, lease: Lease) -> None:
        self.leases.discard(lease)

    async def release_all(self) -> None:
        self.leases.clear()

    async def keep_code(self, key: str, person: str, sealed: bytes, seconds: float) -> None:
        self._codes = {k: code for k, code in self._codes.items() if code[0] != person}
        self._codes[key] = person, sealed, time.monotonic() + seconds

    async def take_code(self, key: str) -> bytes | None:
        _, sealed, until = self._codes.pop(key, ("", b"", -math.inf))
        return sealed if until > time.monotonic() else None

    async def codes(self) -> int:
        now = time.monotonic()
        self._codes = {key: code for key, code in self._codes.items() if code[2] > now}
        return len(self._codes)

    # There are no other nodes.

    async def called(self) -> None:
        await asyncio.Event().wait()

    async def share(self) -> tuple[int, int]:
        return 1, len(self.leases)

    async def call(self) -> None:
        return

    async def announce(self, url: str, about: About, draining: bool) -> None:  # noqa: ARG002
        return

    async def neighbours(self) -> list[Neighbour]:
        return []

    async def owner(self, table: str) -> Owner | None:  # noqa: ARG002
        return None

    async def listed(self) -> list[tuple[TableRow, bool]]:
        return []
