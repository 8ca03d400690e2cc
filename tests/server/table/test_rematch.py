"""After a match: who plays another one, and who can start it."""

import asyncio

from posse.server.table.table import Table
from posse.server.wire.requests import Again, Hello, Rematch, Sit, Start
from tests.server.world import SETTINGS, Tab, World, leave, over, playing, say


async def ended(world: World) -> tuple[Table, Tab, Tab]:
    """A finished match of two people and bots."""
    table, (host, friend) = await world.table(2)
    await say(table, friend, Sit(1))
    await say(table, host, Start())
    while not over(table):
        await table.answers.apply(playing(table).advise("random"), "bot")
    return table, host, friend


def kinds(tab: Tab) -> list[str]:
    return [seat["kind"] for seat in tab.table["seats"]]


async def finish(table: Table) -> None:
    while not over(table):
        await table.answers.apply(0, "bot")


def said(tab: Tab) -> list[bool | None]:
    return [seat.get("again") for seat in tab.table["seats"]]


def test_everybody_sees_who_plays_again() -> None:
    async def main() -> None:
        table, host, friend = await ended(World())
        await say(table, friend, Again())
        assert said(host) == said(friend) == [False, True, None, None]
        await say(table, friend, Again(on=False))
        assert said(host) == [False, False, None, None]
        watcher = Tab()
        await say(table, watcher, Hello(), Again())
        assert watcher.error == "not_seated"

    asyncio.run(main())


def test_it_is_asked_after_a_match_only_and_forgotten_with_the_next() -> None:
    async def main() -> None:
        table, host, friend = await ended(World())
        await say(table, friend, Again())
        await say(table, host, Rematch())
        assert said(friend) == [None] * 4
        await say(table, friend, Again())
        assert friend.error == "is_playing"

    asyncio.run(main())


def test_the_next_one_can_start_when_the_host_has_gone_for_twenty_seconds() -> None:
    async def main() -> None:
        world = World()
        table, host, friend = await ended(world)
        await leave(table, host)
        await world.wait(table, SETTINGS.host_grace_over - 1)
        await say(table, friend, Rematch())
        assert friend.error == "not_host"
        await world.wait(table, 2)
        await say(table, friend, Rematch())
        assert not over(table)

    asyncio.run(main())


def test_a_rematch_with_the_same_people() -> None:
    async def main() -> None:
        world = World()
        table, tabs = await world.table(3)
        host, guest, gone = tabs
        await say(table, guest, Sit(1))
        await say(table, gone, Sit(2))
        await say(table, host, Rematch())
        assert host.error == "is_open"
        await say(table, host, Start())
        first = host.table["match"]
        await say(table, host, Rematch())
        assert host.error == "is_playing"
        await leave(table, gone)
        await finish(table)
        world.clock.time += SETTINGS.host_grace
        await say(table, host, Rematch())
        assert host.table["match"] != first
        assert host.table["state"] == "playing"
        assert kinds(host) == ["person", "person", "bot", "bot"]
        assert host.last("full")["n"] == len(playing(table).match.events)
        assert len(host.last("full")["events"]) == host.last("full")["n"]
        assert first in world.memory.over

    asyncio.run(main())


def test_a_rematch_keeps_the_seat_of_somebody_away_for_a_moment() -> None:
    async def main() -> None:
        world = World()
        table, (host, guest) = await world.table(2)
        await say(table, guest, Sit(1))
        await say(table, host, Start())
        await leave(table, guest)
        await finish(table)
        world.clock.time += SETTINGS.host_grace - 1
        await say(table, host, Rematch())
        assert kinds(host) == ["person", "person", "bot", "bot"]
        await say(table, guest, Hello())
        assert guest.view["me"] == 1

    asyncio.run(main())
