"""Opens the SQLite file: its lock, its migrations, and the reason if it cannot be opened."""

from __future__ import annotations

import errno
import os
import secrets
import shutil
import sqlite3
import sys
from pathlib import Path

from posse.server.store import migrations

FULL = 1 << 16  # with fewer free bytes than this nothing can be written


class Taken(OSError):
    """Another server uses the file."""


class FileLock:
    """The lock of a file: one server uses it. The system releases it when the process dies."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._database_lock = sqlite3.connect(f"{path}-owner", timeout=1.0, isolation_level=None)
        self._file = -1
        try:
            self._database_lock.execute("BEGIN EXCLUSIVE")
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)  # it holds secret seeds
            _lock_file(self._file)
        except (sqlite3.OperationalError, BlockingIOError) as error:
            self.close()
            if "locked" in str(error) or isinstance(error, BlockingIOError):
                raise Taken("another server is using it") from error
            raise
        found = os.fstat(self._file)
        self._id = found.st_dev, found.st_ino

    def gone(self) -> bool:
        """Whether the file was deleted or replaced meanwhile."""
        try:
            found = self._path.stat()
        except OSError:
            return True
        return (found.st_dev, found.st_ino) != self._id

    def close(self) -> None:
        """Releases the lock. The database must be closed before: this frees all locks on it."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
        self._database_lock.close()


def _lock_file(file: int) -> None:
    """Locks the file itself: a hard link has another name, so another lock file."""
    if sys.platform != "win32":
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


OWN = 2  # the step that made the table `own`
OLDEST = "oldest"  # the key in it: how many steps a server must know to use the file


def connect(path: Path, serving: bool = False) -> sqlite3.Connection:
    """Opens a file and brings it up to date. Raises OSError if it is too new.

    `serving`: a newer file will do if its steps allow that. Copies need every step.
    """
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        (found,) = db.execute("PRAGMA user_version").fetchone()
        newer = found > len(migrations.steps("sqlite"))
        usable_by = _oldest(db) if serving and newer else None
        for step in migrations.missing("sqlite", found, usable_by):
            noted = f"REPLACE INTO own VALUES ('{OLDEST}', CAST({step.oldest} AS BLOB));"
            noted = noted if step.number >= OWN else ""
            db.executescript(
                f"BEGIN; {step.sql} PRAGMA user_version = {step.number}; {noted} COMMIT;"
            )
        key = secrets.token_bytes(32)
        db.execute("INSERT OR IGNORE INTO own VALUES ('key', ?)", (key,))
    except (OSError, sqlite3.Error):
        db.close()
        raise
    return db


def _oldest(db: sqlite3.Connection) -> int | None:
    """How many steps a server must know; None if the file does not say."""
    if db.execute("SELECT 1 FROM sqlite_master WHERE name = 'own'").fetchone() is None:
        return None
    row = db.execute("SELECT value FROM own WHERE key = ?", (OLDEST,)).fetchone()
    return None if row is None else int(row[0])


def why(error: Exception, path: Path) -> str:
    """The message for an error. SQLite has several for a full disk, some of them unclear."""
    if getattr(error, "errno", None) == errno.ENOSPC or "disk is full" in str(error):
        return "the disk is full"
    try:
        full = shutil.disk_usage(path.parent).free < FULL
    except OSError:
        full = False
    return "the disk is full" if full else str(error)
