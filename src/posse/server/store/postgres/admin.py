"""Sanctions and reports in PostgreSQL; see `AdminStore`."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from posse.server.store.admin import Report, Sanction
from posse.server.store.rows import decoded

SANCTION = """
INSERT INTO sanctions (kind, subject, until, body) VALUES ($1, $2, $3, $4)
ON CONFLICT (kind, subject) DO UPDATE SET until = $3, body = $4"""
REPORT = """
INSERT INTO reports (id, made, body)
SELECT $1, $2, $3 WHERE (SELECT count(*) FROM reports) < $4
ON CONFLICT (id) DO UPDATE SET made = $2, body = $3 RETURNING id"""


class Works(Protocol):
    async def _do(self, sql: str, *values: Any) -> list[Any]: ...


class PostgresAdmin:
    async def sanctions(self: Works) -> list[Sanction]:
        rows = await self._do("SELECT body FROM sanctions")
        return [row for (body,) in rows if (row := decoded(body, Sanction, "a sanction"))]

    async def sanction(self: Works, given: Sanction) -> None:
        body = msgspec.json.encode(given)
        await self._do(SANCTION, given.kind, given.subject, given.until, body)

    async def lift(self: Works, kind: str, subject: str) -> None:
        await self._do("DELETE FROM sanctions WHERE kind = $1 AND subject = $2", kind, subject)

    async def reports(self: Works) -> list[Report]:
        rows = await self._do("SELECT body FROM reports ORDER BY made DESC")
        return [row for (body,) in rows if (row := decoded(body, Report, "a report"))]

    async def report(self: Works, given: Report, most: int) -> bool:
        body = msgspec.json.encode(given)
        return bool(await self._do(REPORT, given.id, given.made, body, most))

    async def settle(self: Works, id: str) -> None:
        await self._do("DELETE FROM reports WHERE id = $1", id)

    async def expire(self: Works, now: float, before: float) -> None:
        await self._do("DELETE FROM sanctions WHERE until < $1", now)
        await self._do("DELETE FROM reports WHERE made < $1", before)
