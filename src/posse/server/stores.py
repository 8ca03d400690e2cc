"""Which store an address means: a PostgreSQL URL, or else the path of an SQLite file."""

from __future__ import annotations

from pathlib import Path

from posse.server.errors import StoreError
from posse.server.sqlite import SqliteStore
from posse.server.store import Store

POSTGRES = ("postgresql://", "postgres://")


def store_at(db: str) -> Store:
    if not db.startswith(POSTGRES):
        return SqliteStore(Path(db).expanduser())
    try:
        from posse.server.postgres import PostgresStore
    except ModuleNotFoundError as error:
        raise StoreError(
            "PostgreSQL needs one more package: pip install 'posse[postgres]'"
        ) from error
    return PostgresStore(db)
