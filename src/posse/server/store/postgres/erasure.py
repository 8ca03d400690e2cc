"""Finds and erases what PostgreSQL holds about a person. Rows are searched for the hash."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from posse.server.store.admin import PersonData, Report
from posse.server.store.erasure import match_without, table_without
from posse.server.store.rows import ChatRow, MatchRow, TableRow, decoded

if TYPE_CHECKING:
    from posse.server.store.postgres.connections import Connection

TABLES = "SELECT id, body FROM tables WHERE position($1::bytea IN body) > 0"
MATCHES = "SELECT id, body FROM matches WHERE position($1::bytea IN body) > 0"
CHAT = "SELECT tbl, n, body FROM chat WHERE position($1::bytea IN body) > 0"
REPORTS = "SELECT id, body FROM reports WHERE position($1::bytea IN body) > 0"


async def about(person: str, db: Connection) -> PersonData:
    needle = person.encode()
    name = await db.fetchval("SELECT name FROM people WHERE person = $1", person)
    tables = [decoded(body, TableRow, f"table {id}") for id, body in await db.fetch(TABLES, needle)]
    matches = [
        decoded(body, MatchRow, f"match {id}") for id, body in await db.fetch(MATCHES, needle)
    ]
    chat = [
        (tbl, decoded(body, ChatRow, f"chat of table {tbl}"))
        for tbl, _, body in await db.fetch(CHAT, needle)
    ]
    reports = [decoded(body, Report, "a report") for _, body in await db.fetch(REPORTS, needle)]
    return PersonData(
        name, [row for row in tables if row], [row.id for row in matches if row],
        [(tbl, line) for tbl, line in chat if line], [row for row in reports if row],
    )  # fmt: skip


async def erase(person: str, db: Connection) -> None:
    """Erases a person, but for tables that are open: those their node changes."""
    needle = person.encode()
    async with db.transaction():
        for id, body in await db.fetch(TABLES + " AND closed FOR UPDATE", needle):
            row = decoded(body, TableRow, f"table {id}")
            if row is not None:
                made = msgspec.json.encode(table_without(row, person, row.match is not None))
                await db.execute("UPDATE tables SET body = $2 WHERE id = $1", id, made)
        for id, body in await db.fetch(MATCHES, needle):
            match = decoded(body, MatchRow, f"match {id}")
            if match is not None:
                made = msgspec.json.encode(match_without(match, person))
                await db.execute("UPDATE matches SET body = $2 WHERE id = $1", id, made)
        await db.execute("DELETE FROM chat WHERE position($1::bytea IN body) > 0", needle)
        await db.execute("DELETE FROM reports WHERE position($1::bytea IN body) > 0", needle)
        for table in ("people", "played"):
            await db.execute(f"DELETE FROM {table} WHERE person = $1", person)
