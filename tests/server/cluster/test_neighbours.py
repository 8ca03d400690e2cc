"""Nodes of neighbouring versions on one database, and a node that is drained."""

from __future__ import annotations

import asyncio
import json

import msgspec
import pytest

from posse.server.cluster import node_wire
from posse.server.cluster.relayed import relayed
from posse.server.errors import Refused, TableMoved
from posse.server.node.drain import Drain
from posse.server.node.neighbours import about, can_take
from posse.server.store.postgres.store import PostgresStore
from posse.server.store.rows import About, Neighbour, Rules
from posse.server.table.room import OPEN, OVER, PLAYING
from posse.server.wire.bodies import NewTable
from posse.server.wire.requests import Answer, Chat, Hello
from tests.server.store.test_leases import nodes
from tests.server.world import World, playing

BANG = NewTable(game="bang", players=4)


def others(version: int = 1, packs: int = 9) -> About:
    """A node whose rules differ from ours by so many versions, with the first packs only."""
    games = {
        id: Rules(rules.version + version, rules.packs[:packs])
        for id, rules in about().games.items()
    }
    return About("99.0.0", games)


async def say(store: PostgresStore, told: About, draining: bool = False) -> None:
    await store.announce("ws://there", told, draining)


# which node takes which table ---------------------------------------------------------------------


def test_who_can_take_a_table() -> None:
    async def main() -> None:
        world = World()
        table, _ = await world.table(packs=["base", "dodge_city"], start=True)
        row, now = table.room.row, playing(table).row
        same, newer = Neighbour("n", about=about()), Neighbour("n", about=others())
        smaller, old = Neighbour("n", about=others(0, packs=1)), Neighbour("n")
        assert can_take(same, row, now)
        assert can_take(same, row, None)
        assert not can_take(newer, row, now), "it would misread the match"
        assert can_take(newer, row, None), "no match is running"
        assert not can_take(smaller, row, None), "it lacks a pack"
        assert can_take(old, row, now), "1.0.0 says nothing of itself"
        assert not can_take(msgspec.structs.replace(same, draining=True), row, None)

    asyncio.run(main())


def test_a_match_of_other_rules_is_left_to_a_node_that_has_them(postgres: str) -> None:
    async def main() -> None:
        async with nodes(postgres, 2) as (first, second):
            here, there = World(store=first), World(store=second)
            table, _ = await here.table(start=True)
            match = table.room.row.match
            await first._do(
                "UPDATE matches SET body = convert_to(replace(convert_from(body, 'UTF8'),"
                " '\"version\":', '\"version\":9'), 'UTF8')"
            )
            await here.tables.close()
            theirs = int(f"9{about().games['bang'].version}") - about().games["bang"].version
            await say(first, others(theirs))
            await there.sharing.take_over()
            with pytest.raises(TableMoved):
                await there.tables.find(table.id)
            assert await second.free() == [table.id], "nobody holds it"

            await say(first, others(theirs), draining=True)  # it takes none: nobody has the rules
            await there.sharing.take_over()
            found = there.tables.all[table.id]
            assert found.room.state == OPEN
            assert found.room.row.match == match
            await there.tables.close()

    asyncio.run(main())


# drain --------------------------------------------------------------------------------------------


def drain(world: World) -> Drain:
    made = Drain(world.services, world.tables, lambda: _announced(world))
    world.tables.draining = True
    return made


async def _announced(world: World) -> None:
    await world.services.store.announce("ws://here", about(), world.tables.draining)


def attend(table: object, guests: int) -> None:
    vars(table)["attached"] = guests


def test_a_drained_node_gives_its_tables_away(postgres: str) -> None:
    async def main() -> None:
        async with nodes(postgres, 2) as (first, second):
            here, there = World(store=first), World(store=second)
            await say(second, about())
            made = [(await here.table(start=n % 2 == 0))[0] for n in range(10)]
            for table in made[:2]:
                attend(table, 1)
            draining = drain(here)
            assert not await draining.round()
            assert set(here.tables.all) == {table.id for table in made[:2]}, "guests come last"
            assert not await draining.round()
            assert await draining.round(), "nothing is left"
            assert not here.tables.alone

            assert await first.share() == (1, 0), "it does not count for the parts"
            await there.sharing.take_over()
            assert len(there.tables.all) == 10
            for table in made:
                moved = there.tables.all[table.id]
                assert moved.room.state == (PLAYING if table.room.row.match else OPEN)
            # A table that is made here meanwhile goes to the other node as well.
            late = await here.tables.create("p9", "P9", BANG)
            await here.hold(late)
            assert not await draining.round()
            assert await second.free() == [late.id]
            theirs, _ = await there.table()
            await there.tables.close()
            assert theirs.id in await first.free()
            for _ in range(2):
                await here.sharing.take_over()
            assert here.tables.all == {}, "it takes nothing over"

    asyncio.run(main())


def test_a_match_that_nobody_else_can_go_on_with_stays_until_it_is_over(postgres: str) -> None:
    async def main() -> None:
        async with nodes(postgres, 2) as (first, second):
            here = World(store=first)
            await say(second, others())
            table, _ = await here.table(start=True)
            idle, _ = await here.table(start=True)
            draining = drain(here)
            attend(table, 1)
            for _ in range(2):
                assert not await draining.round()
            assert (draining.waits, len(here.tables.all)) == (1, 2)
            table.room.state = OVER
            assert not await draining.round()
            assert list(here.tables.all) == [idle.id], "after its match the table moves"
            assert await draining.round(), "nobody waits for a match without guests"
            await here.tables.close()

    asyncio.run(main())


def test_a_node_alone_waits_for_matches_only() -> None:
    async def main() -> None:
        world = World()
        table, _ = await world.table(start=True)
        await world.table()
        attend(table, 1)
        draining = drain(world)
        assert not await draining.round()
        assert world.tables.alone
        with pytest.raises(Refused) as refused:
            await world.tables.create("p9", "P9", BANG)
        assert refused.value.error == "stopping"
        attend(table, 0)
        assert await draining.round()
        assert len(world.tables.all) == 2, "they are stored, and come back at the next start"

    asyncio.run(main())


def test_a_closed_table_is_not_loaded_by_a_drained_node() -> None:
    async def main() -> None:
        world = World()
        table, _ = await world.table()
        world.clock.time += 1e6
        await world.tables.sweep()
        world.tables.draining = True
        with pytest.raises(Refused) as refused:
            await world.tables.find(table.id)
        assert refused.value.error == "stopping"

    asyncio.run(main())


def test_it_ends_when_it_is_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        monkeypatch.setattr("posse.server.node.drain.NOTICE", 0.0)
        world = World()
        table, (tab,) = await world.table(start=True)
        attend(table, 1)
        draining, ended = drain(world), asyncio.Event()
        draining.ended = ended.set
        draining.begin()
        draining.begin()  # once is enough
        while not draining.waits:
            await asyncio.sleep(0)
        assert not ended.is_set()
        assert playing(table).match.number == 0
        assert tab.messages("dismissed") == []
        attend(table, 0)
        await ended.wait()

    asyncio.run(main())


# messages between versions ------------------------------------------------------------------------


def test_a_relayed_request_has_no_field_that_was_not_sent() -> None:
    """A node of an older version refuses fields that it does not know."""
    assert json.loads(msgspec.json.encode(Hello())) == {"t": "hello"}
    given = json.loads(msgspec.json.encode(Answer(3, 1)))
    assert given == {"t": "answer", "choice": 3, "option": 1}


def test_what_a_newer_node_relays_is_understood() -> None:
    assert relayed('{"t": "chat", "text": "hi", "mood": [1]}') == Chat("hi")
    assert relayed('{"t": "hello", "build": "x"}') == Hello()
    for new in ('{"t": "dance", "with": 3}', '{"t": ["x"]}'):
        assert relayed(new) is None
    for wrong in ("", "[]", "{}x", '{"t": "answer", "choice": "x"}'):
        with pytest.raises(Refused):
            relayed(wrong)


@pytest.mark.parametrize(
    ("told", "good"),
    [(None, True), ("1", True), ("2", True), ("0", False), ("x", False), ("9" * 99, True)],
)
def test_a_node_that_is_too_old_is_refused(told: str | None, good: bool) -> None:
    assert node_wire.understood(told) is good
