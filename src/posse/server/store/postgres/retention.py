"""Deletes what nobody has used for a long time: one statement for each kind of row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.server.store.store import FORGET_AT_ONCE

if TYPE_CHECKING:
    from posse.server.store.postgres.connections import Connection

# A table that is being opened is locked, and stays.
TABLES = """
WITH old AS (
    SELECT id FROM tables WHERE closed AND used < $1 LIMIT $2 FOR UPDATE SKIP LOCKED
), gone AS (DELETE FROM tables USING old WHERE tables.id = old.id)
DELETE FROM chat USING old WHERE tbl = old.id"""
MATCHES = """
WITH old AS (
    SELECT id FROM matches
    WHERE begun < $1 AND (over OR NOT EXISTS (SELECT FROM tables WHERE tables.id = tbl)) LIMIT $2
), gone AS (DELETE FROM matches USING old WHERE matches.id = old.id),
listed AS (DELETE FROM played USING old WHERE match = old.id),
unsaid AS (DELETE FROM said USING old WHERE match = old.id)
DELETE FROM answers USING old WHERE match = old.id"""
PEOPLE = """
DELETE FROM people WHERE person IN (
    SELECT person FROM people WHERE seen < $1
        AND NOT EXISTS (SELECT FROM played WHERE played.person = people.person) LIMIT $2
)"""


async def forget(before: float, db: Connection) -> None:
    for sql in (TABLES, MATCHES, PEOPLE):
        await db.execute(sql, before, FORGET_AT_ONCE)
