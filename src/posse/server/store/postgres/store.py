"""The store in PostgreSQL, for any number of nodes.

It uses asyncpg, which is made for asyncio and prepares statements itself. One write is one round
trip: a statement that checks the lease by its fence and locks that row (FOR SHARE). So a node that
takes the table over waits until a write of the old owner is committed, and then sees it. A write
that comes later finds no lease and writes nothing.
"""

from __future__ import annotations

import logging
import secrets
from typing import TYPE_CHECKING, Any

import msgspec
from asyncpg.exceptions import PostgresLogMessage, UniqueViolationError

from posse.server.errors import NotOwner, StoreError
from posse.server.store import migrations
from posse.server.store.postgres.admin import PostgresAdmin
from posse.server.store.postgres.batch import Answer
from posse.server.store.postgres.leases import TERM, PostgresLeases
from posse.server.store.postgres.retention import NOW, forget
from posse.server.store.postgres.short_codes import PostgresShortCodes
from posse.server.store.retention import Report
from posse.server.store.rows import ChatRow, Lease, MatchRow, Said, TableRow, decoded
from posse.server.store.store import LAST_BACKUP

if TYPE_CHECKING:
    from posse.server.store.postgres.connections import Connection

log = logging.getLogger("posse.server")

MIGRATION = 300.0  # seconds that all missing steps may take
MIGRATING = 0x706F737365  # the lock under which one node at a time migrates

HELD = "WITH held AS (SELECT 1 FROM leases WHERE tbl = $1 AND fence = $2 FOR SHARE)"
SAVE = f"""{HELD}, freed AS (DELETE FROM short_codes USING held WHERE tbl = $1 AND $3)
INSERT INTO tables (id, closed, body, used, match) SELECT $1, $3, $4, {NOW}, $5 FROM held
ON CONFLICT (id) DO UPDATE SET closed = $3, body = $4, used = {NOW}, match = $5"""
CUT = f"""{HELD}, gone AS (DELETE FROM answers USING held WHERE match = $3 AND n >= $4),
unsaid AS (DELETE FROM said USING held WHERE match = $3 AND n >= $4),
counted AS (
    INSERT INTO taken_back (match, count) SELECT $3, 1 FROM held
    ON CONFLICT (match) DO UPDATE SET count = taken_back.count + 1
) SELECT 1 FROM held"""
SAY = f"{HELD} INSERT INTO chat (tbl, n, body) SELECT $1, $3, $4 FROM held"

OWN = "INSERT INTO own (key, value) VALUES ($1, $2) ON CONFLICT (key)"


class PostgresStore(PostgresLeases, PostgresAdmin, PostgresShortCodes):
    """See `Store`."""

    def __init__(self, url: str, term: float = TERM) -> None:
        super().__init__(url, term)
        self._report = Report()

    async def open(self) -> None:
        await self.pool.open()
        try:
            await self.pool.do(lambda db, _: migrate(db, serving=True), within=MIGRATION)
        except (OSError, StoreError) as error:
            await self.pool.close()
            raise StoreError(f"cannot use {self.pool.shown}: {error}") from error

    async def close(self) -> None:
        await self.release_all()
        await self.notifications.close()
        await self.pool.close()

    async def _write(self, lease: Lease, sql: str, *values: Any) -> None:
        await self.pool.do(lambda db, _: _fenced(db, lease, sql, *values))

    # tables and matches -------------------------------------------------------------------------

    async def tables(self) -> list[TableRow]:
        rows = await self._read("SELECT id, body FROM tables WHERE NOT closed")
        return [row for id, body in rows if (row := decoded(body, TableRow, f"table {id}"))]

    async def table(self, id: str) -> TableRow | None:
        rows = await self._read("SELECT body FROM tables WHERE id = $1", id)
        return decoded(rows[0]["body"], TableRow, f"table {id}") if rows else None

    async def save(self, lease: Lease, row: TableRow) -> None:
        await self._write(lease, SAVE, *_columns(row))

    async def begin(self, lease: Lease, row: TableRow, match: MatchRow) -> None:
        async def work(db: Connection, again: bool) -> None:
            try:
                async with db.transaction():
                    await _begin(db, lease, row, match)
            except UniqueViolationError:
                if not again or await _missing(db, match.id):
                    raise

        await self.pool.do(work)

    async def append(
        self, lease: Lease, match: str, n: int, option: int, over: bool, said: Said | None = None
    ) -> None:
        body = None if said is None else msgspec.json.encode(said)
        await self._batch.append(Answer(lease, match, n, option, over, body))

    async def cut(self, lease: Lease, match: str, n: int) -> None:
        await self._write(lease, CUT, match, n)

    async def match(self, id: str) -> MatchRow | None:
        row = await self._read(
            "SELECT over, body, ARRAY(SELECT option FROM answers WHERE match = id ORDER BY n)"
            " AS answers, (SELECT count FROM taken_back WHERE match = id) AS backs"
            " FROM matches WHERE id = $1", id,
        )  # fmt: skip
        if not row:
            return None
        found = msgspec.json.decode(row[0]["body"], type=MatchRow)
        said = await self._read("SELECT n, body FROM said WHERE match = $1", id)
        found.said = {n: msgspec.json.decode(body, type=Said) for n, body in said}
        found.over, found.answers = row[0]["over"], list(row[0]["answers"])
        found.backs = row[0]["backs"] or 0
        return found

    async def played(self, person: str, most: int) -> list[str]:
        sql = (
            "SELECT match FROM played JOIN matches ON matches.id = match"
            " WHERE person = $1 AND over ORDER BY played.begun DESC LIMIT $2"
        )
        return [str(id) for (id,) in await self._read(sql, person, most)]

    # chat and people ----------------------------------------------------------------------------

    async def say(self, lease: Lease, line: ChatRow) -> None:
        body = msgspec.json.encode(line)

        async def work(db: Connection, again: bool) -> None:
            try:
                await _fenced(db, lease, SAY, line.n, body)
            except UniqueViolationError:
                stored = "SELECT body FROM chat WHERE tbl = $1 AND n = $2"
                if not again or await db.fetchval(stored, lease.table, line.n) != body:
                    raise

        await self.pool.do(work)

    async def chat(self, table: str, most: int) -> list[ChatRow]:
        sql = "SELECT body FROM chat WHERE tbl = $1 ORDER BY n DESC LIMIT $2"
        rows = await self._read(sql, table, most)
        found = [decoded(body, ChatRow, f"chat of table {table}") for (body,) in reversed(rows)]
        return [line for line in found if line]

    async def name(self, person: str) -> str | None:
        rows = await self._read("SELECT name FROM people WHERE person = $1", person)
        return str(rows[0]["name"]) if rows else None

    async def rename(self, person: str, name: str) -> None:
        sql = (
            f"INSERT INTO people (person, name, seen) VALUES ($1, $2, {NOW})"
            f" ON CONFLICT (person) DO UPDATE SET name = $2, seen = {NOW}"
        )
        await self._do(sql, person, name)

    # the server ---------------------------------------------------------------------------------

    async def check(self) -> None:
        await self._regularly(OWN + " DO UPDATE SET value = $2", "checked", secrets.token_bytes(8))

    async def key(self) -> bytes:
        """The secret key. The first node makes it; all others read it."""
        await self._do(OWN + " DO NOTHING", "key", secrets.token_bytes(32))
        return bytes((await self._read("SELECT value FROM own WHERE key = 'key'"))[0]["value"])

    async def last_backup(self) -> float:
        rows = await self._do("SELECT value FROM own WHERE key = $1", LAST_BACKUP)
        return float(rows[0]["value"]) if rows else 0.0

    async def people(self) -> set[str]:
        rows = await self._read("SELECT person FROM people UNION SELECT person FROM played")
        return {str(person) for (person,) in rows}

    async def forget(self, keep: float) -> None:
        await self.pool.do_once(lambda db, _: forget(keep, self._report, db))


async def _fenced(db: Connection, lease: Lease, sql: str, *values: Any) -> None:
    done = await db.execute(sql, lease.table, lease.fence, *values)
    if done.endswith(" 0"):  # as in "INSERT 0 0": the lease is not ours
        raise NotOwner(f"table {lease.table} is run by another node")


def _columns(row: TableRow) -> tuple[bool, bytes, str | None]:
    return row.closed, msgspec.json.encode(row), row.match


async def _begin(db: Connection, lease: Lease, row: TableRow, match: MatchRow) -> None:
    """Stores a new match. The first statement locks the lease for all that follow."""
    body = msgspec.json.encode(msgspec.structs.replace(match, said={}))
    people = [person for person in set(match.people) if person]
    await _fenced(db, lease, SAVE, *_columns(row))
    await db.execute(
        f"INSERT INTO matches (id, over, body, tbl, begun) VALUES ($1, false, $2, $3, {NOW})",
        match.id, body, row.id,
    )  # fmt: skip
    await db.execute(
        "INSERT INTO answers (match, n, option) SELECT $1, n - 1, option"
        " FROM unnest($2::int[]) WITH ORDINALITY AS given (option, n)",
        match.id, match.answers,
    )  # fmt: skip
    await db.executemany(
        "INSERT INTO said (match, n, body) VALUES ($1, $2, $3)",
        [(match.id, n, msgspec.json.encode(one)) for n, one in match.said.items()],
    )
    await db.execute(
        "INSERT INTO played (person, begun, match) SELECT person, $2, $3"
        " FROM unnest($1::text[]) AS person",
        people, match.begun, match.id,
    )  # fmt: skip
    await db.execute(f"UPDATE people SET seen = {NOW} WHERE person = ANY($1)", people)


async def _missing(db: Connection, match: str) -> bool:
    return await db.fetchval("SELECT 1 FROM matches WHERE id = $1", match) is None


NOTED = """
CREATE TABLE IF NOT EXISTS migrations (
    number integer PRIMARY KEY, name text NOT NULL, applied timestamptz NOT NULL DEFAULT now(),
    oldest integer
)"""
# Not IF NOT EXISTS: that waits for every reader, as long as a backup takes.
HAS_OLDEST = """
SELECT 1 FROM pg_attribute WHERE attrelid = 'migrations'::regclass AND attname = 'oldest'"""
ADD_OLDEST = "ALTER TABLE migrations ADD COLUMN oldest integer"
LAST = "SELECT number, oldest FROM migrations ORDER BY number DESC LIMIT 1"


async def _missing_steps(db: Connection, serving: bool) -> tuple[migrations.Step, ...]:
    row = await db.fetchrow(LAST)
    number, oldest = (0, None) if row is None else (row["number"], row["oldest"])
    try:
        return migrations.missing("postgres", number, oldest if serving else None)
    except OSError as error:  # else it would look like a broken connection
        raise StoreError(str(error)) from error


async def migrate(db: Connection, serving: bool = False) -> None:
    """Applies missing steps, one node at a time. A lost connection releases the lock.

    `serving`: a newer database will do if its steps allow that. Copies need every step.
    """
    await db.execute("SELECT pg_advisory_lock($1)", MIGRATING)
    db.add_log_listener(_heard)
    try:
        await db.execute(NOTED)
        if await db.fetchval(HAS_OLDEST) is None:
            await db.execute(ADD_OLDEST)
        for step in await _missing_steps(db, serving):
            async with db.transaction():
                await db.execute(step.sql)
                noted = "INSERT INTO migrations (number, name, oldest) VALUES ($1, $2, $3)"
                await db.execute(noted, step.number, step.name, step.oldest)
    finally:
        await db.execute("SELECT pg_advisory_unlock($1)", MIGRATING)
        db.remove_log_listener(_heard)


def _heard(_: object, said: PostgresLogMessage) -> None:
    """Logs the warning of a step about rows that it cannot read."""
    if said.severity_en == "WARNING":
        log.error("%s", said.message)
