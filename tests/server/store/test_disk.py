"""The SQLite file: bad rows, other names of it, a full disk, and retention."""

import asyncio
import hashlib
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from posse.server.errors import CannotWrite, StoreError
from posse.server.node.tokens import Tokens
from posse.server.store.migrations import steps
from posse.server.store.rows import ChatRow
from posse.server.store.sqlite.store import SqliteStore
from tests.server.client import app_client, create
from tests.server.http.test_load_limits import opened
from tests.server.store.test_sqlite import with_store
from tests.server.store.test_store import MATCH, TABLE, leased


def change(path: Path, sql: str, *values: Any) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(sql, values)


def count(path: Path, table: str) -> int:
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


@pytest.mark.parametrize(
    ("what", "sql"),
    [
        ("no JSON", "UPDATE tables SET body = X'FF00' WHERE id = ?"),
        ("no row of ours", "UPDATE tables SET body = '{}' WHERE id = ?"),
        (
            "seats",
            "UPDATE tables SET body = json_set(CAST(body AS TEXT), '$.players', 7) WHERE id = ?",
        ),
        ("match", "UPDATE matches SET body = '[]' WHERE tbl = ?"),
        ("chat", "UPDATE chat SET body = '[' WHERE tbl = ?"),
    ],
)
def test_one_bad_row_does_not_stop_the_server(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, what: str, sql: str
) -> None:
    path = tmp_path / "posse.db"
    with app_client(tmp_path) as client:
        bad, good = create(client, start=True), create(client)
        asyncio.run(noted(path, bad))
    change(path, sql, bad)
    with app_client(tmp_path) as client:
        assert client.get("/health").status_code == 200
        assert opened(client, good)["t"] == "table"
        for _ in range(2):
            told = opened(client, bad)
            assert told["t"] == "table" if what == "chat" else told["error"] == "no_table"
        named = [record for record in caplog.records if bad in record.getMessage()]
        assert len(named) == 1
    assert (count(path, "tables"), count(path, "matches"), count(path, "chat")) == (2, 1, 1)


async def noted(path: Path, table: str) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        line = msgspec.json.encode(ChatRow(1, 0, "Ann", "howdy"))
        db.execute("INSERT INTO chat VALUES (?, 1, ?)", (table, line))


def test_health_fails_when_nothing_can_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with app_client(tmp_path) as client:
        assert client.get("/health").status_code == 200
        monkeypatch.setattr("posse.server.node.node.CHECK", 0.0)
        monkeypatch.setattr(
            "posse.server.store.sqlite.clock.StoredClock.now", object
        )  # cannot be written
        response = client.get("/health")
        assert (response.status_code, response.json()["error"]) == (503, "not_stored")


def test_a_deleted_database_is_noticed(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        lease = await leased(store)
        await store.save(lease, TABLE)
        store.path.rename(tmp_path / "elsewhere.db")
        with pytest.raises(StoreError, match="the database file is gone"):
            await store.save(lease, TABLE)
        store.path.write_bytes(b"")  # another file in its place is refused, too
        with pytest.raises(StoreError, match="the database file is gone"):
            await store.check()

    with_store(tmp_path / "posse.db", work)


def test_what_cannot_be_stored_is_said_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It is logged once, however many tables fail, and once when it is over."""

    async def work(store: SqliteStore) -> None:
        lease = await leased(store)
        elsewhere = store.path.rename(tmp_path / "elsewhere.db")
        tries = [store.save(lease, TABLE) for _ in range(5)]
        for error in await asyncio.gather(*tries, return_exceptions=True):
            assert isinstance(error, CannotWrite)
        with pytest.raises(CannotWrite):
            await store.check()
        elsewhere.rename(store.path)
        await store.key()  # reading does not store anything
        assert len(caplog.records) == 1
        await store.check()
        await store.check()

    with_store(tmp_path / "posse.db", work)
    said = [record.getMessage() for record in caplog.records]
    gone = "nothing can be stored: the database file is gone"
    assert said == [gone, "everything is stored again"]


@pytest.mark.parametrize("link", [os.symlink, os.link])
def test_another_name_of_the_same_file_is_refused(tmp_path: Path, link: Any) -> None:
    async def work(store: SqliteStore) -> None:
        link(store.path, tmp_path / "other.db")
        with pytest.raises(StoreError, match="another server is using it"):
            await SqliteStore(tmp_path / "other.db").open()
        await store.check()  # the first one goes on

    with_store(tmp_path / "posse.db", work)


def test_a_full_disk_is_called_that(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = shutil.disk_usage(tmp_path)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage._replace(free=0))

    def fail(*_: object, **__: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr("posse.server.store.sqlite.writer.connect", fail)
    store = SqliteStore(tmp_path / "posse.db")
    with pytest.raises(StoreError, match=r"posse\.db: the disk is full$"):
        asyncio.run(store.open())


def test_a_file_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "posse.db"
    with closing(sqlite3.connect(path)) as db:
        db.executescript(f"{steps('sqlite')[0].sql} PRAGMA user_version = 1;")
        body = msgspec.json.encode(msgspec.structs.replace(TABLE, match="m1"))
        db.execute("INSERT INTO tables VALUES ('t1', 0, ?)", (body,))
        db.execute("INSERT INTO matches VALUES ('m1', 0, ?)", (msgspec.json.encode(MATCH),))
        db.execute("INSERT INTO matches VALUES ('bad', 1, X'FF')")
        db.execute("INSERT INTO answers VALUES ('m1', 0, 3)")
        db.execute("INSERT INTO people VALUES ('hash', 'Ann')")
        db.commit()

    async def read(store: SqliteStore) -> None:
        assert [row.id for row in await store.tables()] == ["t1"]
        found = await store.match("m1")
        assert found is not None
        assert found.answers == [3]
        assert await store.name("hash") == "Ann"
        assert await store.played("hash", 5) == []
        await store.forget(3600.0)
        assert await store.name("hash") == "Ann"  # its time is counted from now on

    with_store(path, read)
    with_store(path, read)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (len(steps("sqlite")),)
        assert db.execute("SELECT tbl, begun FROM matches WHERE id = 'm1'").fetchone() == (
            "t1",
            2.0,
        )


def test_what_nobody_uses_is_deleted(tmp_path: Path) -> None:
    path = tmp_path / "posse.db"

    async def write(store: SqliteStore) -> None:
        for id, closed in (("t1", True), ("t2", False)):
            row = msgspec.structs.replace(TABLE, id=id, closed=closed)
            match = msgspec.structs.replace(MATCH, id=f"m-{id}", table=id, people=["hash"])
            lease = await leased(store, id)
            await store.begin(lease, row, match)
            await store.append(lease, match.id, 0, 1, over=False)
            await store.say(lease, ChatRow(1, 0, "Ann", "howdy"))
        await store.rename("hash", "Ann")
        await store.rename("other", "Bob")
        await store.forget(60.0)

    async def later(store: SqliteStore) -> None:
        await store.forget(-60.0)
        assert await store.table("t1") is None
        assert await store.match("m-t1") is None
        assert await store.chat("t1", 5) == []
        assert await store.table("t2") is not None  # it is open
        assert await store.match("m-t2") is not None
        assert len(await store.chat("t2", 5)) == 1
        assert await store.name("hash") == "Ann"  # they play there
        assert await store.name("other") is None

    with_store(path, write)
    assert (count(path, "tables"), count(path, "people")) == (2, 2)
    with_store(path, later)
    assert (count(path, "answers"), count(path, "played")) == (1, 1)


def test_the_server_deletes_after_the_time_the_host_sets(tmp_path: Path) -> None:
    with app_client(tmp_path) as client:
        node: Any = client.app.state.node  # type: ignore[attr-defined]
        asked: list[float] = []

        async def forget(keep: float) -> None:
            asked.append(keep)

        node.services.store.forget = forget
        assert client.portal is not None
        client.portal.call(node.sweep)
        assert asked == [node.services.settings.keep]


def test_tokens_are_of_our_own_making() -> None:
    ours, theirs = Tokens(b"a", {"known"}), Tokens(b"b", set())
    token = ours.make()
    assert ours.person(token)
    assert ours.person(token) == ours.person(token) != ours.person(ours.make())
    for wrong in (
        theirs.make(),
        token[:-1] + ("A" if token[-1] != "A" else "B"),
        "A" * 48,
        "A" * 43,
        "",
    ):
        assert ours.person(wrong) == ""


def test_people_from_before_the_signature_keep_their_identity(tmp_path: Path) -> None:
    old = "B" * 43
    path = tmp_path / "posse.db"
    with app_client(tmp_path) as client:
        client.get("/api/me")
    person = hashlib.sha256(old.encode()).hexdigest()
    change(path, "INSERT INTO people VALUES (?, 'Ann', 0)", person)
    with app_client(tmp_path) as client:
        client.cookies.set("posse", old)
        assert client.get("/api/me").json() == {"name": "Ann"}
        client.cookies.clear()
        client.cookies.set("posse", "C" * 43)
        assert client.get("/api/me").json() == {"name": None}
        assert "posse=" in client.get("/api/me").headers["set-cookie"]
