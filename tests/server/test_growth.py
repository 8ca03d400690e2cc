"""Playing leaves nothing behind that only the garbage collector would free.

The server never collects while people play (process/gc_policy.py), so a cycle would stay for
ever. `python -m benchmarks.growth --matches 5000` measures the memory of a server over as many.
"""

from __future__ import annotations

import asyncio
import os
import random
import weakref
from typing import Any

import pytest

from posse.server.wire.requests import (
    Again,
    Answer,
    Back,
    Chat,
    Hello,
    Hint,
    Odds,
    Rematch,
    Shown,
    Sit,
    Start,
)
from tests.server.cycles import unfreed, without_collector
from tests.server.world import Tab, World, answer, changed, leave, over, playing, say
from tests.thorough import thorough
from tests.witness import SEED

MATCHES = 2 * int(os.environ.get("POSSE_MATCHES", "1"))  # at each table, one after the other
GAMES = [thorough("bang", 4), ("bang", 7), ("dice", 5), ("wyatt", 3)]


async def play_matches(world: World, game: str, players: int, rng: random.Random) -> list[Any]:
    """Plays at a new table with all that people can do, and closes it. Weak references to it."""
    table, (host, friend) = await world.table(2, game=game, players=players, hints=True)
    await say(table, friend, Sit(1))
    await say(table, host, Start())
    traces: list[Any] = [weakref.ref(table), weakref.ref(table.room), weakref.ref(host)]
    for _ in range(MATCHES):
        traces += [weakref.ref(playing(table)), weakref.ref(playing(table).match)]
        await play_match(world, table, host, friend, rng)
        await say(table, friend, Again(), Chat("well played"))
        await say(table, host, Rematch())
    await leave_table(world, table, host, friend)
    return traces


async def play_match(world: World, table: Any, host: Tab, friend: Tab, rng: random.Random) -> None:
    while not over(table):
        play = playing(table)
        choice, number = play.choice, play.number
        tab = {0: host, 1: friend}.get(choice.seat)
        if tab is None:
            await world.wait(table, 3.0)
            continue
        if rng.random() < 0.1:
            await say(table, tab, Hint(number), Odds(), Answer(number + 1, 0), Shown(1))
        if rng.random() < 0.02:
            world.memory.fail = 1  # the answer is not stored, and the match is rebuilt
        await answer(table, tab, rng.randrange(len(choice.options)))
        if rng.random() < 0.1:
            await say(table, tab, Back(number))
        if rng.random() < 0.02:
            await leave(table, tab)
            await say(table, tab, Hello(since=3))
        await world.wait(table, 4.0)


async def leave_table(world: World, table: Any, *tabs: Tab) -> None:
    """Everybody leaves; the table is closed when its time is over."""
    for tab in tabs:
        await leave(table, tab)
    table.room.end_match()  # a running match would keep its table
    world.clock.time += 10 * world.services.settings.close_over
    await world.tables.sweep()
    await asyncio.sleep(0)


async def one_table(game: str, players: int) -> list[Any]:
    world = World(changed(take_back=3.0))
    traces = await play_matches(world, game, players, random.Random(f"{SEED} {game}"))
    assert not world.tables.all
    return traces


@pytest.fixture(scope="module", autouse=True)
def warm() -> None:
    """Decoders and locales are made once, and leave cycles behind once."""
    asyncio.run(one_table("dice", 4))


@pytest.mark.long
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_ended_matches_and_closed_tables_are_freed_at_once(game: str, players: int) -> None:
    with without_collector():
        traces = asyncio.run(one_table(game, players))
        alive = [trace() for trace in traces if trace() is not None]
        found = unfreed()
    assert not alive
    assert not found, found.most_common()


async def tables_leave() -> list[Any]:
    """One is shut, one given to another node, one was taken over by one, one is handed over."""
    world = World(changed(take_back=3.0))
    traces: list[Any] = []
    for _ in range(4):
        table, (host,) = await world.table(start=True)
        assert await world.until_asked(table, 0)
        await answer(table, host)  # it may be held
        traces += [weakref.ref(table), weakref.ref(table.room), weakref.ref(playing(table).match)]
    closed, given, taken, _ = world.tables.all.values()
    await world.tables.shut(closed.id)
    await world.tables.give_away(given)
    await world.services.store.release(taken.room.lease)
    await world.tables.renew()
    await world.tables.hand_over()
    await asyncio.sleep(0)
    assert not world.tables.all
    return traces


def test_tables_that_leave_this_node_are_freed_at_once() -> None:
    with without_collector():
        traces = asyncio.run(tables_leave())
        alive = [trace() for trace in traces if trace() is not None]
        found = unfreed()
    assert not alive
    assert not found, found.most_common()


def test_a_table_may_be_closed_while_the_node_hands_its_tables_over() -> None:
    async def main() -> None:
        world = World()
        table, (host,) = await world.table(1)
        await leave(table, host)
        await asyncio.gather(world.tables.hand_over(), world.tables._close(table))
        assert not world.tables.all
        table.dismiss()

    asyncio.run(main())
