"""Deletes what nobody has used for a long time, a little at a time."""

from __future__ import annotations

import sqlite3

import msgspec

from posse.server.store.retention import Deleted, Report, allowed, everything_is_old, today

TABLES = "FROM tables WHERE closed = 1 AND used < ?"
MATCHES = """
FROM matches WHERE begun < ? AND (over = 1 OR tbl NOT IN (SELECT id FROM tables))
"""
NAMES = "FROM people WHERE seen < ? AND person NOT IN (SELECT person FROM played)"
NEWEST = """
SELECT max(at) FROM (
    SELECT max(used) AS at FROM tables UNION ALL SELECT max(seen) FROM people
    UNION ALL SELECT max(begun) FROM matches
)"""
CHECKED = "SELECT value FROM own WHERE key = 'checked'"
GONE = "SELECT value FROM own WHERE key = 'deleted'"


def newest(db: sqlite3.Connection) -> float | None:
    """When something was stored last, as far as the rows say."""
    (found,) = db.execute(NEWEST).fetchone()
    row = db.execute(CHECKED).fetchone()
    times = [float(time) for time in (found, row and row[0]) if isinstance(time, int | float)]
    return max(times, default=None)


def forget(keep: float, now: float, report: Report, db: sqlite3.Connection) -> None:
    """Deletes old closed tables with their chats, old matches with their answers, old names."""
    (used,) = db.execute(NEWEST).fetchone()
    if everything_is_old(used, now, keep):
        report.refused(used, now)
        return
    row, before = db.execute(GONE).fetchone(), now - keep
    gone = today(None if row is None else msgspec.json.decode(row[0], type=Deleted), now)
    tables = _old(db, "id", TABLES, before, keep, gone.tables)
    for id in tables:
        db.execute("DELETE FROM tables WHERE id = ?", (id,))
        db.execute("DELETE FROM chat WHERE tbl = ?", (id,))
        db.execute("DELETE FROM short_codes WHERE tbl = ?", (id,))
    matches = _old(db, "id", MATCHES, before, keep, gone.matches)
    for id in matches:
        db.execute("DELETE FROM matches WHERE id = ?", (id,))
        for table in ("answers", "said", "played", "taken_back"):
            db.execute(f"DELETE FROM {table} WHERE match = ?", (id,))
    names = _old(db, "person", NAMES, before, keep, gone.names)
    for person in names:
        db.execute("DELETE FROM people WHERE person = ?", (person,))
    _note(db, gone, len(tables), len(matches), len(names))
    report.deleted(len(tables), len(matches), len(names), keep)


def _old(
    db: sqlite3.Connection, key: str, sql: str, before: float, keep: float, gone: int
) -> list[str]:
    """The ids of rows that are too old, as many as may be deleted now."""
    if db.execute(f"SELECT 1 {sql} LIMIT 1", (before,)).fetchone() is None:
        return []  # counting takes longer
    (rows,) = db.execute(f"SELECT count(*) FROM {sql.split()[1]}").fetchone()
    most = allowed(rows, keep, gone)
    found = db.execute(f"SELECT {key} {sql} LIMIT ?", (before, most)).fetchall()
    return [str(id) for (id,) in found]


def _note(db: sqlite3.Connection, gone: Deleted, tables: int, matches: int, names: int) -> None:
    if tables or matches or names:
        sums = gone.tables + tables, gone.matches + matches, gone.names + names
        body = msgspec.json.encode(Deleted(gone.day, *sums))
        db.execute("REPLACE INTO own VALUES ('deleted', ?)", (body,))
