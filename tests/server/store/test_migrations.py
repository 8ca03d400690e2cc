"""Migrations of both databases: rows of the first schema are still readable."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from posse.server.errors import StoreError
from posse.server.store import backup, migrations
from posse.server.store.factory import store_at
from posse.server.store.rows import ChatRow, Lease, MatchRow, SeatRow, TableRow
from posse.server.store.store import Store
from tests import last_release

# As the first released server made it; later ones added `played` without a number.
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
PLAYED = """
CREATE TABLE played (
    person TEXT NOT NULL, begun REAL NOT NULL, match TEXT NOT NULL,
    PRIMARY KEY (person, begun, match)
) WITHOUT ROWID;
"""
SEAT = {"kind": "person", "name": "Ann", "person": "hash", "bot": "", "left": ""}
RULES = {"game": "bang", "packs": ["base"], "players": 4, "house": {}}
TABLE = {
    "id": "t1", **RULES, "clock": 60, "public": True, "seats": [SEAT], "host": "hash", "made": 1.0,
    "match": "m1", "closed": False,
}  # fmt: skip
MATCH = {
    "id": "m1", "table": "t1", **RULES, "version": 1, "seed": "s", "names": ["Ann"], "begun": 2.0,
    "over": False, "answers": [],
}  # fmt: skip
LINE = {"n": 1, "seat": 0, "name": "Ann", "text": "howdy"}


def body(value: object) -> bytes:
    return json.dumps(value).encode()


ROWS = [
    ("tables", ("t1", 0, body(TABLE))),
    ("matches", ("m1", 1, body(MATCH))),
    ("answers", ("m1", 0, 3)),
    ("answers", ("m1", 1, 5)),
    ("chat", ("t1", 1, body(LINE))),
    ("people", ("hash", "Ann")),
]


def old_sqlite(path: Path, *more: str) -> str:
    with closing(sqlite3.connect(path)) as db:
        db.executescript("\n".join((FIRST, *more, "PRAGMA user_version = 1;")))
        for table, row in ROWS:
            db.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", row)
        db.commit()
    return str(path)


async def old_postgres(address: str) -> None:
    """A database with the first step only, as the first version made it."""
    first = migrations.steps("postgres")[0]
    db = await asyncpg.connect(address)
    await db.execute("CREATE TABLE migrations (number int PRIMARY KEY, name text NOT NULL,"
                     " applied timestamptz NOT NULL DEFAULT now())")  # fmt: skip
    await db.execute(first.sql)
    await db.execute("INSERT INTO migrations (number, name) VALUES (1, $1)", first.name)
    for table, row in ROWS:
        flags = [bool(v) if table in ("tables", "matches") and i == 1 else v
                 for i, v in enumerate(row)]  # fmt: skip
        places = ", ".join(f"${i + 1}" for i in range(len(row)))
        await db.execute(f"INSERT INTO {table} VALUES ({places})", *flags)
    await db.close()


async def check(store: Store) -> None:
    """Everything is readable, and play can go on."""
    await store.open()
    table = TableRow("t1", "bang", ["base"], 4, {}, 60, True, [SeatRow("person", "Ann", "hash")],
                     "hash", 1.0, "m1")  # fmt: skip
    match = MatchRow("m1", "t1", "bang", 1, ["base"], 4, {}, "s", ["Ann"], 2.0, True, [3, 5])
    assert await store.tables() == [table]
    assert await store.match("m1") == match
    assert await store.chat("t1", 9) == [ChatRow(1, 0, "Ann", "howdy")]
    assert await store.name("hash") == "Ann"
    lease = await store.acquire("t1")
    assert isinstance(lease, Lease)
    await store.append(lease, "m1", 2, 0, over=True)
    await store.say(lease, ChatRow(2, 0, "Ann", "again"))
    await store.rename("hash", "Anne")
    again = MatchRow("m2", "t1", "bang", 1, ["base"], 4, {}, "s", ["Ann"], 3.0, people=["hash"])
    await store.begin(lease, table, again)
    await store.append(lease, "m2", 0, 0, over=True)
    assert await store.played("hash", 5) == ["m2"]
    await store.close()


@pytest.mark.parametrize("more", [(), (PLAYED,)])
def test_sqlite_from_the_first_schema(tmp_path: Path, more: tuple[str, ...]) -> None:
    path = tmp_path / "posse.db"
    asyncio.run(check(store_at(old_sqlite(path, *more))))
    with closing(sqlite3.connect(path)) as db:
        (version,) = db.execute("PRAGMA user_version").fetchone()
        (kept,) = db.execute("SELECT tbl FROM matches WHERE id = 'm1' AND begun = 2").fetchone()
    assert version == len(migrations.steps("sqlite"))
    assert kept == "t1"


def test_the_first_step_is_the_first_schema() -> None:
    assert migrations.steps("sqlite")[0].sql.split() == FIRST.split()


def test_postgres_from_the_first_schema(postgres: str) -> None:
    async def main() -> None:
        await old_postgres(postgres)
        await check(store_at(postgres))
        db = await asyncpg.connect(postgres)
        noted = await db.fetch("SELECT number, name FROM migrations ORDER BY number")
        kept = await db.fetchval("SELECT tbl FROM matches WHERE id = 'm1' AND begun = 2")
        await db.close()
        assert [tuple(row) for row in noted] == [(s.number, s.name) for s in STEPS]
        assert kept == "t1"

    asyncio.run(main())


STEPS = migrations.steps("postgres")
BAD = {"torn": b'{"table": "t1", "be', "foreign": b"\xff\xfe", "odd": b'{"begun": "once"}'}


def test_postgres_names_and_keeps_what_it_cannot_read(
    postgres: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        await old_postgres(postgres)
        db = await asyncpg.connect(postgres)
        for id, content in BAD.items():
            await db.execute("INSERT INTO tables VALUES ($1, true, $2)", id, content)
            await db.execute("INSERT INTO matches VALUES ($1, true, $2)", id, content)
        await check(store_at(postgres))
        for table in ("tables", "matches"):
            kept = await db.fetch(f"SELECT id, body FROM {table} WHERE id = ANY($1)", list(BAD))
            assert dict(map(tuple, kept)) == BAD
        await db.close()

    asyncio.run(main())
    named = {said.split(" cannot be read and is left as it is: ")[0] for said in caplog.messages}
    assert named == {"match torn", "match foreign", "match odd", "table torn", "table foreign"}


def test_many_nodes_that_start_at_once_migrate_once(postgres: str) -> None:
    async def main() -> None:
        await old_postgres(postgres)
        stores = [store_at(postgres) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        assert [await store.name("hash") for store in stores] == ["Ann"] * 4
        for store in stores:
            await store.close()

    asyncio.run(main())


def test_a_step_that_fails_leaves_nothing(tmp_path: Path) -> None:
    """The second step fails here, because one of its tables exists already."""
    path = old_sqlite(tmp_path / "posse.db", "CREATE TABLE own (wrong TEXT);")
    for _ in range(2):
        with pytest.raises(StoreError, match="own already exists"):
            asyncio.run(store_at(path).open())
    with closing(sqlite3.connect(path)) as db:
        names = {name for (name,) in db.execute("SELECT name FROM sqlite_master")}
        assert db.execute("PRAGMA user_version").fetchone() == (1,)
    assert "said" not in names


# two versions -------------------------------------------------------------------------------------


def database(address: str) -> migrations.Database:
    return "postgres" if address.startswith("postgresql") else "sqlite"


async def upgraded(address: str, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    """Opens the database with a version that has one more step, of this kind."""
    known = migrations.steps(database(address))
    number, sql = len(known) + 1, f"-- {kind}: something\nCREATE TABLE later (id text);"
    oldest = migrations.oldest(sql, number, [known[-1]])
    newer = (*known, migrations.Step(number, "later", sql, oldest))
    with monkeypatch.context() as patch:
        patch.setattr(migrations, "steps", lambda _: newer)
        store = store_at(address)
        await store.open()
        await store.rename("hash", "Ann")
        await store.close()


def test_an_older_server_goes_on_beside_what_a_newer_one_has_added(
    address: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def main() -> None:
        await upgraded(address, monkeypatch, "expand")
        for _ in range(2):
            store = store_at(address)
            await store.open()
            assert await store.name("hash") == "Ann"
            await store.rename("other", "Ben")
            await store.close()
        await upgraded(address, monkeypatch, "expand")  # and the newer one goes on as well

    asyncio.run(main())
    if database(address) == "postgres":  # a copy would lack what was added
        with pytest.raises(StoreError, match="another version of Posse"):
            backup.backup(address, tmp_path / "copy.db", force=False)


def test_an_older_server_is_refused_when_something_was_taken_away(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        known = len(migrations.steps(database(address)))
        await upgraded(address, monkeypatch, f"contract {known}")
        store = store_at(address)  # it knows all that is needed
        await store.open()
        await store.close()
        with monkeypatch.context() as patch:
            older = migrations.steps(database(address))[:-1]
            patch.setattr(migrations, "steps", lambda _: older)
            with pytest.raises(StoreError, match="another version of Posse"):
                await store_at(address).open()

    asyncio.run(main())


@pytest.mark.parametrize("note", [None, 99])
def test_a_newer_database_is_refused_unless_it_says_otherwise(
    address: str, note: int | None
) -> None:
    async def main() -> None:
        store = store_at(address)
        await store.open()
        await store.close()
        if database(address) == "postgres":
            db = await asyncpg.connect(address)
            await db.execute("INSERT INTO migrations VALUES (99, 'later', now(), $1)", note)
            await db.close()
        else:
            with closing(sqlite3.connect(address)) as file, file:
                file.execute("PRAGMA user_version = 99")
                file.execute("DELETE FROM own WHERE key = 'oldest'")
                if note is not None:
                    file.execute("INSERT INTO own VALUES ('oldest', ?)", (str(note).encode(),))
        with pytest.raises(StoreError, match="another version of Posse"):
            await store_at(address).open()

    asyncio.run(main())


@pytest.mark.parametrize("kind", ["postgres", "sqlite"])
def test_the_last_release_can_use_the_newest_schema(kind: migrations.Database) -> None:
    assert migrations.steps(kind)[-1].oldest <= last_release.STEPS[kind]


def test_what_a_step_needs() -> None:
    before = [migrations.Step(6, "before", "", 5)]
    assert migrations.oldest("CREATE TABLE x;", 7, before) == 7
    assert migrations.oldest("-- expand: x\n", 7, before) == 5
    assert migrations.oldest("-- contract 6: x\n", 7, before) == 6
    with pytest.raises(AssertionError, match="cannot need itself"):
        migrations.oldest("-- contract 7: x\n", 7, before)
