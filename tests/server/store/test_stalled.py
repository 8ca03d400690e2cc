"""A PostgreSQL that stalls, hears nothing or never answers is handled like an absent one."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

import asyncpg
import msgspec
import pytest

from posse.server.errors import StoreError, StoreUnavailable
from posse.server.store.postgres import connections, leases, pool
from posse.server.store.postgres.store import PostgresStore
from posse.server.store.rows import Lease
from tests.faults.bad_wire import BadWire, Mood, socket_of, through
from tests.server.store.test_leases import HOUR, leased
from tests.server.store.test_store import MATCH, TABLE
from tests.witness import PATIENCE

SHORT = 0.2  # seconds


@contextmanager
def impatient() -> Iterator[None]:
    """While the wire fails the store waits for fractions of a second instead of for seconds."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connections, "CONNECT", SHORT)
        patch.setattr(pool, "COMMAND", SHORT)
        patch.setattr(leases, "COMMAND", SHORT)
        patch.setattr(pool, "PATIENCE", PATIENCE)
        yield


@asynccontextmanager
async def behind(address: str) -> AsyncIterator[tuple[BadWire, PostgresStore]]:
    wire = BadWire(socket_of(address))
    await wire.open()
    store = PostgresStore(through(address, wire), HOUR)
    try:
        async with asyncio.timeout(PATIENCE):
            await store.open()
            yield wire, store
            await store.close()
    finally:
        await wire.close()


async def loop_errors(found: list[str]) -> None:
    """Keeps what asyncio would log: tasks and callbacks that failed."""
    handler = asyncio.get_running_loop().set_exception_handler
    handler(lambda _, context: found.append(str(context)))


@pytest.mark.parametrize("mood", ["stalls", "deaf", "mute", "cut"])
def test_it_is_away_until_it_answers(
    postgres: str, mood: Mood, caplog: pytest.LogCaptureFixture
) -> None:
    """Reading fails in time, answers wait and are stored once, everybody is told twice."""
    troubles: list[str] = []

    async def main() -> None:
        await loop_errors(troubles)
        async with behind(postgres) as (wire, store):
            lease = await leased(store)
            await store.begin(lease, TABLE, MATCH)
            told: list[bool] = []
            store.watch(told.append)
            with impatient():
                wire.be(mood)
                waiting = [
                    asyncio.create_task(store.append(lease, "m1", n, n, over=False))
                    for n in range(20)
                ]
                for _ in range(3):
                    with pytest.raises(StoreUnavailable):
                        await store.name("hash")
                with pytest.raises(StoreUnavailable):
                    await store.renew([lease])
            assert told == [True]
            wire.be("flows")
            await asyncio.gather(*waiting)
            assert told[-1] is False
            found = await store.match("m1")
            assert found is not None and found.answers == [*range(20)]
            assert await store.renew([lease]) == {lease}

    with caplog.at_level(logging.WARNING, "posse.server"):
        asyncio.run(main())
    assert troubles == []
    assert "Traceback" not in caplog.text
    assert [record.levelname for record in caplog.records[:1]] == ["ERROR"], "it is said once"


def test_nobody_waits_for_a_database_that_is_known_to_be_away(postgres: str) -> None:
    """One at a time looks for it; all others are refused at once."""

    async def main() -> None:
        async with behind(postgres) as (wire, store):
            with impatient():
                wire.be("stalls")
                with pytest.raises(StoreUnavailable):
                    await store.name("hash")
                looking = asyncio.create_task(store.name("hash"))
                await asyncio.sleep(0)
                for person in range(200):
                    asked = store.name(f"p{person}")
                    with pytest.raises(StoreUnavailable):
                        asked.send(None)  # without one round of the event loop
                wire.be("flows")
                await asyncio.gather(looking, return_exceptions=True)

    asyncio.run(main())


async def save(store: PostgresStore, lease: Lease) -> None:
    await store.save(lease, msgspec.structs.replace(TABLE, clock=30))


async def cut(store: PostgresStore, lease: Lease) -> None:
    await store.cut(lease, "m1", 0)


async def append(store: PostgresStore, lease: Lease) -> None:
    await store.append(lease, "m1", 0, 9, over=False)


@pytest.mark.parametrize("write", [save, cut, append])
def test_a_write_that_arrives_late_changes_nothing(
    postgres: str, write: Callable[[PostgresStore, Lease], Awaitable[None]]
) -> None:
    """What was held on the way arrives after newer writes: they stay."""

    async def main() -> None:
        async with behind(postgres) as (wire, store):
            lease = await leased(store)
            await store.begin(lease, TABLE, MATCH)
            await append(store, lease)  # prepared statements are sent in one go
            await cut(store, lease)
            second = BadWire(wire.target)  # another way to the same database
            await second.open()
            with impatient():
                wire.be("stalls")
                writing = asyncio.ensure_future(write(store, lease))
                while not store.pool._down:
                    await asyncio.sleep(0)
            store.pool._connections = connections.Connections(through(postgres, second))
            await writing
            await store.cut(lease, "m1", 0)
            await store.save(lease, msgspec.structs.replace(TABLE, clock=120))
            for n in range(3 if write is cut else 0):
                await store.append(lease, "m1", n, n, over=False)
            wire.be("flows")  # what was held arrives now, then the end of its connection
            while wire._pipes:
                await asyncio.sleep(0.01)
            await all_idle(postgres)
            row, match = await store.table("t1"), await store.match("m1")
            assert row is not None and row.clock == 120
            assert match is not None and match.answers == ([0, 1, 2] if write is cut else [])
            await second.close()

    asyncio.run(main())


async def all_idle(address: str) -> None:
    """Waits until nothing runs in the database any more."""
    db = await asyncpg.connect(address)
    busy = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND state = $1"
    while await db.fetchval(busy, "active") > 1:
        await asyncio.sleep(0.01)
    await db.close()


def test_a_statement_that_waits_is_waited_for(postgres: str) -> None:
    """A lock of somebody else is no outage while it is short."""

    async def main() -> None:
        async with behind(postgres) as (_, store):
            lease = await leased(store)
            await store.begin(lease, TABLE, MATCH)
            db = await asyncpg.connect(postgres)
            block = db.transaction()
            await block.start()
            await db.execute("LOCK TABLE answers IN ACCESS EXCLUSIVE MODE")
            append = asyncio.create_task(store.append(lease, "m1", 0, 1, over=False))
            waits = "SELECT count(*) FROM pg_locks WHERE NOT granted"
            while not await db.fetchval(waits):
                await asyncio.sleep(0)
            await block.rollback()
            await append
            await db.close()
            found = await store.match("m1")
            assert found is not None and found.answers == [1]

    asyncio.run(main())


def test_a_closed_store_leaves_nobody_waiting(postgres: str) -> None:
    async def main() -> None:
        wire = BadWire(socket_of(postgres))
        await wire.open()
        store = PostgresStore(through(postgres, wire), HOUR)
        await store.open()
        lease = await leased(store)
        await store.begin(lease, TABLE, MATCH)
        with impatient():
            wire.be("stalls")
            waiting = [
                asyncio.create_task(store.append(lease, "m1", n, n, over=False)) for n in range(3)
            ]
            await asyncio.sleep(0)
            async with asyncio.timeout(PATIENCE):
                await store.close()
                for failed in await asyncio.gather(*waiting, return_exceptions=True):
                    assert isinstance(failed, StoreError)
        await wire.close()

    asyncio.run(main())
