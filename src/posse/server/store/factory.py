"""Which store an address means: a PostgreSQL URL, or else the path of an SQLite file."""

from __future__ import annotations

from pathlib import Path

from posse.server.errors import StoreError
from posse.server.store.sqlite.store import SqliteStore
from posse.server.store.store import Store

POSTGRES = ("postgresql://", "postgres://")
NEEDS = "PostgreSQL needs one more package: pip install 'posse[postgres]'"


def store_at(db: str) -> Store:
    if not db.startswith(POSTGRES):
        return SqliteStore(Path(db).expanduser())
    try:
        from posse.server.store.postgres.store import PostgresStore
    except ModuleNotFoundError as error:
        raise StoreError(NEEDS) from error
    return PostgresStore(db)
