"""A table that is being loaded while the one who asked for it goes, or the node stops."""

import asyncio
import gc
from typing import Any

import pytest

from posse.server.errors import StoreError
from posse.server.store.rows import Lease
from posse.server.store.store import Store
from tests.server.world import World


class Held:
    """The store waits with a lease until `go` is set."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go, self.asked, self.calls = asyncio.Event(), asyncio.Event(), 0
        self.error: Exception | None = None
        acquire = store.acquire

        async def held(id: str) -> Lease | None:
            self.calls += 1
            self.asked.set()
            await self.go.wait()
            if self.error is not None:
                raise self.error
            return await acquire(id)

        monkeypatch.setattr(store, "acquire", held)


async def asleep(world: World) -> str:
    """A table that is in the store only."""
    table, _ = await world.table()
    world.clock.time += 1e6
    await world.tables.sweep()
    assert world.tables.all == {}
    return table.id


def test_who_asks_later_waits_for_the_same_load(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        world = World()
        id = await asleep(world)
        held = Held(world.services.store, monkeypatch)
        first = asyncio.create_task(world.tables.find(id))
        await held.asked.wait()
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        second = asyncio.create_task(world.tables.find(id))
        held.go.set()
        table = await second
        assert table is not None and held.calls == 1
        await world.hold(table)

    asyncio.run(main())


def test_a_load_that_fails_alone_is_no_error_of_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[dict[str, Any]] = []

    async def main() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: said.append(context))
        world = World()
        id = await asleep(world)
        held = Held(world.services.store, monkeypatch)
        held.error = StoreError("the store is closed")
        asks = asyncio.create_task(world.tables.find(id))
        await held.asked.wait()
        asks.cancel()
        held.go.set()
        for _ in range(5):
            await asyncio.sleep(0)
        gc.collect()

    asyncio.run(main())
    assert said == []


def test_a_node_that_stops_hands_over_what_it_is_loading(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        world = World()
        id = await asleep(world)
        held = Held(world.services.store, monkeypatch)
        asks = asyncio.create_task(world.tables.find(id))
        await held.asked.wait()
        stops = asyncio.create_task(world.tables.hand_over())
        held.go.set()
        await stops
        assert (await asks) is not None
        assert world.tables.all == {}

    asyncio.run(main())
