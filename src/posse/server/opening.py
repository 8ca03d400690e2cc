"""Opening the SQLite file: who owns it, how old its tables are, and why it cannot be had."""

from __future__ import annotations

import errno
import os
import secrets
import shutil
import sqlite3
import sys
from pathlib import Path
from typing import Final

FULL = 1 << 16  # with fewer free bytes than this nothing can be kept

FIRST = """
CREATE TABLE tables (id TEXT PRIMARY KEY, closed INTEGER NOT NULL, body BLOB NOT NULL);
CREATE INDEX tables_open ON tables (id) WHERE closed = 0;
CREATE TABLE matches (id TEXT PRIMARY KEY, over INTEGER NOT NULL, body BLOB NOT NULL);
CREATE TABLE answers (
    match TEXT NOT NULL, n INTEGER NOT NULL, option INTEGER NOT NULL, PRIMARY KEY (match, n)
) WITHOUT ROWID;
CREATE TABLE chat (
    tbl TEXT NOT NULL, n INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (tbl, n)
) WITHOUT ROWID;
CREATE TABLE people (person TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
"""
# When things were used last, so that they can be deleted one day; what is the house's own.
SECOND = """
CREATE TABLE IF NOT EXISTS played (
    person TEXT NOT NULL, begun REAL NOT NULL, match TEXT NOT NULL,
    PRIMARY KEY (person, begun, match)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS said (
    match TEXT NOT NULL, n INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (match, n)
) WITHOUT ROWID;
CREATE TABLE own (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
ALTER TABLE tables ADD COLUMN used REAL NOT NULL DEFAULT 0;
UPDATE tables SET used = strftime('%s', 'now');
ALTER TABLE people ADD COLUMN seen REAL NOT NULL DEFAULT 0;
UPDATE people SET seen = strftime('%s', 'now');
ALTER TABLE matches ADD COLUMN tbl TEXT NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN begun REAL NOT NULL DEFAULT 0;
UPDATE matches SET tbl = coalesce(json_extract(CAST(body AS TEXT), '$.table'), ''),
    begun = coalesce(json_extract(CAST(body AS TEXT), '$.begun'), 0)
    WHERE json_valid(CAST(body AS TEXT));
UPDATE matches SET begun = strftime('%s', 'now') WHERE begun = 0;
CREATE INDEX matches_begun ON matches (begun);
CREATE INDEX tables_used ON tables (used) WHERE closed = 1;
CREATE INDEX people_seen ON people (seen);
CREATE INDEX played_match ON played (match);
"""
MIGRATIONS: Final = (FIRST, SECOND)  # number n leads to version n


class Owner:
    """A file belongs to one server; the system lets go of it when the process dies."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = sqlite3.connect(f"{path}-owner", timeout=1.0, isolation_level=None)
        self._file = -1
        try:
            self._lock.execute("BEGIN EXCLUSIVE")
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)  # it holds secret seeds
            _lock_file(self._file)
        except (sqlite3.OperationalError, BlockingIOError) as error:
            self.close()
            if "locked" in str(error) or isinstance(error, BlockingIOError):
                raise OSError("another server is using it") from error
            raise
        found = os.fstat(self._file)
        self._id = found.st_dev, found.st_ino

    def gone(self) -> bool:
        """Somebody has deleted or replaced the file under us."""
        try:
            found = self._path.stat()
        except OSError:
            return True
        return (found.st_dev, found.st_ino) != self._id

    def close(self) -> None:
        """Only once nobody reads the file any more: closing it frees all locks on it."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
        self._lock.close()


def _lock_file(file: int) -> None:
    """Another name of the same file, as a hard link is, has another lock beside it."""
    if sys.platform != "win32":
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        (found,) = db.execute("PRAGMA user_version").fetchone()
        if not 0 <= found <= len(MIGRATIONS):
            raise OSError(f"it was made by another version (schema {found})")
        for version, script in enumerate(MIGRATIONS[found:], found + 1):
            db.executescript(f"BEGIN; {script} PRAGMA user_version = {version}; COMMIT;")
        key = secrets.token_bytes(32)
        db.execute("INSERT OR IGNORE INTO own VALUES ('key', ?)", (key,))
    except (OSError, sqlite3.Error):
        db.close()
        raise
    return db


def why(error: Exception, path: Path) -> str:
    """SQLite has several names for a full disk, some of which say nothing."""
    if getattr(error, "errno", None) == errno.ENOSPC or "disk is full" in str(error):
        return "the disk is full"
    try:
        full = shutil.disk_usage(path.parent).free < FULL
    except OSError:
        full = False
    return "the disk is full" if full else str(error)
