"""Leases: one node runs a table, and a node whose lease expired can never write again."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import msgspec
import pytest

from posse.server.errors import Conflict, NotOwner
from posse.server.store.factory import store_at
from posse.server.store.postgres.batch import APPEND
from posse.server.store.postgres.store import PostgresStore
from posse.server.store.rows import ChatRow, Lease
from posse.server.store.store import Store
from tests.server.store.test_store import MATCH, TABLE

HOUR = 3600.0


@asynccontextmanager
async def nodes(address: str, count: int, term: float = HOUR) -> AsyncIterator[list[PostgresStore]]:
    stores = [PostgresStore(address, term) for _ in range(count)]
    for store in stores:
        await store.open()
    try:
        yield stores
    finally:
        for store in stores:
            await store.close()


async def leased(store: Store, table: str = "t1") -> Lease:
    lease = await store.acquire(table)
    assert lease is not None
    return lease


async def expire(store: PostgresStore) -> None:
    """Lets all leases expire."""
    await store._do("UPDATE leases SET until = clock_timestamp() - interval '1 second'")


def test_one_node_at_a_time(postgres: str) -> None:
    async def main() -> None:
        async with nodes(postgres, 2) as (first, second):
            lease = await leased(first)
            await first.save(lease, TABLE)
            assert await second.acquire("t1") is None
            assert await second.free() == []
            assert await first.renew([lease]) == {lease}
            await first.release(lease)
            assert await second.free() == ["t1"]
            assert (await leased(second)).fence > lease.fence

    asyncio.run(main())


def test_a_node_believed_dead_cannot_write(postgres: str) -> None:
    async def main() -> None:
        async with nodes(postgres, 2) as (first, second):
            old = await leased(first)
            await first.begin(old, TABLE, MATCH)
            await first.append(old, "m1", 0, 3, over=False)
            await expire(first)
            await first.append(old, "m1", 1, 4, over=False)  # no other node has taken it over yet
            new = await leased(second)
            assert new.fence > old.fence
            await refused(first, old)
            await second.append(new, "m1", 2, 5, over=False)
            with pytest.raises(Conflict):  # the last safeguard: an answer with this number exists
                await second.append(new, "m1", 1, 5, over=False)
            assert await first.renew([old]) == set()
            await untouched(second)

    asyncio.run(main())


async def refused(store: Store, lease: Lease) -> None:
    other = msgspec.structs.replace(MATCH, id="m2")
    for write in (
        store.append(lease, "m1", 2, 9, over=False),
        store.append(lease, "m1", 2, 9, over=True),
        store.cut(lease, "m1", 0),
        store.say(lease, ChatRow(1, 0, "Ann", "howdy")),
        store.save(lease, msgspec.structs.replace(TABLE, clock=30)),
        store.begin(lease, msgspec.structs.replace(TABLE, match="m2"), other),
    ):
        with pytest.raises(NotOwner):
            await write


async def untouched(store: Store) -> None:
    expected = msgspec.structs.replace(MATCH, answers=[3, 4, 5])
    assert await store.match("m1") == expected
    assert await store.match("m2") is None
    assert await store.table("t1") == TABLE
    assert await store.chat("t1", 9) == []


def test_a_lease_that_ran_out_is_renewed_unless_it_was_taken(postgres: str) -> None:
    async def main() -> None:
        async with nodes(postgres, 2) as (first, second):
            kept, lost = await leased(first, "t1"), await leased(first, "t2")
            await expire(first)
            taken = await leased(second, "t2")
            assert await first.renew([kept, lost]) == {kept}
            assert await second.renew([taken]) == {taken}
            assert taken.fence > lost.fence
            assert await second.acquire("t1") is None

    asyncio.run(main())


def test_a_new_owner_waits_for_a_write_and_sees_it(postgres: str) -> None:
    """A write locks the lease until it is committed, so a new owner sees all writes."""

    async def main() -> None:
        async with nodes(postgres, 2) as (first, second):
            lease = await leased(first)
            await first.begin(lease, TABLE, MATCH)
            await expire(first)
            db = await asyncpg.connect(postgres)
            writing = db.transaction()
            await writing.start()
            await db.fetch(APPEND, ["t1"], [lease.fence], ["m1"], [0], [7], [False], [None])
            taking = asyncio.create_task(second.acquire("t1"))
            await waiting(first, taking)
            await writing.commit()
            assert (await taking) is not None
            found = await second.match("m1")
            assert found is not None and found.answers == [7]
            await db.close()

    asyncio.run(main())


async def waiting(store: PostgresStore, task: asyncio.Task[Lease | None]) -> None:
    """Waits until the task waits for a lock in this database."""
    sql = (
        "SELECT count(*) AS n FROM pg_stat_activity"
        " WHERE wait_event_type = 'Lock' AND datname = current_database()"
    )
    while (await store._do(sql))[0]["n"] == 0:
        assert not task.done(), "it did not wait"
    assert not task.done()


def test_closing_gives_the_tables_back(postgres: str) -> None:
    async def main() -> None:
        async with nodes(postgres, 1) as (second,):
            async with nodes(postgres, 1) as (first,):
                lease = await leased(first)
                await first.save(lease, TABLE)
            assert await second.free() == ["t1"]
            assert (await leased(second)).fence > lease.fence

    asyncio.run(main())


def test_a_store_alone_owns_everything(tmp_path: object) -> None:
    async def main() -> None:
        store = store_at(f"{tmp_path}/posse.db")
        await store.open()
        lease = await leased(store)
        await store.save(lease, TABLE)
        assert store.term is None
        assert await store.renew([lease]) == {lease}
        assert await store.free() == ["t1"]
        await store.release(lease)
        assert await store.renew([lease]) == set()
        with pytest.raises(NotOwner):
            await store.save(lease, TABLE)
        await store.close()

    asyncio.run(main())


# several nodes racing ---------------------------------------------------------------------------

MATCHES = 4
ANSWERS = 60


class Racer:
    """A node that takes leases, writes a few answers, and sometimes stalls or releases."""

    def __init__(self, store: PostgresStore, seed: int, wrote: dict[str, list[tuple[int, int]]]):
        self.store = store
        self.rng = random.Random(seed)
        self.wrote = wrote  # match -> (fence, option) of what was acknowledged, in order of n
        self.refusals = 0

    async def race(self) -> None:
        while any(len(done) < ANSWERS for done in self.wrote.values()):
            match = self.rng.choice(list(self.wrote))
            lease = await self.store.acquire(match)
            if lease is not None:
                try:
                    await self.drive(lease, match)
                except NotOwner:
                    self.refusals += 1
            elif self.rng.random() < 0.3:
                await self.store._do(  # believes the others dead, although they are not
                    "UPDATE leases SET until = '-infinity' WHERE tbl = $1", match
                )

    async def drive(self, lease: Lease, match: str) -> None:
        found = await self.store.match(match)
        assert found is not None
        n = len(found.answers)
        for number in range(n, min(ANSWERS, n + self.rng.randrange(1, 9))):
            await self.store.append(lease, match, number, lease.fence, over=False)
            self.wrote[match].append((number, lease.fence))
        if self.rng.random() < 0.5:
            await self.store.release(lease)


@pytest.mark.parametrize("seed", range(3))
def test_nodes_that_race_never_mix(postgres: str, seed: int) -> None:
    """Every answer carries the fence it was written under. Fences only rise along a match."""

    async def main() -> None:
        wrote: dict[str, list[tuple[int, int]]] = {f"r{i}": [] for i in range(MATCHES)}
        async with nodes(postgres, 4) as stores:
            for id in wrote:
                lease = await leased(stores[0], id)
                row = msgspec.structs.replace(TABLE, id=id)
                await stores[0].begin(lease, row, msgspec.structs.replace(MATCH, id=id, table=id))
                await stores[0].release(lease)
            racers = [Racer(s, seed * 10 + i, wrote) for i, s in enumerate(stores)]
            await asyncio.gather(*(racer.race() for racer in racers))
            for id, acknowledged in wrote.items():
                found = await stores[0].match(id)
                assert found is not None
                fences = found.answers
                assert fences == sorted(fences)
                assert len(set(fences)) > 1  # the table did change its owner
                assert sorted(acknowledged) == list(enumerate(fences))
        assert sum(racer.refusals for racer in racers)

    asyncio.run(main())
