"""Backups of both stores: complete, of one moment, and restorable into either store."""

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import asyncpg
import msgspec
import pytest

from posse.server.errors import StoreError
from posse.server.store.factory import store_at
from posse.server.store.migrations import steps
from posse.server.store.postgres import backup as pgbackup
from posse.server.store.rows import ChatRow, Said
from posse.server.store.store import Store
from tests.command import Run, refused, runner
from tests.server.store.test_store import MATCH, TABLE, leased, with_store

pytestmark = pytest.mark.long

BEGUN = msgspec.structs.replace(TABLE, match="m1")
PLAYED = msgspec.structs.replace(MATCH, people=["hash", ""])
SAID = Said("marshal", "why-ahead", {"n": 1})
SIGNS = {"key": b""}


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return runner(capsys, monkeypatch)


@pytest.fixture(params=["sqlite", "postgres"])
def other(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The target of a restore: a second database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "other" / "posse.db")
    return str(request.getfixturevalue("postgres"))


async def fill(store: Store) -> None:
    lease = await leased(store)
    await store.rename("hash", "Änn")
    await store.begin(lease, BEGUN, PLAYED)
    await store.append(lease, "m1", 0, 3, over=False, said=SAID)
    await store.append(lease, "m1", 1, 0, over=True)
    await store.say(lease, ChatRow(1, 0, "Änn", "howdy"))
    await store.save(
        await leased(store, "t2"), msgspec.structs.replace(TABLE, id="t2", closed=True)
    )
    await store.check()
    SIGNS["key"] = await store.key()


async def whole(store: Store) -> None:
    assert await store.tables() == [BEGUN]
    closed = await store.table("t2")
    assert closed is not None
    assert closed.closed
    expected = msgspec.structs.replace(PLAYED, answers=[3, 0], over=True, said={0: SAID})
    assert await store.match("m1") == expected
    assert await store.played("hash", 5) == ["m1"]
    assert await store.chat("t1", 5) == [ChatRow(1, 0, "Änn", "howdy")]
    assert await store.name("hash") == "Änn"
    assert await store.key() == SIGNS["key"]  # so that all tokens stay valid
    await store.check()


HELD = "2 tables, 1 match with 2 answers and 1 name."


def test_a_backup_goes_into_either_store(
    run: Run, address: str, other: str, tmp_path: Path
) -> None:
    file = tmp_path / "copy.db"
    with_store(address, fill)
    assert run("backup", file, "--db", address) == (0, f"{file} holds {HELD}\n", "")
    assert [path.name for path in tmp_path.glob("*copy*")] == ["copy.db"]  # no other file beside it
    assert list(tmp_path.glob(".posse-*")) == []
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert run("restore", file, "--db", other) == (0, f"From {file}: {HELD}\n", "")
    with_store(other, whole)
    with_store(str(file), whole)  # it is a database itself


def test_nothing_is_replaced_unasked(run: Run, address: str, tmp_path: Path) -> None:
    file = tmp_path / "copy.db"
    with_store(address, fill)
    assert run("backup", file, "--db", address)[0] == 0
    refused(run("backup", file, "--db", address), "copy.db: is there already; --force replaces it")
    assert run("backup", file, "--db", address, "--force")[0] == 0
    refused(run("restore", file, "--db", address), "already; --force replaces")

    async def more(store: Store) -> None:
        await store.rename("other", "Bob")

    async def as_before(store: Store) -> None:
        await whole(store)
        assert await store.name("other") is None

    with_store(address, more)
    assert run("restore", file, "--db", address, "--force")[0] == 0
    with_store(address, as_before)


def test_a_restore_waits_for_no_server(run: Run, address: str, tmp_path: Path) -> None:
    file = tmp_path / "copy.db"
    with_store(address, fill)
    assert run("backup", file, "--db", address)[0] == 0

    async def meanwhile(store: Store) -> None:
        await store.rename("other", "Bob")
        result = await asyncio.to_thread(run, "restore", file, "--db", address, "--force")
        refused(result, "a server is using it; stop it first")
        assert await store.name("other") == "Bob"
        code, _, _ = await asyncio.to_thread(run, "backup", file, "--db", address, "--force")
        assert code == 0

    with_store(address, meanwhile)


def test_an_old_log_is_not_played_into_a_restored_file(run: Run, tmp_path: Path) -> None:
    """After a crash the log lies beside the database, and SQLite reads whatever log it finds."""
    db, file = tmp_path / "posse.db", tmp_path / "copy.db"
    with_store(str(db), fill)
    assert run("backup", file, "--db", db)[0] == 0
    opened = sqlite3.connect(db, isolation_level=None)
    opened.execute("INSERT INTO people VALUES ('other', 'Bob', 0)")
    log = Path(f"{db}-wal").read_bytes()
    opened.close()
    Path(f"{db}-wal").write_bytes(log)
    assert run("restore", file, "--db", db, "--force")[0] == 0
    with_store(str(db), whole)


def test_a_damaged_database_can_be_replaced_but_not_backed_up(run: Run, tmp_path: Path) -> None:
    db, file = tmp_path / "posse.db", tmp_path / "copy.db"
    with_store(str(db), fill)
    assert run("backup", file, "--db", db)[0] == 0
    data = bytearray(db.read_bytes())
    data[4096:] = b"\xff" * (len(data) - 4096)
    db.write_bytes(data)
    refused(run("backup", tmp_path / "new.db", "--db", db), "is damaged: ")
    assert not (tmp_path / "new.db").exists()
    db.write_bytes(b"no database at all" * 1000)
    assert run("restore", file, "--db", db, "--force")[0] == 0
    with_store(str(db), whole)


def test_a_backup_of_an_older_version_is_brought_up_to_date(
    run: Run, other: str, tmp_path: Path
) -> None:
    file = tmp_path / "old.db"
    with closing(sqlite3.connect(file)) as db, db:
        db.executescript(f"{steps('sqlite')[0].sql} PRAGMA user_version = 1;")
        db.execute("INSERT INTO tables VALUES ('t1', 0, ?)", (msgspec.json.encode(BEGUN),))
        db.execute("INSERT INTO tables VALUES ('bad', 1, 'no json')")
        db.execute("INSERT INTO people VALUES ('hash', 'Ann')")
    assert run("restore", file, "--db", other)[0] == 0

    async def read(store: Store) -> None:
        assert await store.tables() == [BEGUN]
        assert await store.name("hash") == "Ann"
        assert await store.table("bad") is None  # kept, although it cannot be read

    with_store(other, read)
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (1,)  # the file is as it was
        db.execute("PRAGMA user_version = 99")
    refused(run("restore", file, "--db", other, "--force"), "(schema 99, this one knows ")


# what is not one ----------------------------------------------------------------------------------


def test_wrong_files_are_one_line(run: Run, tmp_path: Path) -> None:
    db, note, empty = tmp_path / "posse.db", tmp_path / "note.txt", tmp_path / "empty"
    with_store(str(db), fill)
    note.write_text("howdy" * 500)
    empty.touch()
    for wrong, said in (
        (note, "note.txt: is not a database of Posse"),
        (empty, "empty: is not a database of Posse"),
        (tmp_path / "none", "none: there is no file"),
        (tmp_path, ": Is a directory"),
        (db, "posse.db: is the database itself"),
    ):
        refused(run("restore", wrong, "--db", db, "--force"), said)
        if wrong != db:
            refused(run("backup", tmp_path / "copy.db", "--db", wrong), said)
    refused(run("backup", db, "--db", db, "--force"), "posse.db: is the database itself")
    refused(run("backup", tmp_path, "--db", db), ": Is a directory")
    refused(run("backup", tmp_path / "no" / "x", "--db", db), "x: there is no such folder")
    assert not (tmp_path / "copy.db").exists()
    with_store(str(db), whole)


def test_the_lines_in_german(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    db, file = tmp_path / "posse.db", tmp_path / "copy.db"
    with_store(str(db), fill)
    said = f"In {file} sind 2 Tische, 1 Partie mit 2 Antworten und 1 Name.\n"
    assert run("backup", file, "--db", db) == (0, said, "")
    again = run("backup", file, "--db", db)
    refused(again, f"{file}: Das gibt es schon; --force ersetzt es")


def test_a_full_disk_is_called_that(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that may not grow: SQLite reports the same as on a full disk."""
    db, file = tmp_path / "posse.db", tmp_path / "copy.db"
    with_store(str(db), fill)

    class Small(sqlite3.Connection):
        def __init__(self, path: str | Path, uri: bool = False) -> None:
            super().__init__(path, uri=uri)
            if "mode=rw" not in str(path):
                self.execute("PRAGMA max_page_count = 1")

    monkeypatch.setattr("posse.server.store.backup.sqlite3.connect", Small)
    refused(run("backup", file, "--db", db), "copy.db: the disk is full")
    assert [path.name for path in tmp_path.iterdir()].count("copy.db") == 0
    assert list(tmp_path.glob(".posse-*")) == []


# PostgreSQL ---------------------------------------------------------------------------------------


def test_a_database_without_posse(run: Run, postgres: str, tmp_path: Path) -> None:
    file = tmp_path / "copy.db"
    refused(run("backup", file, "--db", postgres), "there is nothing of Posse in it")
    refused(run("backup", file, "--db", "postgresql://127.0.0.1:1/posse"), "cannot use postgresql:")
    assert not file.exists()


def test_every_table_is_kept_or_known_to_pass(postgres: str) -> None:
    """Every table of the schema is either in a backup or left out on purpose."""

    async def found() -> tuple[set[tuple[str, str]], set[str]]:
        db = await asyncpg.connect(postgres)
        sql = "SELECT table_name, column_name FROM information_schema.columns"
        rows = await db.fetch(f"{sql} WHERE table_schema = 'public'")
        await db.close()
        return {(table, column) for table, column in rows}, {table for table, _ in rows}

    async def nothing(_: Store) -> None:
        pass

    with_store(postgres, nothing)
    columns, tables = asyncio.run(found())
    known = (*pgbackup.KEPT.items(), *pgbackup.FROM_BODY.items())
    kept = {(table, column) for table, names in known for column in names}
    assert kept <= columns
    passing = {"migrations", "leases", *pgbackup.LEFT_OUT}
    assert {(table, column) for table, column in columns if table not in passing} == kept
    assert tables - passing == set(pgbackup.KEPT)


def test_a_node_thought_dead_does_not_write_after_a_restore(
    run: Run, postgres: str, tmp_path: Path
) -> None:
    """Its lease was valid when it stopped. A restore raises the fences, so it cannot write."""
    file = tmp_path / "copy.db"

    async def work() -> None:
        silent = store_at(postgres)
        await silent.open()
        lease = await leased(silent)
        await silent.begin(lease, BEGUN, PLAYED)
        assert (await asyncio.to_thread(run, "backup", file, "--db", postgres))[0] == 0
        db = await asyncpg.connect(postgres)
        await db.execute("UPDATE leases SET until = '-infinity'")
        sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        await db.execute(f"{sql} WHERE application_name = 'posse' AND datname = current_database()")
        while await db.fetchval(pgbackup.SERVERS, "posse"):
            await asyncio.sleep(0)
        await db.close()
        result = await asyncio.to_thread(run, "restore", file, "--db", postgres, "--force")
        assert result[0] == 0, result
        with pytest.raises(StoreError, match="run by another node"):
            await silent.append(lease, "m1", 0, 3, over=False)
        await silent.close()

    asyncio.run(work())
