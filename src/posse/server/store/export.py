"""Reads the finished matches of a server while it runs, for `posse export`."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from posse.engine.errors import BadRecord
from posse.lab.records import outcome
from posse.server.store.rows import MatchRow, Said

PERSON = "person"
BOT = "bot"  # a bot whose name is not known


def exported(path: Path, names: bool) -> Iterator[dict[str, Any]]:
    """One row per finished match, the oldest first. Names of players only if `names`."""
    for match in finished(path):
        if match.lesson:  # it was no deal, and half of it was prescribed
            continue
        begun = datetime.fromtimestamp(match.begun, UTC).isoformat(timespec="seconds")
        record = match.record()
        result, asked = outcome(record)
        called = {"names": match.names} if names else {}
        yield {**record, "begun": begun, "seats": seats(match, asked), **result, **called}


def seats(match: MatchRow, asked: list[int]) -> list[str]:
    """Who played each seat: a person (a bot may have stood in), or the name of a bot."""
    found = [BOT] * match.players
    for n, said in sorted(match.said.items(), reverse=True):  # the bot of the first answer counts
        if n < len(asked):
            found[asked[n]] = said.bot
    for seat, person in enumerate(match.people):
        if person:
            found[seat] = PERSON
    return found


def finished(path: Path) -> Iterator[MatchRow]:
    """The finished matches. The file is opened for reading only. Raises BadRecord."""
    if str(path).startswith("postgresql:"):
        raise BadRecord("of PostgreSQL make a `posse backup` first; that file can be exported")
    if not path.is_file():
        raise BadRecord(f"{path}: {os.strerror(errno.ENOENT)}")
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as db:
            rows = db.execute("SELECT id, body FROM matches WHERE over = 1 ORDER BY rowid")
            for id, body in rows:
                yield whole(db, id, msgspec.json.decode(body, type=MatchRow))
    except (sqlite3.Error, msgspec.MsgspecError) as error:
        raise BadRecord(f"{path}: this is not the database of a server: {error}") from error


def whole(db: sqlite3.Connection, id: str, match: MatchRow) -> MatchRow:
    """The match with its answers and the bots' reasons."""
    answers = db.execute("SELECT option FROM answers WHERE match = ? ORDER BY n", (id,))
    said = db.execute("SELECT n, body FROM said WHERE match = ?", (id,))
    return msgspec.structs.replace(
        match,
        answers=[option for (option,) in answers],
        said={n: msgspec.json.decode(body, type=Said) for n, body in said},
        over=True,
    )
