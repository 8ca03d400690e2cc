"""Makes the store for an address: a PostgreSQL URL, or the path of an SQLite file."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from posse.server.errors import StoreError
from posse.server.store.sqlite.store import SqliteStore
from posse.server.store.store import Store

POSTGRES = ("postgresql://", "postgres://")
NEEDS = "PostgreSQL needs one more package: pip install 'posse[postgres]'"


def store_at(db: str) -> Store:
    """The store at an address. Raises StoreError if a package is missing."""
    require_packages(db)
    if not db.startswith(POSTGRES):
        return SqliteStore(Path(db).expanduser())
    from posse.server.store.postgres.store import PostgresStore

    return PostgresStore(db)


def require_packages(db: str) -> None:
    """Raises StoreError if a package is missing that the store at this address needs."""
    if db.startswith(POSTGRES) and find_spec("asyncpg") is None:
        raise StoreError(NEEDS)
