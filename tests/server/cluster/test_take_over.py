"""Two nodes on one database: a table moves when the lease of its node expires."""

import asyncio

import pytest

from posse.server.errors import TableMoved
from posse.server.node import sharing
from posse.server.node.neighbours import about
from posse.server.store.postgres.store import PostgresStore
from posse.server.wire.requests import Hello
from tests.server.store.test_leases import expire, nodes
from tests.server.world import Tab, World, answer, playing


def test_a_table_is_taken_over(postgres: str) -> None:
    async def main() -> None:
        async with nodes(postgres, 2) as (first, second):
            here, there = World(store=first), World(store=second)
            table, (tab,) = await here.table(start=True)
            await here.until_asked(table, 0)
            before = playing(table).match.number

            await there.sharing.take_over()
            assert there.tables.all == {}
            with pytest.raises(TableMoved, match="another node"):
                await there.tables.find(table.id)

            await expire(first)
            await there.sharing.take_over()
            moved = await there.tables.find(table.id)
            assert moved is not None
            await there.hold(moved)
            assert playing(moved).match.number == before

            await answer(table, tab)  # the old node does not know yet
            assert tab.last("error")["error"] == "not_stored"
            assert await answers(second, playing(moved).id) == before
            await here.tables.renew()
            assert here.tables.all == {}
            assert tab.messages()[-1]["t"] == "dismissed"
            await there.tables.renew()
            assert list(there.tables.all) == [table.id]
            await moved.answers.apply(0, "person")
            assert await answers(second, playing(moved).id) == before + 1

    asyncio.run(main())


async def answers(store: PostgresStore, match: str) -> int:
    found = await store.match(match)
    assert found is not None
    return len(found.answers)


def test_a_table_that_was_put_away_opens_on_any_node(postgres: str) -> None:
    async def main() -> None:
        async with nodes(postgres, 2) as (first, second):
            here, there = World(store=first), World(store=second)
            table, _ = await here.table()
            here.clock.time += 1e6
            await here.tables.sweep()
            assert here.tables.all == {}
            found = await there.tables.find(table.id)
            assert found is not None
            assert found.room.lease.fence > table.room.lease.fence
            await there.hold(found)

    asyncio.run(main())


def test_a_node_that_comes_back_takes_its_part(postgres: str) -> None:
    async def main() -> None:
        async with nodes(postgres, 2) as (first, second):
            here, there = World(store=first), World(store=second)
            await first.announce("ws://here", about(), draining=False)
            tables = [(await here.table())[0] for _ in range(8)]
            await here.sharing.share_out()
            assert len(here.tables.all) == 8, "it is alone"

            await second.announce("ws://there", about(), draining=False)
            late = Tab("late")
            for table in tables:
                table.room.guests[late] = None
            await here.sharing.share_out()
            assert len(here.tables.all) == 4
            assert len(late.messages("dismissed")) == 4, "who was there looks for the table"
            given = next(table.id for table in tables if table.id not in here.tables.all)
            with pytest.raises(TableMoved, match="given to another node"):
                await here.tables.find(given)
            await here.sharing.take_over()
            await here.sharing.take_over()
            assert len(here.tables.all) == 4, "it does not take them back at once"
            await there.sharing.take_over()
            assert len(there.tables.all) == 4
            for _ in range(3):
                await here.sharing.share_out()
                await there.sharing.share_out()
            assert (len(here.tables.all), len(there.tables.all)) == (4, 4), "they rest"
            await here.tables.close()
            await there.tables.close()

    asyncio.run(main())


def test_what_nobody_takes_is_taken_by_somebody(postgres: str) -> None:
    """A third node counts as alive and takes nothing: its part is not left lying."""

    async def main() -> None:
        async with nodes(postgres, 3) as (first, second, idle):
            here, there = World(store=first), World(store=second)
            for store in (first, second, idle):
                await store.announce("ws://somewhere", about(), draining=False)
            for _ in range(6):
                await here.table()
            await here.tables.close()
            await there.sharing.take_over()
            assert len(there.tables.all) == 2, "its part first"
            await there.sharing.take_over()
            assert len(there.tables.all) == 6, "and then what is left"
            await there.tables.close()

    asyncio.run(main())


@pytest.mark.parametrize(
    ("own", "nodes", "tables", "given"),
    [(6, 3, 6, 4), (500, 3, 500, 8), (4, 2, 5, 0), (2, 3, 2, 0), (6, 1, 6, 0), (100, 3, 290, 0)],
)
def test_small_differences_stay(own: int, nodes: int, tables: int, given: int) -> None:
    assert sharing.surplus(own, nodes, tables) == given


def test_a_guest_in_the_queue_looks_for_the_table_again() -> None:
    async def main() -> None:
        world = World()
        table, _ = await world.table()
        late, later = Tab("late"), Tab("later")
        await table.put(late, Hello())
        table.dismiss()
        assert [message["t"] for message in late.messages()] == ["dismissed"]
        with pytest.raises(TableMoved):
            await table.put(later, Hello())
        table.part(later)
        await asyncio.sleep(0)

    asyncio.run(main())
