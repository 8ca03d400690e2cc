"""The short codes of tables in SQLite; see `Store`."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Protocol, TypeVar

from posse.server.store.rows import Lease

T = TypeVar("T")
CLAIM = "INSERT OR IGNORE INTO short_codes VALUES (?, ?)"
OF_TABLE = "SELECT code FROM short_codes WHERE tbl = ?"
OPEN = "FROM short_codes JOIN tables ON id = tbl WHERE closed = 0"
FREE = "DELETE FROM short_codes WHERE tbl = ?"


class Works(Protocol):
    def require(self, lease: Lease) -> None: ...

    async def _do(self, work: Callable[[sqlite3.Connection], T], single: bool = True) -> T: ...


class SqliteShortCodes:
    async def claim_short_code(self: Works, lease: Lease, code: str) -> str | None:
        self.require(lease)

        def work(db: sqlite3.Connection) -> str | None:
            db.execute(CLAIM, (code, lease.table))
            row = db.execute(OF_TABLE, (lease.table,)).fetchone()
            return None if row is None else str(row[0])

        return await self._do(work, single=False)

    async def short_code(self: Works, code: str) -> str | None:
        def work(db: sqlite3.Connection) -> str | None:
            row = db.execute(f"SELECT tbl {OPEN} AND code = ?", (code,)).fetchone()
            return None if row is None else str(row[0])

        return await self._do(work)

    async def short_codes(self: Works) -> dict[str, str]:
        return await self._do(lambda db: dict(db.execute(f"SELECT tbl, code {OPEN}").fetchall()))
