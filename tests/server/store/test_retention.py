"""A wrong clock deletes nothing: time is the database's, a day has a ceiling, the log says all."""

import asyncio
import logging
import sqlite3
import time
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import asyncpg
import msgspec
import pytest

from posse.server.store.factory import store_at
from posse.server.store.retention import DAY, LEAST, Deleted, allowed, ceiling, today
from posse.server.store.rows import ChatRow, Said
from posse.server.store.sqlite.clock import StoredClock
from posse.server.store.store import Store
from tests.server.store.test_leases import nodes
from tests.server.store.test_store import MATCH, TABLE, leased, with_store

KEEP = 365 * DAY
MATCHES = 20
STAMPS = {"tables": "used", "people": "seen", "matches": "begun"}


async def filled(store: Store) -> None:
    """Twenty finished matches at closed tables, and somebody's name."""
    await store.rename("hash", "Ann")
    for n in range(MATCHES):
        lease = await leased(store, f"t{n}")
        row = msgspec.structs.replace(TABLE, id=f"t{n}", closed=True, match=f"m{n}")
        await store.begin(lease, row, msgspec.structs.replace(MATCH, id=f"m{n}", table=f"t{n}"))
        await store.append(lease, f"m{n}", 0, 1, over=True)
        await store.release(lease)


async def changed(address: str, sql: str) -> None:
    """Changes a database while no store has it."""
    if address.startswith("postgres"):
        db = await asyncpg.connect(address)
        await db.execute(sql)
        await db.close()
    else:
        with closing(sqlite3.connect(address)) as file, file:
            file.execute(sql)


async def counted(address: str, sql: str) -> int:
    """The one number that a query has as its result, while no store has the database."""
    if address.startswith("postgres"):
        db = await asyncpg.connect(address)
        found = await db.fetchval(sql)
        await db.close()
    else:
        with closing(sqlite3.connect(address)) as file:
            (found,) = file.execute(sql).fetchone()
    return int(found)


def aged(address: str, days: float) -> None:
    for table, column in STAMPS.items():
        sql = f"UPDATE {table} SET {column} = {column} - {days * DAY}"
        asyncio.run(changed(address, sql))
    if not address.startswith("postgres"):  # the file was in use until now
        asyncio.run(changed(address, f"REPLACE INTO own VALUES ('checked', {time.time()})"))


async def left(store: Store) -> int:
    return sum([await store.match(f"m{n}") is not None for n in range(MATCHES)])


def test_when_everything_is_too_old_nothing_is_deleted(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def sweep(store: Store) -> None:
        for _ in range(3):
            await store.forget(KEEP)
        assert await left(store) == MATCHES
        assert await store.name("hash") == "Ann"

    with_store(address, filled)
    aged(address, 400)
    with caplog.at_level(logging.WARNING, "posse.server"):
        with_store(address, sweep)
    assert caplog.text.count("nothing is deleted: nothing stored is newer than 400 days") == 1


def test_a_day_has_a_ceiling_and_the_log_says_what_is_gone(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def sweep(store: Store) -> None:
        lease = await leased(store, "new")
        await store.save(lease, msgspec.structs.replace(TABLE, id="new"))
        for _ in range(4):
            await store.forget(KEEP)
        assert await left(store) == MATCHES - LEAST

    with_store(address, filled)
    aged(address, 400)
    for _ in range(2):  # a second start is the same day
        with caplog.at_level(logging.WARNING, "posse.server"):
            with_store(address, sweep)
    said = [record.getMessage() for record in caplog.records]
    assert said == ["deleted, unused for 365 days: 10 tables, 10 matches, 1 names"]


ORPHANS = {
    **{
        table: f"SELECT count(*) FROM {table} WHERE match NOT IN (SELECT id FROM matches)"
        for table in ("answers", "said", "played")
    },
    "chat": "SELECT count(*) FROM chat WHERE tbl NOT IN (SELECT id FROM tables)",
}


def test_what_is_deleted_leaves_no_row_behind(address: str) -> None:
    """Answers, reasons of bots, the list of a person's matches and the chat go too."""

    async def talkative(store: Store) -> None:
        lease = await leased(store, "old")
        match = msgspec.structs.replace(MATCH, id="gone", table="old", people=["hash"])
        await store.begin(lease, msgspec.structs.replace(TABLE, id="old", match="gone"), match)
        await store.say(lease, ChatRow(1, 0, "Ann", "howdy"))
        await store.append(lease, "gone", 0, 1, over=True, said=Said("deputy"))
        await store.save(lease, msgspec.structs.replace(TABLE, id="old", closed=True))
        await store.release(lease)

    async def sweep(store: Store) -> None:
        lease = await leased(store, "new")
        await store.save(lease, msgspec.structs.replace(TABLE, id="new"))
        await store.forget(KEEP)
        assert await store.match("gone") is None

    with_store(address, talkative)
    for table in ORPHANS:
        assert asyncio.run(counted(address, f"SELECT count(*) FROM {table}")) == 1, table
    aged(address, 400)
    with_store(address, sweep)
    assert {
        table: asyncio.run(counted(address, sql)) for table, sql in ORPHANS.items()
    } == dict.fromkeys(ORPHANS, 0)


def test_the_ceiling_is_a_few_times_what_grows_old_in_a_day() -> None:
    assert ceiling(100_000, KEEP) == 1096
    assert ceiling(20, KEEP) == LEAST
    assert ceiling(20, 0.0) == 20, "a host who keeps nothing has none"
    assert allowed(20, KEEP, gone=LEAST) == 0
    assert allowed(100_000, KEEP, gone=0) == 200, "a little at a time"
    spent = Deleted(100, tables=3)
    assert today(spent, 100.5 * DAY) == today(spent, 99.5 * DAY) == spent
    assert today(spent, 101.5 * DAY) == Deleted(101)


def test_a_start_with_the_clock_ahead_ages_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite has the machine's clock only: it is believed slowly."""
    path, real = str(tmp_path / "posse.db"), time.time
    with_store(path, filled)

    async def wrong(store: Store) -> None:
        await store.rename("hash", "Ann")  # people come, so something is new
        await store.check()
        for _ in range(5):
            await store.forget(KEEP)
        assert await left(store) == MATCHES

    ahead = [0.0]
    target = "posse.server.store.sqlite.clock.time.time"
    monkeypatch.setattr(target, lambda: real() + ahead[0] * DAY)
    for ahead[0] in (400.0, 400.0, -400.0, 0.0):
        with_store(path, wrong)
    with closing(sqlite3.connect(path)) as file:
        for table, column in STAMPS.items():
            (newest,) = file.execute(f"SELECT max({column}) FROM {table}").fetchone()
            assert newest == pytest.approx(real(), abs=3600), table


def test_a_long_pause_is_caught_up_with(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = [1000 * DAY, 0.0]
    monkeypatch.setattr("posse.server.store.sqlite.clock.time.time", lambda: moment[0])
    monkeypatch.setattr("posse.server.store.sqlite.clock.time.monotonic", lambda: moment[1])
    clock = StoredClock(990 * DAY)
    assert clock.now() == 990 * DAY
    moment[1] = 3600.0
    assert clock.now() == 991 * DAY
    moment[1] = DAY
    assert clock.now() == 1000 * DAY, "and then it is the machine's"
    moment[0] = 1.0
    assert clock.now() == 990 * DAY, "it never goes back behind what is stored"
    assert StoredClock(None).now() == 1.0


def test_postgres_dates_everything_itself(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real = time.time
    monkeypatch.setattr("time.time", lambda: real() + 400 * DAY)
    with_store(postgres, filled)

    async def main() -> None:
        db = await asyncpg.connect(postgres)
        for table, column in STAMPS.items():
            newest = await db.fetchval(f"SELECT max({column}) FROM {table}")
            assert newest == pytest.approx(real(), abs=3600), table
        await db.close()

    asyncio.run(main())


@pytest.mark.parametrize("days", [400, -400])
def test_tables_stay_reachable_when_the_database_sets_its_clock(postgres: str, days: int) -> None:
    """A dead node's lease from before the clock went back does not hold a table for a year."""

    async def main() -> None:
        async with nodes(postgres, 2) as (dead, other):
            lease = await leased(dead)
            await dead.save(lease, TABLE)
            assert await other.free() == []
            jump = timedelta(days=-days)  # for the lease it is as if the clock had jumped
            await dead._do("UPDATE leases SET until = until + $1", jump)
            assert await other.free() == ["t1"]
            assert await other.owner("t1") is None
            assert await other.acquire("t1") is not None

    asyncio.run(main())


def test_a_code_lives_by_the_stores_clock(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real = time.time
    monkeypatch.setattr("time.time", lambda: real() + 400 * DAY)

    async def main() -> None:
        store = store_at(address)
        await store.open()
        await store.keep_code("key", "ann", b"sealed", 300.0)
        monkeypatch.undo()
        assert await store.codes() == 1
        assert await store.take_code("key") == b"sealed"
        await store.close()

    asyncio.run(main())
