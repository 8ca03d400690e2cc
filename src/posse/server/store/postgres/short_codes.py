"""The short codes of tables in PostgreSQL; see `Store`."""

from __future__ import annotations

from typing import Any, Protocol

from posse.server.store.rows import Lease

# A statement does not see what it inserts: the code is either there before, or new.
CLAIM = """
WITH held AS (SELECT 1 FROM leases WHERE tbl = $1 AND fence = $2 FOR SHARE),
made AS (
    INSERT INTO short_codes (code, tbl) SELECT $3, $1 FROM held
    ON CONFLICT DO NOTHING RETURNING code
)
SELECT code FROM made UNION ALL SELECT code FROM short_codes WHERE tbl = $1"""
OPEN = "FROM short_codes JOIN tables ON id = tbl WHERE NOT closed"


class Works(Protocol):
    async def _do(self, sql: str, *values: Any) -> list[Any]: ...

    async def _read(self, sql: str, *values: Any) -> list[Any]: ...


class PostgresShortCodes:
    async def claim_short_code(self: Works, lease: Lease, code: str) -> str | None:
        rows = await self._do(CLAIM, lease.table, lease.fence, code)
        return str(rows[0]["code"]) if rows else None

    async def short_code(self: Works, code: str) -> str | None:
        rows = await self._read(f"SELECT tbl {OPEN} AND code = $1", code)
        return str(rows[0]["tbl"]) if rows else None

    async def short_codes(self: Works) -> dict[str, str]:
        rows = await self._read(f"SELECT tbl, code {OPEN}")
        return {str(row["tbl"]): str(row["code"]) for row in rows}
