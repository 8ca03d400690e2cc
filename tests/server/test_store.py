"""The SQLite store: durable, append-only, one owner, and one bad job does not spoil the others."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from posse.server.errors import Conflict, StoreError
from posse.server.sqlite import SqliteStore
from posse.server.store import ChatRow, MatchRow, SeatRow, TableRow

TABLE = TableRow(
    "t1", "bang", ["base"], 4, {}, 60, True, [SeatRow("person", "Ann", "hash")], "hash", 1.0
)
MATCH = MatchRow("m1", "t1", "bang", 1, ["base"], 4, {}, "seed", ["Ann"], 2.0)


def with_store(path: Path, work: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def main() -> None:
        store = SqliteStore(path)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(main())


def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "posse.db"
    begun = msgspec.structs.replace(TABLE, match="m1")

    async def write(store: SqliteStore) -> None:
        await store.save(TABLE)
        await store.begin(begun, MATCH)
        await store.append("m1", 0, 3, over=False)
        await store.append("m1", 1, 0, over=True)
        await store.say("t1", ChatRow(1, 0, "Ann", "howdy"))
        await store.rename("hash", "Ann")

    async def read(store: SqliteStore) -> None:
        assert await store.tables() == [begun]
        assert await store.table("t1") == begun
        expected = msgspec.structs.replace(MATCH, answers=[3, 0], over=True)
        assert await store.match("m1") == expected
        assert await store.chat("t1", 5) == [ChatRow(1, 0, "Ann", "howdy")]
        assert await store.name("hash") == "Ann"
        assert await store.match("m2") is None
        assert await store.table("t2") is None
        assert await store.name("other") is None

    with_store(path, write)
    with_store(path, read)


def test_an_answer_is_written_once(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.begin(TABLE, MATCH)
        await store.append("m1", 0, 3, over=False)
        with pytest.raises(Conflict):
            await store.append("m1", 0, 4, over=True)
        found = await store.match("m1")
        assert found is not None
        assert (found.answers, found.over) == ([3], False)

    with_store(tmp_path / "posse.db", work)


def test_answers_of_many_tables_share_a_commit_and_fail_alone(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.begin(TABLE, MATCH)
        jobs = [store.append("m1", n, n, over=False) for n in (0, 1, 1, 2)]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in done] == [type(None), type(None), Conflict, type(None)]
        found = await store.match("m1")
        assert found is not None
        assert found.answers == [0, 1, 2]

    with_store(tmp_path / "posse.db", work)


def test_a_match_begins_wholly_or_not_at_all(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.begin(TABLE, MATCH)
        with pytest.raises(Conflict):
            await store.begin(msgspec.structs.replace(TABLE, clock=30), MATCH)
        assert await store.table("t1") == TABLE

    with_store(tmp_path / "posse.db", work)


def test_the_last_lines_of_chat_oldest_first(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        lines = [ChatRow(n, None, "Bob", f"line {n}") for n in range(1, 13)]
        for line in lines:
            await store.say("t1", line)
        assert await store.chat("t1", 5) == lines[-5:]

    with_store(tmp_path / "posse.db", work)


def test_closed_tables_are_not_brought_up(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        closed = msgspec.structs.replace(TABLE, closed=True)
        await store.save(closed)
        assert await store.tables() == []
        assert await store.table("t1") == closed

    with_store(tmp_path / "posse.db", work)


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


def test_a_closed_store_says_so(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path / "posse.db")
        await store.open()
        await store.close()
        with pytest.raises(StoreError):
            await store.name("hash")

    asyncio.run(main())


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
