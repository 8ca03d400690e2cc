"""The standings of a table, in both stores and after a restart."""

import asyncio
import json
from typing import Any

import pytest

from posse.engine.ids import Seat
from posse.engine.result import Result
from posse.server.errors import StoreError
from posse.server.store.factory import store_at
from posse.server.store.rows import PERSON, SeatRow, TableRow
from posse.server.table.standings import MOST, PAUSE, counted
from posse.server.table.table import Table
from posse.server.wire.requests import Hello, Kick, Rematch, Sit, Start
from tests.server.memory_store import MemoryStore
from tests.server.world import Tab, World, over, playing, say


async def finish(table: Table) -> list[int]:
    """Plays to the end of the match. Returns the score of each seat."""
    while not over(table):
        await table.answers.apply(playing(table).advise("greenhorn"), "bot")
    return list(playing(table).match.result.scores)


async def begun(world: World, **wanted: Any) -> tuple[Table, Tab, Tab]:
    table, (host, friend) = await world.table(2, **wanted)
    await say(table, friend, Sit(1))
    await say(table, host, Start())
    return table, host, friend


def wins(tab: Tab) -> dict[str, int]:
    return {one["name"]: one["wins"] for one in tab.table["evening"]["players"]}


def summed(*matches: list[int]) -> list[int]:
    return [sum(scores) for scores in zip(*matches, strict=True)]


def test_wins_are_counted_match_after_match() -> None:
    async def main() -> None:
        table, host, friend = await begun(World())
        assert "evening" not in host.table
        first = await finish(table)
        names = [seat["name"] for seat in host.table["seats"]]
        assert host.table["evening"]["matches"] == 1
        assert wins(host) == wins(friend) == dict(zip(names, first, strict=True))
        await say(table, host, Rematch())
        second = await finish(table)
        assert host.table["evening"]["matches"] == 2
        assert wins(friend) == dict(zip(names, summed(first, second), strict=True))
        ranked = [one["wins"] for one in host.table["evening"]["players"]]
        assert ranked == sorted(ranked, reverse=True)
        told = json.dumps(host.table["evening"])  # without the table's id, which is random
        assert "p0" not in told and "p1" not in told

    asyncio.run(main())


def test_money_is_added_up_where_the_game_counts_it() -> None:
    async def main() -> None:
        table, host, _ = await begun(World(), game="wyatt", players=3)
        first = await finish(table)
        await say(table, host, Rematch())
        second = await finish(table)
        money = {one["seat"]: one["score"] for one in host.table["evening"]["players"]}
        assert money == dict(enumerate(summed(first, second)))
        assert max(money.values()) > 2

    asyncio.run(main())


def test_it_is_there_after_a_restart(address: str) -> None:
    async def main() -> None:
        store = store_at(address)
        await store.open()
        world = World(store=store)
        table, host, _ = await begun(world)
        await finish(table)
        before, lease = host.table["evening"], table.room.lease
        await store.release(lease)
        row = await store.table(table.id)
        assert row is not None
        fresh, tab = await world.again(row), Tab("p0", "P0")
        await say(fresh, tab, Hello())
        assert tab.table["evening"] == before
        await store.close()

    asyncio.run(main())


class Stubborn(MemoryStore):
    """A store that refuses rows of tables while `stuck` is set."""

    stuck = False

    async def save(self, lease: Any, row: TableRow) -> None:
        if self.stuck:
            raise StoreError("no")
        await super().save(lease, row)


def test_a_match_that_could_not_be_counted_is_counted_later_and_once() -> None:
    async def main() -> None:
        store = Stubborn()
        table, host, _ = await begun(World(store=store))
        store.stuck = True
        first = await finish(table)
        assert "evening" not in host.table and host.table["state"] == "over"
        store.stuck = False
        await say(table, host, Rematch())
        assert host.table["evening"]["matches"] == 1
        assert sum(wins(host).values()) == sum(first)

    asyncio.run(main())


def test_the_next_evening_begins_anew() -> None:
    async def main() -> None:
        world = World()
        table, host, _ = await begun(world)
        await finish(table)
        world.clock.time += PAUSE + 1
        await say(table, host, Rematch())
        await finish(table)
        assert host.table["evening"]["matches"] == 1

    asyncio.run(main())


def test_a_player_who_has_left_stays_in_the_score() -> None:
    async def main() -> None:
        table, host, _ = await begun(World())
        await finish(table)
        await say(table, host, Kick(1), Rematch())
        await finish(table)
        players = host.table["evening"]["players"]
        (gone,) = [one for one in players if one["name"] == "P1"]
        assert "seat" not in gone and len(players) == 5

    asyncio.run(main())


def test_wins_are_compared_with_what_the_roles_usually_win() -> None:
    async def main() -> None:
        table, host, _ = await begun(World(), players=5)
        await finish(table)
        await say(table, host, Rematch())
        await finish(table)
        players = host.table["evening"]["players"]
        roles = [one for player in players for one in player["roles"]]
        assert sum(one["matches"] for one in roles) == 2 * 5
        assert {one["role"] for one in roles} == {"sheriff", "deputy", "outlaw", "renegade"}
        for player in players:
            assert sum(one["wins"] for one in player["roles"]) == player["wins"]
        share = {"sheriff": 0.58, "deputy": 0.58, "outlaw": 0.3, "renegade": 0.12}
        for one in roles:
            assert abs(one["usual"] - share[one["role"]] * one["matches"]) < 0.02

    asyncio.run(main())


@pytest.mark.parametrize(
    ("wanted", "usual"),
    [
        ({"game": "wyatt", "players": 2}, [0.5, 0.5]),
        ({"game": "bang", "players": 4, "packs": ["base", "dodge_city"]}, None),
        ({"game": "bang", "players": 8, "packs": ["base", "dodge_city"]}, []),
    ],
)
def test_games_without_roles_other_packs_and_what_nobody_has_counted(
    wanted: dict[str, Any], usual: list[float] | None
) -> None:
    async def main() -> None:
        table, host, _ = await begun(World(), **wanted)
        await finish(table)
        players = host.table["evening"]["players"]
        found = [one["usual"] for player in players for one in player["roles"]]
        roles = {one["role"] for player in players for one in player["roles"]}
        if usual is None:
            assert roles == {"sheriff", "outlaw", "renegade"}, "as in the basic game"
        else:
            assert [round(one, 1) for one in found] == usual
            assert roles <= {""}

    asyncio.run(main())


def test_an_evening_has_an_end_to_its_names() -> None:
    """Many people may play at one table: those who have not played for longest are dropped."""
    row = TableRow("t", "dice", ["base"], 3, {}, 0, False, [], "", 0.0)
    for number in range(MOST):
        guests = [SeatRow(PERSON, f"guest {number} {i}", f"{number}-{i}") for i in range(2)]
        row.seats = [SeatRow(PERSON, "host", "host"), *guests]
        row.evening = counted(
            row, f"match {number}", Result("x", [Seat(0)], [1, 0, 0]), float(number), []
        )
    tallies = {one.name: one.wins for one in row.evening.tallies}
    assert len(tallies) == MOST
    assert tallies["host"] == MOST
    assert f"guest {MOST - 1} 1" in tallies and "guest 0 0" not in tallies
