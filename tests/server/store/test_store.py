"""Both stores: durable, append-only, and a failed job does not affect others."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
import pytest

from posse.server.errors import Conflict, StoreError
from posse.server.store.factory import store_at
from posse.server.store.rows import ChatRow, Lease, MatchRow, Said, SeatRow, TableRow
from posse.server.store.store import Store

HOUR = 3600.0
S = TypeVar("S", bound=Store)
TABLE = TableRow(
    "t1", "bang", ["base"], 4, {}, 60, True, [SeatRow("person", "Ann", "hash")], "hash", 1.0
)
MATCH = MatchRow("m1", "t1", "bang", 1, ["base"], 4, {}, "seed", ["Ann"], 2.0)


def with_opened(store: S, work: Callable[[S], Awaitable[None]]) -> None:
    async def main() -> None:
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(main())


def with_store(address: str, work: Callable[[Store], Awaitable[None]]) -> None:
    with_opened(store_at(address), work)


async def leased(store: Store, table: str = "t1") -> Lease:
    lease = await store.acquire(table)
    assert lease is not None
    return lease


def test_everything_is_there_after_a_restart(address: str) -> None:
    begun = msgspec.structs.replace(TABLE, match="m1")

    async def write(store: Store) -> None:
        lease = await leased(store)
        await store.save(lease, TABLE)
        await store.begin(lease, begun, MATCH)
        await store.append(lease, "m1", 0, 3, over=False)
        await store.append(lease, "m1", 1, 0, over=True)
        await store.say(lease, ChatRow(1, 0, "Ann", "howdy"))
        await store.rename("hash", "Ann")

    async def read(store: Store) -> None:
        assert await store.tables() == [begun]
        assert await store.table("t1") == begun
        expected = msgspec.structs.replace(MATCH, answers=[3, 0], over=True)
        assert await store.match("m1") == expected
        assert await store.chat("t1", 5) == [ChatRow(1, 0, "Ann", "howdy")]
        assert await store.name("hash") == "Ann"
        assert await store.match("m2") is None
        assert await store.table("t2") is None
        assert await store.name("other") is None

    with_store(address, write)
    with_store(address, read)


def test_an_answer_is_written_once(address: str) -> None:
    async def work(store: Store) -> None:
        lease = await leased(store)
        await store.begin(lease, TABLE, MATCH)
        await store.append(lease, "m1", 0, 3, over=False)
        with pytest.raises(Conflict):
            await store.append(lease, "m1", 0, 4, over=True)
        found = await store.match("m1")
        assert found is not None
        assert (found.answers, found.over) == ([3], False)

    with_store(address, work)


def test_what_was_taken_back_was_never_answered(address: str) -> None:
    """Deletes the answer, all later ones and their reasons, of this match only, and counts it."""

    async def work(store: Store) -> None:
        lease, other = await leased(store), msgspec.structs.replace(MATCH, id="m2")
        for match in (MATCH, other):
            await store.begin(lease, TABLE, match)
            for n in range(4):
                await store.append(lease, match.id, n, n, over=False, said=Said("greenhorn"))
        await store.cut(lease, "m1", 2)
        for id, left in (("m1", 2), ("m2", 4)):
            found = await store.match(id)
            assert found is not None
            assert (found.answers, sorted(found.said)) == ([*range(left)], [*range(left)])
            assert found.backs == (id == "m1")
        await store.append(lease, "m1", 2, 7, over=False)
        await store.cut(lease, "m1", 2)
        await store.append(lease, "m1", 2, 8, over=False)
        found = await store.match("m1")
        assert found is not None and (found.answers, found.backs) == ([0, 1, 8], 2)

    with_store(address, work)


def test_answers_of_many_tables_share_a_commit_and_fail_alone(address: str) -> None:
    async def work(store: Store) -> None:
        lease = await leased(store)
        await store.begin(lease, TABLE, MATCH)
        jobs = [store.append(lease, "m1", n, n, over=False) for n in (0, 1, 1, 2)]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert done[0] is None and done[3] is None
        assert {type(done[1]), type(done[2])} == {type(None), Conflict}
        found = await store.match("m1")
        assert found is not None
        assert found.answers == [0, 1, 2]

    with_store(address, work)


def test_a_match_begins_wholly_or_not_at_all(address: str) -> None:
    async def work(store: Store) -> None:
        lease = await leased(store)
        await store.begin(lease, TABLE, MATCH)
        with pytest.raises(Conflict):
            await store.begin(lease, msgspec.structs.replace(TABLE, clock=30), MATCH)
        assert await store.table("t1") == TABLE

    with_store(address, work)


def test_the_last_lines_of_chat_oldest_first(address: str) -> None:
    async def work(store: Store) -> None:
        lease = await leased(store)
        lines = [ChatRow(n, None, "Bob", f"line {n}") for n in range(1, 13)]
        for line in lines:
            await store.say(lease, line)
        assert await store.chat("t1", 5) == lines[-5:]

    with_store(address, work)


def test_closed_tables_are_not_brought_up(address: str) -> None:
    async def work(store: Store) -> None:
        lease = await leased(store)
        closed = msgspec.structs.replace(TABLE, closed=True)
        await store.save(lease, closed)
        assert await store.tables() == []
        assert await store.table("t1") == closed

    with_store(address, work)


def test_a_closed_store_says_so(address: str) -> None:
    async def main() -> None:
        store = store_at(address)
        await store.open()
        await store.close()
        with pytest.raises(StoreError):
            await store.name("hash")

    asyncio.run(main())


def test_what_nobody_uses_is_deleted(address: str) -> None:
    async def work(store: Store) -> None:
        for id, closed in (("t1", True), ("t2", False)):
            lease = await leased(store, id)
            row = msgspec.structs.replace(TABLE, id=id, closed=closed)
            match = msgspec.structs.replace(MATCH, id=f"m-{id}", table=id, people=["hash"])
            await store.begin(lease, row, match)
            await store.append(lease, match.id, 0, 1, over=False)
            await store.say(lease, ChatRow(1, 0, "Ann", "howdy"))
        await store.rename("hash", "Ann")
        await store.rename("other", "Bob")
        await store.forget(HOUR)
        assert await store.people() == {"hash", "other"}
        await store.forget(-HOUR)
        assert await store.table("t1") is None
        assert await store.match("m-t1") is None
        assert await store.chat("t1", 5) == []
        found = await store.match("m-t2")  # its table is open
        assert found is not None and found.answers == [1]
        assert len(await store.chat("t2", 5)) == 1
        assert await store.people() == {"hash"}  # people who play there

    with_store(address, work)


def test_a_database_has_one_key(address: str) -> None:
    keys = []

    async def work(store: Store) -> None:
        await store.check()
        keys.append(await store.key())

    with_store(address, work)
    with_store(address, work)
    assert keys[0] == keys[1] and len(keys[0]) == 32
