"""Another game at the same table, after a match."""

import asyncio
from typing import Any

import pytest

from posse.server.table.table import Table
from posse.server.wire.requests import Again, Another, Hello, Options, Rematch, Request, Sit, Start
from tests.server.world import Tab, World, over, playing, say


async def ended(world: World, people: int = 2, **wanted: Any) -> tuple[Table, list[Tab]]:
    """A finished match of people and bots."""
    table, tabs = await world.table(people, **wanted)
    for seat, tab in enumerate(tabs[1:], 1):
        await say(table, tab, Sit(seat))
    await say(table, tabs[0], Start())
    await finish(table)
    return table, tabs


async def finish(table: Table) -> None:
    while not over(table):
        await table.answers.apply(playing(table).advise("greenhorn"), "bot")


def kinds(tab: Tab) -> list[str]:
    return [seat["kind"] for seat in tab.table["seats"]]


def test_the_table_opens_again_for_another_game_and_people_keep_their_seats() -> None:
    async def main() -> None:
        world = World()
        table, (host, friend) = await ended(world, players=6)
        screen = Tab()
        await say(table, screen, Hello(screen=True))
        before = host.table
        await say(table, friend, Again())
        await say(table, host, Another("wyatt"))
        for tab in (host, friend, screen):
            assert tab.table["state"] == "open"
            assert (tab.table["game"], tab.table["players"]) == ("wyatt", 4)
            assert tab.table["match"] is tab.table["commitment"] is None
            assert tab.last("full")["view"] is None, "nothing of the last match is left"
        assert kinds(host) == ["person", "person", "empty", "empty"]
        assert (host.table["id"], host.table["code"]) == (before["id"], before["code"])
        assert host.table["screens"] == 1
        assert friend.table["me"] == 1
        await say(table, host, Start())
        assert kinds(friend) == ["person", "person", "bot", "bot"]
        assert playing(table).match.game.id == "wyatt"
        await finish(table)
        assert friend.last("over")["match"] == table.room.row.match

    asyncio.run(main())


def test_it_is_the_same_after_a_restart() -> None:
    async def main() -> None:
        world = World()
        table, (host, _) = await ended(world)
        await say(table, host, Another("dice"))
        told = host.table
        row = await world.services.store.table(table.id)
        assert row is not None
        fresh, tab = await world.again(row), Tab("p0", "P0")
        await say(fresh, tab, Hello())
        assert tab.table["state"] == "open"
        for key in ("game", "packs", "players", "evening"):
            assert tab.table[key] == told[key]
        await say(fresh, tab, Start())
        assert playing(fresh).match.game.id == "dice"

    asyncio.run(main())


def test_packs_are_another_game_too() -> None:
    async def main() -> None:
        table, (host, _) = await ended(World())
        packs = ["base", "dodge_city", "great_train_robbery"]
        await say(table, host, Another("bang", packs))
        assert host.table["packs"] == packs
        await say(table, host, Options(players=8), Start())
        assert len(playing(table).match.view(0).life) == 8

    asyncio.run(main())


@pytest.mark.parametrize(
    ("request_", "error"),
    [
        (Another("chess"), "not_possible"),
        (Another("dice", ["dodge_city"]), "not_possible"),
        (Another("wyatt"), "taken"),
    ],
)
def test_what_these_people_cannot_play_is_refused(request_: Request, error: str) -> None:
    async def main() -> None:
        table, (host, *_) = await ended(World(), people=5, players=5)
        told = host.table
        await say(table, host, request_)
        assert host.error == error
        assert host.table == told
        await say(table, host, Rematch())
        assert not over(table), "the table is as it was"

    asyncio.run(main())


def test_only_the_host_may_and_only_after_a_match() -> None:
    async def main() -> None:
        world = World()
        table, (host, friend) = await ended(world)
        await say(table, friend, Another("dice"))
        assert friend.error == "not_host"
        await say(table, host, Rematch(), Another("dice"))
        assert host.error == "is_playing"
        fresh, (first,) = await world.table()
        await say(fresh, first, Another("dice"))
        assert first.error == "is_open"

    asyncio.run(main())


def roles(tab: Tab, seat: int) -> set[tuple[str, str]]:
    (one,) = [x for x in tab.table["evening"]["players"] if x.get("seat") == seat]
    return {(role.get("game", ""), role["role"]) for role in one["roles"]}


def test_the_standings_go_on_and_keep_the_roles_of_each_game_apart() -> None:
    async def main() -> None:
        table, (host, _) = await ended(World(), players=4)
        ((_, bang),) = roles(host, 0)
        await say(table, host, Another("wyatt"), Start())
        await finish(table)
        assert host.table["evening"]["matches"] == 2
        assert roles(host, 0) == {("bang", bang), ("", "")}
        money = [one["score"] for one in host.table["evening"]["players"] if "seat" in one]
        assert sorted(money) == sorted(playing(table).match.result.scores)
        await say(table, host, Another("bang"))
        assert roles(host, 0) == {("", bang), ("wyatt", "")}
        assert {one["score"] for one in host.table["evening"]["players"]} == {0}

    asyncio.run(main())


def test_the_seats_are_dealt_anew_where_the_table_wants_that() -> None:
    async def main() -> None:
        orders = set()
        for _ in range(3):
            table, (host, _friend) = await ended(World(), players=7)
            await say(table, host, Options(shuffle=True), Another("dice"), Start())
            orders.add(tuple(kinds(host)))
        assert orders != {("person", "person", *["bot"] * 5)}

    asyncio.run(main())
