"""The store in one SQLite file. One thread owns and writes it (writer.py)."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from posse.server.errors import StoreError
from posse.server.store.retention import Report
from posse.server.store.rows import ChatRow, Lease, MatchRow, Said, TableRow, decoded
from posse.server.store.sqlite.admin import SqliteAdmin
from posse.server.store.sqlite.clock import StoredClock
from posse.server.store.sqlite.leases import SingleNodeLeases
from posse.server.store.sqlite.retention import forget, newest
from posse.server.store.sqlite.short_codes import FREE, SqliteShortCodes
from posse.server.store.sqlite.writer import Work, Writer
from posse.server.store.store import LAST_BACKUP

T = TypeVar("T")
COUNT_BACK = """
INSERT INTO taken_back VALUES (?, 1) ON CONFLICT (match) DO UPDATE SET count = count + 1"""


class SqliteStore(SingleNodeLeases, SqliteAdmin, SqliteShortCodes):
    """See `Store`."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path.resolve()  # the same file has one path
        self._writer: Writer | None = None
        self._clock = StoredClock(None)
        self._report = Report()

    async def open(self) -> None:
        self._writer = Writer(self.path)
        self._clock = StoredClock(await self._do(newest))

    async def close(self) -> None:
        """Closes the file. Everything asked for before this call is written."""
        if self._writer is not None:
            await self._writer.close()
            self._writer = None

    async def _do(self, work: Callable[[sqlite3.Connection], T], single: bool = True) -> T:
        if self._writer is None:
            raise StoreError("the store is closed")
        return await self._writer.do(work, single)

    # tables and matches -------------------------------------------------------------------------

    async def free(self) -> list[str]:
        rows = await self._do(_all("SELECT id FROM tables WHERE closed = 0"))
        return [id for (id,) in rows]

    async def tables(self) -> list[TableRow]:
        """Tables that are not closed. A row that cannot be read is logged, skipped and kept."""
        rows = await self._do(_all("SELECT id, body FROM tables WHERE closed = 0"))
        return [row for id, body in rows if (row := decoded(body, TableRow, f"table {id}"))]

    async def table(self, id: str) -> TableRow | None:
        rows = await self._do(_all("SELECT body FROM tables WHERE id = ?", id))
        return decoded(rows[0][0], TableRow, f"table {id}") if rows else None

    async def save(self, lease: Lease, row: TableRow) -> None:
        self.require(lease)
        await self._do(_save(row, self._clock.now()), single=not row.closed)

    async def begin(self, lease: Lease, row: TableRow, match: MatchRow) -> None:
        self.require(lease)
        now = self._clock.now()
        save = _save(row, now)
        body = msgspec.json.encode(msgspec.structs.replace(match, said={}))
        said = [(match.id, n, msgspec.json.encode(one)) for n, one in match.said.items()]
        answers = [(match.id, n, option) for n, option in enumerate(match.answers)]
        people = [(person, match.begun, match.id) for person in set(match.people) if person]
        seen = [(now, person) for person, *_ in people]

        def work(db: sqlite3.Connection) -> None:
            made = (match.id, body, row.id, now)
            db.execute("INSERT INTO matches VALUES (?, 0, ?, ?, ?)", made)
            db.executemany("UPDATE people SET seen = ? WHERE person = ?", seen)
            db.executemany("INSERT INTO answers VALUES (?, ?, ?)", answers)
            db.executemany("INSERT INTO said VALUES (?, ?, ?)", said)
            db.executemany("INSERT INTO played VALUES (?, ?, ?)", people)
            save(db)

        await self._do(work, single=False)

    async def append(
        self, lease: Lease, match: str, n: int, option: int, over: bool, said: Said | None = None
    ) -> None:
        self.require(lease)
        body = None if said is None else msgspec.json.encode(said)

        def work(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO answers VALUES (?, ?, ?)", (match, n, option))
            if body is not None:
                db.execute("INSERT INTO said VALUES (?, ?, ?)", (match, n, body))
            if over:
                db.execute("UPDATE matches SET over = 1 WHERE id = ?", (match,))

        await self._do(work, single=not over and said is None)

    async def cut(self, lease: Lease, match: str, n: int) -> None:
        self.require(lease)

        def work(db: sqlite3.Connection) -> None:
            for table in ("answers", "said"):
                db.execute(f"DELETE FROM {table} WHERE match = ? AND n >= ?", (match, n))
            db.execute(COUNT_BACK, (match,))

        await self._do(work, single=False)

    async def match(self, id: str) -> MatchRow | None:
        def work(db: sqlite3.Connection) -> MatchRow | None:
            row = db.execute("SELECT over, body FROM matches WHERE id = ?", (id,)).fetchone()
            if row is None:
                return None
            found = msgspec.json.decode(row[1], type=MatchRow)
            answers = db.execute("SELECT option FROM answers WHERE match = ? ORDER BY n", (id,))
            found.over = bool(row[0])
            found.answers = [option for (option,) in answers]
            back = db.execute("SELECT count FROM taken_back WHERE match = ?", (id,)).fetchone()
            found.backs = back[0] if back else 0
            said = db.execute("SELECT n, body FROM said WHERE match = ?", (id,))
            found.said = {n: msgspec.json.decode(body, type=Said) for n, body in said}
            return found

        return await self._do(work)

    async def played(self, person: str, most: int) -> list[str]:
        sql = (
            "SELECT match FROM played JOIN matches ON matches.id = match"
            " WHERE person = ? AND over = 1 ORDER BY played.begun DESC LIMIT ?"
        )
        rows = await self._do(_all(sql, person, most))
        return [str(id) for (id,) in rows]

    # chat and people ----------------------------------------------------------------------------

    async def say(self, lease: Lease, line: ChatRow) -> None:
        self.require(lease)
        body = msgspec.json.encode(line)
        await self._do(_all("INSERT INTO chat VALUES (?, ?, ?)", lease.table, line.n, body))

    async def chat(self, table: str, most: int) -> list[ChatRow]:
        sql = "SELECT body FROM chat WHERE tbl = ? ORDER BY n DESC LIMIT ?"
        rows = await self._do(_all(sql, table, most))
        found = [decoded(body, ChatRow, f"chat of table {table}") for (body,) in reversed(rows)]
        return [line for line in found if line]

    async def name(self, person: str) -> str | None:
        rows = await self._do(_all("SELECT name FROM people WHERE person = ?", person))
        return str(rows[0][0]) if rows else None

    async def rename(self, person: str, name: str) -> None:
        seen = self._clock.now()
        await self._do(_all("REPLACE INTO people VALUES (?, ?, ?)", person, name, seen))

    # the server ---------------------------------------------------------------------------------

    async def check(self) -> None:
        await self._do(_all("REPLACE INTO own VALUES ('checked', ?)", self._clock.now()))

    async def key(self) -> bytes:
        rows = await self._do(_all("SELECT value FROM own WHERE key = 'key'"))
        return bytes(rows[0][0])

    async def last_backup(self) -> float:
        rows = await self._do(_all("SELECT value FROM own WHERE key = ?", LAST_BACKUP))
        return float(rows[0][0]) if rows else 0.0

    async def people(self) -> set[str]:
        sql = "SELECT person FROM people UNION SELECT person FROM played"
        return {str(person) for (person,) in await self._do(_all(sql))}

    async def forget(self, keep: float) -> None:
        work = partial(forget, keep, self._clock.now(), self._report)
        await self._do(work, single=False)


def _save(row: TableRow, now: float) -> Work:
    body = msgspec.json.encode(row)
    values = row.id, int(row.closed), body, now

    def work(db: sqlite3.Connection) -> None:
        db.execute("REPLACE INTO tables VALUES (?, ?, ?, ?)", values)
        if row.closed:
            db.execute(FREE, (row.id,))

    return work


def _all(sql: str, *values: Any) -> Callable[[sqlite3.Connection], list[Any]]:
    return lambda db: db.execute(sql, values).fetchall()
