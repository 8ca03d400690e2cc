"""What several nodes share in PostgreSQL: leases, addresses of nodes, transfer codes."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Collection
from contextlib import nullcontext
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import msgspec

from posse.server.errors import StoreError, StoreUnavailable
from posse.server.store.postgres.batch import Batch
from posse.server.store.postgres.notify import CHANNEL, Notifications
from posse.server.store.postgres.pool import COMMAND, Pool
from posse.server.store.postgres.retention import NOW
from posse.server.store.rows import About, Lease, Neighbour, Owner, TableRow, decoded

if TYPE_CHECKING:
    from posse.server.store.postgres.connections import Connection

log = logging.getLogger("posse.server")

TERM = 2.5  # seconds a lease lasts

# A lease that lasts longer than one can was made before the database's clock was set back.
ACQUIRE = """
INSERT INTO leases AS held (tbl, fence, node, until) VALUES ($1, 1, $2, clock_timestamp() + $3)
ON CONFLICT (tbl) DO UPDATE SET fence = held.fence + 1, node = $2, until = clock_timestamp() + $3
WHERE held.until NOT BETWEEN clock_timestamp() AND clock_timestamp() + 2 * $3::interval
RETURNING fence"""
RENEW = """
UPDATE leases SET until = clock_timestamp() + $3
FROM unnest($1::text[], $2::bigint[]) AS ours (tbl, fence)
WHERE leases.tbl = ours.tbl AND leases.fence = ours.fence RETURNING leases.tbl, leases.fence"""
# The fence rises at release, so that the old owner can write nothing from then on.
RELEASE = "UPDATE leases SET fence = fence + 1, node = '', until = '-infinity' WHERE "
OWNER = """
SELECT node, url FROM leases JOIN nodes USING (node)
WHERE tbl = $1 AND until BETWEEN clock_timestamp() AND clock_timestamp() + 2 * $2::interval"""
ANNOUNCE = """
INSERT INTO nodes (node, url, seen, about, draining) VALUES ($1, $2, clock_timestamp(), $3, $4)
ON CONFLICT (node) DO UPDATE SET url = $2, seen = clock_timestamp(), about = $3, draining = $4"""
NEIGHBOURS = """
SELECT node, draining, about FROM nodes
WHERE node <> $1 AND seen > clock_timestamp() - $2::interval"""
SHARE = """
SELECT (SELECT count(*) FROM nodes
        WHERE seen > clock_timestamp() - $1::interval AND NOT draining) AS nodes,
    (SELECT count(*) FROM leases
     WHERE until BETWEEN clock_timestamp() AND clock_timestamp() + 2 * $1::interval) AS driven"""
DEAD = "DELETE FROM nodes WHERE seen < clock_timestamp() - interval '1 minute'"
KEEP_CODE = f"""
INSERT INTO codes (key, person, sealed, until) VALUES ($1, $2, $3, {NOW} + $4)
ON CONFLICT (person) DO UPDATE SET key = $1, sealed = $3, until = {NOW} + $4"""
TAKE_CODE = f"DELETE FROM codes WHERE key = $1 RETURNING sealed, until > {NOW} AS valid"
LISTED = """
SELECT tables.id, tables.body, coalesce(matches.over, false) AS over
FROM tables LEFT JOIN matches ON matches.id = tables.match WHERE NOT closed"""
FREE = """
SELECT id FROM tables LEFT JOIN leases ON tbl = id
WHERE NOT closed AND (
    tbl IS NULL OR until NOT BETWEEN clock_timestamp() AND clock_timestamp() + 2 * $1::interval
)"""


class PostgresLeases:
    """The part of the store for several nodes; see `Store`."""

    def __init__(self, url: str, term: float = TERM) -> None:
        self.term: float | None = term
        self.pool = Pool(url)
        self.notifications = Notifications(url)
        self.node = secrets.token_hex(8)  # new at every start, so that an old lease is not ours
        self._batch = Batch(self.pool)
        self._term = timedelta(seconds=term)

    def watch(self, told: Callable[[bool], None]) -> None:
        self.pool.told = told

    async def _do(self, sql: str, *values: Any) -> list[Any]:
        return await self.pool.do(lambda db, _: db.fetch(sql, *values))

    async def _read(self, sql: str, *values: Any) -> list[Any]:
        """Rows. Fails at once if the database does not answer: nobody waits to read."""
        return await self.pool.do_once(lambda db, _: db.fetch(sql, *values))

    async def _regularly(self, sql: str, *values: Any, lock: bool = False) -> list[Any]:
        """Work that is done again soon. A database that is slower than a lease is away.

        `lock`: it changes several leases, so no batch of answers may run.
        """

        async def work(db: Connection, _: bool) -> list[Any]:
            async with self._batch.lock if lock else nullcontext():
                return await db.fetch(sql, *values)

        return await self.pool.do_once(work, min(self._term.total_seconds(), COMMAND))

    # leases -------------------------------------------------------------------------------------

    async def acquire(self, table: str) -> Lease | None:
        rows = await self._do(ACQUIRE, table, self.node, self._term)
        return Lease(table, rows[0]["fence"]) if rows else None

    async def renew(self, leases: Collection[Lease]) -> set[Lease]:
        ours = [lease.table for lease in leases], [lease.fence for lease in leases]
        rows = await self._regularly(RENEW, *ours, self._term, lock=True)
        return {Lease(table, fence) for table, fence in rows}

    async def release(self, lease: Lease) -> None:
        await self._do(RELEASE + "tbl = $1 AND fence = $2", lease.table, lease.fence)

    async def release_all(self) -> None:
        try:
            await self._regularly(RELEASE + "node = $1", self.node, lock=True)
            await self.call()
        except StoreError as error:
            log.warning("leases were not given back, they will run out: %s", error)

    async def call(self) -> None:
        await self._regularly("SELECT pg_notify($1, '')", CHANNEL)

    async def share(self) -> tuple[int, int]:
        row = (await self._regularly(SHARE, self._term))[0]
        return int(row["nodes"]), int(row["driven"])

    async def free(self) -> list[str]:
        return [str(id) for (id,) in await self._regularly(FREE, self._term)]

    async def called(self) -> None:
        try:
            await self.notifications.wait()
        except OSError as error:
            raise StoreUnavailable(str(error)) from error

    # nodes --------------------------------------------------------------------------------------

    async def announce(self, url: str, about: About, draining: bool) -> None:
        told = msgspec.json.encode(about)
        await self._regularly(ANNOUNCE, self.node, url, told, draining)
        await self._regularly(DEAD)

    async def neighbours(self) -> list[Neighbour]:
        rows = await self._regularly(NEIGHBOURS, self.node, self._term)
        return [
            Neighbour(node, draining, about and decoded(about, About, f"node {node}"))
            for node, draining, about in rows
        ]

    async def owner(self, table: str) -> Owner | None:
        rows = await self._read(OWNER, table, self._term)
        return Owner(rows[0]["node"], rows[0]["url"]) if rows else None

    async def listed(self) -> list[tuple[TableRow, bool]]:
        rows = await self._read(LISTED)
        found = [(decoded(body, TableRow, f"table {id}"), over) for id, body, over in rows]
        return [(row, over) for row, over in found if row is not None]

    # codes --------------------------------------------------------------------------------------

    async def keep_code(self, key: str, person: str, sealed: bytes, seconds: float) -> None:
        await self._do(KEEP_CODE, key, person, sealed, seconds)

    async def take_code(self, key: str) -> bytes | None:
        rows = await self._do(TAKE_CODE, key)
        return bytes(rows[0]["sealed"]) if rows and rows[0]["valid"] else None

    async def codes(self) -> int:
        await self._do(f"DELETE FROM codes WHERE until <= {NOW}")
        return int((await self._read("SELECT count(*) FROM codes"))[0][0])
