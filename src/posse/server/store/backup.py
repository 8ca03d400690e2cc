"""`posse backup` and `posse restore`: everything a server stores, in one file.

The file is an SQLite database that `posse serve --db FILE` can open, also when it comes from
PostgreSQL. So a backup of one store can be restored into the other. A file is made in a temporary
folder beside its target, checked, and then moved there. Until then the old file stays whole.
"""

from __future__ import annotations

import asyncio
import importlib
import logging
import os
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import NamedTuple
from urllib.parse import quote

from posse.server.errors import StoreError
from posse.server.store.factory import NEEDS, POSTGRES
from posse.server.store.sqlite.file import FileLock, Taken, connect, why
from posse.server.store.store import LAST_BACKUP as LAST

log = logging.getLogger("posse.server")

NEEDED = {"tables", "matches", "answers", "chat", "people"}  # tables of the first schema
SOUND = "ok"
IN_USE = "a server is using it; stop it first"


class Counts(NamedTuple):
    """The number of rows in a backup."""

    tables: int
    matches: int
    answers: int
    people: int


def backup(db: str, file: Path, force: bool) -> Counts:
    """Writes everything stored before this call to a file. Servers may go on running."""
    file = _new_file(file, force)
    with _naming(file), TemporaryDirectory(prefix=".posse-", dir=file.parent) as folder:
        made = Path(folder) / "posse.db"
        if db.startswith(POSTGRES):
            asyncio.run(_postgres().read(db, made))
        else:
            _copy(_existing_file(Path(db).expanduser(), file), made)
        held = _verified(made, f"{db}: ")
        _move(made, file)
    _note(db)
    return held


def _note(db: str) -> None:
    """Writes into the database when its last backup was made, for /metrics."""
    now = str(int(time.time())).encode()
    try:
        if db.startswith(POSTGRES):
            asyncio.run(_postgres().note(db, now))
            return
        with closing(_opened(Path(db).expanduser())) as own, own:
            own.execute(f"REPLACE INTO own VALUES ('{LAST}', ?)", (now,))
    except (StoreError, sqlite3.Error) as error:  # the backup is good all the same
        log.warning("the backup is made, but its time could not be noted: %s", error)


def restore(db: str, file: Path, force: bool) -> Counts:
    """Replaces everything in the store by what the backup holds."""
    if db.startswith(POSTGRES):
        with TemporaryDirectory(prefix="posse-") as folder, _naming(Path(folder)):
            made, held = _migrated_copy(file, Path(folder))
            asyncio.run(_postgres().load(db, made, force))
        return held
    target = _new_file(Path(db).expanduser().resolve(), force)
    with _naming(target):
        target.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(prefix=".posse-", dir=target.parent) as folder:
            made, held = _migrated_copy(_existing_file(file, target), Path(folder))
            _replace(made, target)
    return held


def _postgres() -> ModuleType:
    try:
        return importlib.import_module("posse.server.store.postgres.backup")
    except ModuleNotFoundError as error:
        raise StoreError(NEEDS) from error


# checks of the arguments --------------------------------------------------------------------------


def _new_file(file: Path, force: bool) -> Path:
    """The path of a new file. Raises StoreError if there is one; an empty file may go."""
    if file.is_dir():
        raise StoreError(f"{file}: Is a directory")
    if not force and file.exists() and file.stat().st_size:
        raise StoreError(f"{file}: is there already; --force replaces it")
    return file.absolute()


def _existing_file(source: Path, target: Path) -> Path:
    if not source.is_file():
        raise StoreError(f"{source}: {'Is a directory' if source.is_dir() else 'there is no file'}")
    if target.exists() and source.samefile(target):
        raise StoreError(f"{source}: is the database itself")
    return source


@contextmanager
def _naming(file: Path) -> Iterator[None]:
    """Turns errors of the system into StoreErrors that name the file."""
    try:
        yield
    except FileNotFoundError as error:
        raise StoreError(f"{file}: there is no such folder") from error
    except OSError as error:
        raise StoreError(f"{file}: {error.strerror or error}") from error
    except sqlite3.Error as error:
        raise StoreError(f"{file}: {why(error, file)}") from error


# files --------------------------------------------------------------------------------------------


def _copy(source: Path, target: Path) -> None:
    """Copies a database that may be written to meanwhile, by SQLite's backup interface."""
    with closing(_opened(source)) as old, closing(sqlite3.connect(target)) as new:
        try:
            old.backup(new)
        except sqlite3.DatabaseError as error:
            if isinstance(error, sqlite3.OperationalError):  # a full disk, for example
                raise
            raise StoreError(f"{source}: is damaged: {error}") from error
        new.execute("PRAGMA journal_mode = DELETE")  # one file without a log beside it


def _opened(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(f"file:{quote(str(path.absolute()))}?mode=rw", uri=True)
    try:
        rows = db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ours = {str(name) for (name,) in rows} >= NEEDED
    except sqlite3.DatabaseError as error:
        db.close()
        if isinstance(error, sqlite3.OperationalError):  # it may be one of ours
            raise StoreError(f"{path}: {why(error, path)}") from error
        ours = False
    if not ours:
        db.close()
        raise StoreError(f"{path}: is not a database of Posse")
    return db


def _migrated_copy(file: Path, folder: Path) -> tuple[Path, Counts]:
    """A copy of a backup, migrated to the present schema."""
    made = folder / "posse.db"
    _copy(_existing_file(file, made), made)
    with _naming(file), closing(connect(made)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
    return made, _verified(made, f"{file}: ")


def _verified(made: Path, whose: str) -> Counts:
    with closing(sqlite3.connect(made)) as db:
        (found,) = db.execute("PRAGMA integrity_check(1)").fetchone()
        if found != SOUND:
            raise StoreError(f"{whose}is damaged: {found}")
        counts = (db.execute(f"SELECT count(*) FROM {what}").fetchone() for what in Counts._fields)
        return Counts(*(count for (count,) in counts))


def _replace(made: Path, target: Path) -> None:
    """Moves the new file to its target, under the lock that a server takes.

    A log that a crash has left belongs to the old file and is folded into it first.
    """
    new = not target.exists()
    try:
        lock = FileLock(target)
    except Taken as error:
        raise StoreError(f"{target}: {IN_USE}") from error
    try:
        _give_to_owner_of(made, target.parent if new else target)
        _give_to_owner_of(Path(f"{target}-owner"), target.parent if new else target)
        _fold_log(target)
        _move(made, target)
    finally:
        lock.close()


def _fold_log(target: Path) -> None:
    try:
        with closing(sqlite3.connect(target)) as db:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error:
        pass  # it is damaged, which may be the reason to restore
    for more in ("-wal", "-shm", "-journal"):
        Path(f"{target}{more}").unlink(missing_ok=True)


def _give_to_owner_of(made: Path, like: Path) -> None:
    """Gives a file that root restores to the user of the server."""
    if sys.platform != "win32" and os.geteuid() == 0:
        found = like.stat()
        os.chown(made, found.st_uid, found.st_gid)


def _move(made: Path, file: Path) -> None:
    made.chmod(0o600)  # it holds secret seeds
    _sync(made)
    made.replace(file)
    if sys.platform != "win32":
        _sync(file.parent)


def _sync(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
