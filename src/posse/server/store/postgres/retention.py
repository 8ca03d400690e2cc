"""Deletes what nobody has used for a long time: one statement for each kind of row.

All times are the database's own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from posse.server.store.retention import Deleted, Report, allowed, everything_is_old, today

if TYPE_CHECKING:
    from posse.server.store.postgres.connections import Connection

FORGETTING = 0x706F737366  # the lock under which one node at a time deletes
NOW = "extract(epoch FROM clock_timestamp())::double precision"
NEWEST = f"""
SELECT {NOW} AS now, greatest(
    (SELECT max(used) FROM tables), (SELECT max(seen) FROM people), (SELECT max(begun) FROM matches)
) AS newest, (SELECT value FROM own WHERE key = 'deleted') AS deleted"""
NOTE = """
INSERT INTO own (key, value) VALUES ('deleted', $1) ON CONFLICT (key) DO UPDATE SET value = $1"""
OLD = {
    "tables": "closed AND used < $1",
    "matches": "begun < $1 AND (over OR NOT EXISTS (SELECT FROM tables WHERE tables.id = tbl))",
    "people": "seen < $1 AND NOT EXISTS (SELECT FROM played WHERE played.person = people.person)",
}
# A table that is being opened is locked, and stays.
DELETE = {
    "tables": f"""
WITH old AS (
    SELECT id FROM tables WHERE {OLD["tables"]} LIMIT $2 FOR UPDATE SKIP LOCKED
), gone AS (DELETE FROM tables USING old WHERE tables.id = old.id RETURNING 1),
unsaid AS (DELETE FROM chat USING old WHERE tbl = old.id),
freed AS (DELETE FROM short_codes USING old WHERE tbl = old.id)
SELECT count(*) FROM gone""",
    "matches": f"""
WITH old AS (SELECT id FROM matches WHERE {OLD["matches"]} LIMIT $2),
gone AS (DELETE FROM matches USING old WHERE matches.id = old.id RETURNING 1),
listed AS (DELETE FROM played USING old WHERE match = old.id),
unsaid AS (DELETE FROM said USING old WHERE match = old.id),
uncounted AS (DELETE FROM taken_back USING old WHERE match = old.id),
unasked AS (DELETE FROM answers USING old WHERE match = old.id)
SELECT count(*) FROM gone""",
    "people": f"""
WITH gone AS (DELETE FROM people WHERE person IN (
    SELECT person FROM people WHERE {OLD["people"]} LIMIT $2
) RETURNING 1)
SELECT count(*) FROM gone""",
}


async def forget(keep: float, report: Report, db: Connection) -> None:
    async with db.transaction():
        if await db.fetchval("SELECT pg_try_advisory_xact_lock($1)", FORGETTING):
            await _forget(keep, report, db)


async def _forget(keep: float, report: Report, db: Connection) -> None:
    row = await db.fetchrow(NEWEST)
    assert row is not None
    now, newest, body = row["now"], row["newest"], row["deleted"]
    if everything_is_old(newest, now, keep):
        report.refused(newest, now)
        return
    gone = today(None if body is None else msgspec.json.decode(body, type=Deleted), now)
    tables = await _delete(db, "tables", now - keep, keep, gone.tables)
    matches = await _delete(db, "matches", now - keep, keep, gone.matches)
    names = await _delete(db, "people", now - keep, keep, gone.names)
    if tables or matches or names:
        sums = gone.tables + tables, gone.matches + matches, gone.names + names
        await db.execute(NOTE, msgspec.json.encode(Deleted(gone.day, *sums)))
    report.deleted(tables, matches, names, keep)


async def _delete(db: Connection, kind: str, before: float, keep: float, gone: int) -> int:
    """Deletes rows that are too old, as many as may be deleted now. Returns how many."""
    if not await db.fetchval(f"SELECT EXISTS (SELECT FROM {kind} WHERE {OLD[kind]})", before):
        return 0  # counting takes longer
    rows = await db.fetchval(f"SELECT count(*) FROM {kind}")
    return int(await db.fetchval(DELETE[kind], before, allowed(rows, keep, gone)))
