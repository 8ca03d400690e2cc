"""Deletes what nobody has used for a long time, a little at a time."""

from __future__ import annotations

import sqlite3

from posse.server.store.store import FORGET_AT_ONCE

TABLES = "SELECT id FROM tables WHERE closed = 1 AND used < ? LIMIT ?"
MATCHES = """
SELECT id FROM matches
WHERE begun < ? AND (over = 1 OR tbl NOT IN (SELECT id FROM tables)) LIMIT ?
"""
PEOPLE = """
SELECT person FROM people
WHERE seen < ? AND person NOT IN (SELECT person FROM played) LIMIT ?
"""


def forget(before: float, db: sqlite3.Connection) -> None:
    """Deletes old closed tables with their chats, old matches with their answers, old names."""
    for id in _old(db, TABLES, before):
        db.execute("DELETE FROM tables WHERE id = ?", (id,))
        db.execute("DELETE FROM chat WHERE tbl = ?", (id,))
    for id in _old(db, MATCHES, before):
        db.execute("DELETE FROM matches WHERE id = ?", (id,))
        for table in ("answers", "said", "played"):
            db.execute(f"DELETE FROM {table} WHERE match = ?", (id,))
    for person in _old(db, PEOPLE, before):
        db.execute("DELETE FROM people WHERE person = ?", (person,))


def _old(db: sqlite3.Connection, sql: str, before: float) -> list[str]:
    return [str(id) for (id,) in db.execute(sql, (before, FORGET_AT_ONCE)).fetchall()]
