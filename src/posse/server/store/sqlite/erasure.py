"""Finds and erases what SQLite holds about a person. Rows are searched for the person's hash."""

from __future__ import annotations

import sqlite3

import msgspec

from posse.server.store.admin import PersonData, Report
from posse.server.store.erasure import match_without, table_without
from posse.server.store.rows import ChatRow, MatchRow, TableRow, decoded

TABLES = "SELECT id, body FROM tables WHERE instr(CAST(body AS BLOB), ?)"
MATCHES = "SELECT id, body FROM matches WHERE instr(CAST(body AS BLOB), ?)"
CHAT = "SELECT tbl, n, body FROM chat WHERE instr(CAST(body AS BLOB), ?)"
REPORTS = "SELECT id, body FROM reports WHERE instr(CAST(body AS BLOB), ?)"


def about(person: str, db: sqlite3.Connection) -> PersonData:
    needle = (person.encode(),)
    name = db.execute("SELECT name FROM people WHERE person = ?", (person,)).fetchone()
    tables = [decoded(body, TableRow, f"table {id}") for id, body in db.execute(TABLES, needle)]
    matches = [decoded(body, MatchRow, f"match {id}") for id, body in db.execute(MATCHES, needle)]
    chat = [
        (tbl, decoded(body, ChatRow, f"chat of table {tbl}"))
        for tbl, _, body in db.execute(CHAT, needle)
    ]
    reports = [decoded(body, Report, "a report") for _, body in db.execute(REPORTS, needle)]
    return PersonData(
        name[0] if name else None, [row for row in tables if row],
        [row.id for row in matches if row], [(tbl, line) for tbl, line in chat if line],
        [row for row in reports if row],
    )  # fmt: skip


def erase(person: str, db: sqlite3.Connection) -> None:
    """Erases a person, but for tables that are open: those their node changes."""
    needle = (person.encode(),)
    for id, body in db.execute(TABLES + " AND closed = 1", needle).fetchall():
        row = decoded(body, TableRow, f"table {id}")
        if row is not None:
            made = msgspec.json.encode(table_without(row, person, row.match is not None))
            db.execute("UPDATE tables SET body = ? WHERE id = ?", (made, id))
    for id, body in db.execute(MATCHES, needle).fetchall():
        match = decoded(body, MatchRow, f"match {id}")
        if match is not None:
            made = msgspec.json.encode(match_without(match, person))
            db.execute("UPDATE matches SET body = ? WHERE id = ?", (made, id))
    for tbl, n, _ in db.execute(CHAT, needle).fetchall():
        db.execute("DELETE FROM chat WHERE tbl = ? AND n = ?", (tbl, n))
    for id, _ in db.execute(REPORTS, needle).fetchall():
        db.execute("DELETE FROM reports WHERE id = ?", (id,))
    for table in ("people", "played"):
        db.execute(f"DELETE FROM {table} WHERE person = ?", (person,))
