"""The SQLite store: one server per file, and durable commits."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from posse.server.errors import StoreError
from posse.server.store.sqlite.store import SqliteStore
from tests.server.test_store import with_opened


def with_store(path: Path, work: Callable[[SqliteStore], Awaitable[None]]) -> None:
    with_opened(SqliteStore(path), work)


def test_two_servers_cannot_share_a_file(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        second = SqliteStore(store.path)
        with pytest.raises(StoreError, match="another server"):
            await second.open()

    with_store(tmp_path / "posse.db", work)


def test_a_file_of_another_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "posse.db"
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(StoreError, match="another version"):
        asyncio.run(SqliteStore(path).open())


def test_commits_are_safe_against_a_power_cut(tmp_path: Path) -> None:
    """WAL alone would survive `kill -9`; FULL makes every commit wait for the disk."""

    async def work(store: SqliteStore) -> None:
        modes = await store._do(
            lambda db: [
                db.execute(f"PRAGMA {name}").fetchone()[0]
                for name in ("journal_mode", "synchronous")
            ]
        )
        assert modes == ["wal", 2]

    with_store(tmp_path / "posse.db", work)
    assert (tmp_path / "posse.db").stat().st_mode & 0o077 == 0
