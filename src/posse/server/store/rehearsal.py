"""Looks a backup over before it is needed: reads every row, or restores it and replays it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import msgspec

from posse.engine.errors import PosseError
from posse.engine.game import game
from posse.engine.lesson import lessons_of
from posse.engine.match import FORMAT, Match, missing_plugins
from posse.server.errors import StoreError
from posse.server.store import backup
from posse.server.store.backup import Counts
from posse.server.store.factory import store_at
from posse.server.store.rows import ChatRow, MatchRow, Said, TableRow
from posse.server.store.store import Store

SHOWN = 5  # matches that are named when they fail
# Every kind of row with a body, and what it must be readable as.
ROWS: tuple[tuple[str, str, Any], ...] = (
    ("table", "SELECT id, body FROM tables", TableRow),
    ("match", "SELECT id, body FROM matches", MatchRow),
    ("chat of table", "SELECT tbl, body FROM chat", ChatRow),
    ("reason in match", "SELECT match, body FROM said", Said),
)
# Answers are numbered from 0 on without a gap, and belong to a match.
GAPS = """
SELECT match FROM answers GROUP BY match HAVING min(n) <> 0 OR max(n) <> count(*) - 1
UNION SELECT match FROM answers WHERE match NOT IN (SELECT id FROM matches)"""


class Rehearsal(NamedTuple):
    """The result of a rehearsal: what was restored, and how its matches replayed."""

    tables: int
    matches: int
    answers: int
    people: int
    replayed: int  # to the same end, or to the same open question
    older: int  # of older rules: kept, but nobody can play them again


def verify(file: Path) -> Counts:
    """Reads every row of a backup. Raises StoreError with the first fault."""
    with TemporaryDirectory(prefix="posse-") as folder:
        made = Path(folder) / "posse.db"
        held = backup.restore(str(made), file, force=False)
        with closing(sqlite3.connect(made)) as db:
            fault = next(_faults(db), None)
    if fault is not None:
        raise StoreError(f"{file}: {fault}")
    return held


def _faults(db: sqlite3.Connection) -> Iterator[str]:
    for what, sql, kind in ROWS:
        for id, body in db.execute(sql):
            try:
                msgspec.json.decode(body, type=kind)
            except (msgspec.DecodeError, UnicodeError) as error:
                yield f"{what} {id} cannot be read: {error}"
    for (id,) in db.execute(GAPS):
        yield f"match {id} lacks an answer"


def rehearse(file: Path, into: str) -> Rehearsal:
    """Restores a backup into an empty database, opens it as a server does and replays each match.

    Raises StoreError if a match does not come out as it was. Without `into` the database is a
    file that is deleted afterwards.
    """
    with TemporaryDirectory(prefix="posse-") as folder:
        db = into or str(Path(folder) / "posse.db")
        held = verify(file)
        backup.restore(db, file, force=False)
        with closing(sqlite3.connect(file)) as source:
            ids = [str(id) for (id,) in source.execute("SELECT id FROM matches")]
        replayed, older = asyncio.run(_replayed(store_at(db), ids, file))
    return Rehearsal(*held, replayed=replayed, older=older)


async def _replayed(store: Store, ids: list[str], file: Path) -> tuple[int, int]:
    older, failed = 0, []
    await store.open()
    try:
        for row in await store.tables():
            await store.chat(row.id, 1)
        for id in ids:
            match = await store.match(id)
            if match is None:
                failed.append(f"{id}: was not restored")
            elif _older(match):
                older += 1
            elif (fault := _fault(match)) is not None:
                failed.append(f"{id}: {fault}")
    finally:
        await store.close()
    if failed:
        raise StoreError(
            f"{file}: {len(failed)} matches do not replay: {'; '.join(failed[:SHOWN])}"
        )
    return len(ids) - older, older


def _older(match: MatchRow) -> bool:
    record = match.record()
    if missing_plugins(match.game, record.get("plugins", {})):
        return True
    if match.lesson and match.lesson not in [one.text for one in lessons_of(match.game)]:
        return True
    try:
        return bool((record["posse"], match.version) != (FORMAT, game(match.game).version))
    except PosseError:  # a game that is not installed
        return True


def _fault(row: MatchRow) -> str | None:
    """What is wrong with a match; None if it replays to where it was."""
    try:
        match = Match.replay(row.record())
    except PosseError as error:
        return str(error)
    if row.over != (match.result is not None):
        return "it ended, but has no result" if row.over else "it has a result, but did not end"
    return None
