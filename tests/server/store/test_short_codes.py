"""Short codes of tables in both stores: one table each, free again when the table is closed."""

import msgspec

from posse.server.store.rows import Lease
from posse.server.store.store import Store
from tests.server.store.test_store import TABLE, leased, with_store

OTHER = msgspec.structs.replace(TABLE, id="t2")
CLOSED = msgspec.structs.replace(TABLE, closed=True)


async def both(store: Store) -> tuple[Lease, Lease]:
    leases = await leased(store), await leased(store, "t2")
    for lease, row in zip(leases, (TABLE, OTHER), strict=True):
        await store.save(lease, row)
    return leases


def test_a_code_belongs_to_one_table_and_stays_after_a_restart(address: str) -> None:
    async def first(store: Store) -> None:
        lease, other = await both(store)
        assert await store.claim_short_code(lease, "7KQ4") == "7KQ4"
        assert await store.claim_short_code(lease, "2222") == "7KQ4", "it has one"
        assert await store.claim_short_code(other, "7KQ4") is None, "taken"
        assert await store.claim_short_code(other, "9ABC") == "9ABC"
        assert await store.short_code("2222") is None

    async def again(store: Store) -> None:
        assert await store.short_code("7KQ4") == "t1"
        assert await store.short_codes() == {"t1": "7KQ4", "t2": "9ABC"}
        assert await store.claim_short_code(await leased(store), "3333") == "7KQ4"

    with_store(address, first)
    with_store(address, again)


def test_a_closed_table_frees_its_code(address: str) -> None:
    async def main(store: Store) -> None:
        lease, other = await both(store)
        await store.claim_short_code(lease, "7KQ4")
        await store.save(lease, CLOSED)
        assert await store.short_code("7KQ4") is None
        assert await store.claim_short_code(other, "7KQ4") == "7KQ4"
        await store.save(lease, TABLE)
        assert await store.claim_short_code(lease, "9ABC") == "9ABC", "open again, another code"

    with_store(address, main)


def test_a_node_without_the_lease_claims_nothing(postgres: str) -> None:
    async def main(store: Store) -> None:
        lease, _ = await both(store)
        await store.release(lease)
        assert await store.claim_short_code(lease, "7KQ4") is None
        assert await store.short_codes() == {}

    with_store(postgres, main)
