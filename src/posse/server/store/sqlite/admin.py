"""Sanctions and reports in SQLite; see `AdminStore`."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

import msgspec

from posse.server.store.admin import Report, Sanction
from posse.server.store.rows import decoded

T = TypeVar("T")


class Works(Protocol):
    async def _do(self, work: Callable[[sqlite3.Connection], T], single: bool = True) -> T: ...


class SqliteAdmin:
    async def sanctions(self: Works) -> list[Sanction]:
        rows = await self._do(_run("SELECT body FROM sanctions"))
        return [row for (body,) in rows if (row := decoded(body, Sanction, "a sanction"))]

    async def sanction(self: Works, given: Sanction) -> None:
        values = given.kind, given.subject, given.until, msgspec.json.encode(given)
        await self._do(_run("REPLACE INTO sanctions VALUES (?, ?, ?, ?)", *values))

    async def lift(self: Works, kind: str, subject: str) -> None:
        sql = "DELETE FROM sanctions WHERE kind = ? AND subject = ?"
        await self._do(_run(sql, kind, subject))

    async def reports(self: Works) -> list[Report]:
        rows = await self._do(_run("SELECT body FROM reports ORDER BY made DESC"))
        return [row for (body,) in rows if (row := decoded(body, Report, "a report"))]

    async def report(self: Works, given: Report, most: int) -> bool:
        body = msgspec.json.encode(given)

        def work(db: sqlite3.Connection) -> bool:
            (held,) = db.execute("SELECT count(*) FROM reports").fetchone()
            if held >= most:
                return False
            db.execute("REPLACE INTO reports VALUES (?, ?, ?)", (given.id, given.made, body))
            return True

        return await self._do(work, single=False)

    async def settle(self: Works, id: str) -> None:
        await self._do(_run("DELETE FROM reports WHERE id = ?", id))

    async def expire(self: Works, now: float, before: float) -> None:
        await self._do(_run("DELETE FROM sanctions WHERE until < ?", now))
        await self._do(_run("DELETE FROM reports WHERE made < ?", before))


def _run(sql: str, *values: Any) -> Callable[[sqlite3.Connection], list[Any]]:
    return lambda db: db.execute(sql, values).fetchall()
