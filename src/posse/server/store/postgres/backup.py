"""Backup and restore of PostgreSQL: all rows in one transaction, from or to an SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import asyncpg
import msgspec
from asyncpg import exceptions as failures

from posse.server.errors import StoreError
from posse.server.store import migrations
from posse.server.store.backup import IN_USE
from posse.server.store.postgres.connections import CONNECT, SESSION
from posse.server.store.postgres.leases import RELEASE
from posse.server.store.postgres.pool import Pool
from posse.server.store.postgres.store import OWN, migrate
from posse.server.store.sqlite.file import OLDEST, connect
from posse.server.store.store import LAST_BACKUP

if TYPE_CHECKING:
    from posse.server.store.postgres.connections import Connection

# All tables of a backup. Leases are left out: they are out of date when it is read.
KEPT = {
    "tables": ("id", "closed", "body", "used"),
    "matches": ("id", "over", "body", "tbl", "begun"),
    "answers": ("match", "n", "option"),
    "said": ("match", "n", "body"),
    "taken_back": ("match", "count"),
    "chat": ("tbl", "n", "body"),
    "people": ("person", "name", "seen"),
    "played": ("person", "begun", "match"),
    "own": ("key", "value"),
    "sanctions": ("kind", "subject", "until", "body"),
    "reports": ("id", "made", "body"),
}
FROM_BODY = {"tables": ("match",)}  # columns that PostgreSQL copies out of the body
LEFT_OUT = ("nodes", "codes", "short_codes")  # short-lived: not part of a backup
# Every check of /health writes this row, with another type in SQLite.
# The other one is of the schema, which differs.
OWN_ROWS = f" WHERE key NOT IN ('checked', '{OLDEST}')"
BLOBS = ("body", "value")
FLAGS = ("closed", "over")
AT_ONCE = 2000  # rows in memory
WAIT = "10s"  # for transactions that are running
SERVERS = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND application_name = $1 AND pid <> pg_backend_pid()"""


async def read(address: str, made: Path) -> None:
    """Writes what the database holds now to a file."""
    async with (
        _connected(address, "posse backup") as db,
        db.transaction(isolation="repeatable_read", readonly=True),
    ):
        await _refuse_other_schema(db)
        with closing(connect(made)) as file:
            file.execute("BEGIN")
            for table in KEPT:
                await _fetch(db, table, file)
            file.execute("COMMIT")
            file.execute("PRAGMA journal_mode = DELETE")


async def _fetch(db: Connection, table: str, file: sqlite3.Connection) -> None:
    columns = KEPT[table]
    into = f"REPLACE INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
    rows = await db.cursor(_select(table, columns))
    while found := await rows.fetch(AT_ONCE):
        file.executemany(into, map(tuple, found))


async def _refuse_other_schema(db: Connection) -> None:
    if await db.fetchval("SELECT to_regclass('migrations')") is None:
        raise StoreError("there is nothing of Posse in it")
    found = await db.fetchval("SELECT coalesce(max(number), 0) FROM migrations")
    try:
        older = migrations.missing("postgres", found)
    except OSError as error:
        raise StoreError(str(error)) from error
    if older:
        raise StoreError("it was made by an older version of Posse: back it up with that one")


async def note(address: str, when: bytes) -> None:
    """Stores when the last backup was made."""
    async with _connected(address, "posse backup") as db:
        await db.execute(f"{OWN} DO UPDATE SET value = $2", LAST_BACKUP, when)


async def load(address: str, made: Path, force: bool) -> None:
    """Replaces everything in the database by what the file holds."""
    async with _connected(address, "posse restore") as db:
        await _refuse_servers(db)
        await migrate(db)
        async with db.transaction():
            await db.execute(f"SET LOCAL lock_timeout = '{WAIT}'")
            everything = ", ".join((*KEPT, *LEFT_OUT))
            await db.execute(f"LOCK TABLE {everything}, leases IN ACCESS EXCLUSIVE MODE")
            await _refuse_servers(db)
            if not force and await _used(db):
                raise StoreError("there are tables or people in it already; --force replaces them")
            await db.execute(f"TRUNCATE {everything}")
            await db.execute(RELEASE + "true")
            with closing(sqlite3.connect(made)) as file:
                for table, kept in KEPT.items():
                    columns, rows = (*kept, *FROM_BODY.get(table, ())), _rows(file, table)
                    await db.copy_records_to_table(table, columns=columns, records=rows)


async def _refuse_servers(db: Connection) -> None:
    if await db.fetchval(SERVERS, SESSION["application_name"]):
        raise StoreError(IN_USE)


async def _used(db: Connection) -> bool:
    return bool(
        await db.fetchval(
            "SELECT EXISTS (SELECT FROM tables) OR EXISTS (SELECT FROM people)"
            " OR EXISTS (SELECT FROM matches)"
        )
    )


def _rows(file: sqlite3.Connection, table: str) -> Iterator[tuple[Any, ...]]:
    columns = KEPT[table]
    shown = tuple(f"CAST({name} AS BLOB)" if name in BLOBS else name for name in columns)
    flags = {at for at, name in enumerate(columns) if name in FLAGS}
    for row in file.execute(_select(table, shown)):
        found = [bool(value) if at in flags else value for at, value in enumerate(row)]
        found += [_from_body(row[columns.index("body")], name) for name in FROM_BODY.get(table, ())]
        yield tuple(found)


def _from_body(body: bytes, name: str) -> Any:
    """A value of the body; None if the body cannot be read."""
    try:
        return msgspec.json.decode(body, type=dict[str, Any]).get(name)
    except (msgspec.DecodeError, UnicodeError):
        return None


def _select(table: str, columns: tuple[str, ...]) -> str:
    return f"SELECT {', '.join(columns)} FROM {table}{OWN_ROWS if table == 'own' else ''}"


@asynccontextmanager
async def _connected(address: str, name: str) -> AsyncIterator[Connection]:
    """A connection without a time limit for statements."""
    shown = Pool(address).shown
    db: Connection | None = None
    try:
        settings = {**SESSION, "application_name": name}
        db = await asyncpg.connect(address, timeout=CONNECT, server_settings=settings)
        yield db
    except failures.LockNotAvailableError as error:
        raise StoreError(f"cannot use {shown}: {IN_USE}") from error
    except (
        OSError, ValueError, StoreError, failures.PostgresError, failures.InterfaceError,
    ) as error:  # fmt: skip
        raise StoreError(f"cannot use {shown}: {str(error) or type(error).__name__}") from error
    finally:
        if db is not None:
            await db.close(timeout=CONNECT)
