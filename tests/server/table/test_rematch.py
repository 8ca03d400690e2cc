"""After a match: who plays another one, and who can start it."""

import asyncio

from posse.server.table.table import Table
from posse.server.wire.requests import Again, Hello, Options, Rematch, Sit, Start
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


def test_the_next_match_shuffles_the_seats_if_the_table_wants_that() -> None:
    async def main() -> None:
        world = World()
        table, host, friend = await ended(world)
        before = [seat["name"] for seat in host.table["seats"]]
        wins = host.table["evening"]["players"]
        await say(table, friend, Options(shuffle=True))
        assert friend.error == "not_host"
        await say(table, host, Options(shuffle=True, public=True))
        assert host.error == "is_over", "between two matches nothing else can be changed"
        await say(table, host, Options(shuffle=True))
        assert host.table["shuffle"]
        orders = set()
        for _ in range(8):
            await say(table, host, Rematch())
            seats = [seat["name"] for seat in host.table["seats"]]
            assert sorted(seats) == sorted(before)
            assert host.table["match"]
            orders.add(tuple(seats))
            for tab in (host, friend):
                assert tab.view["me"] == tab.table["me"] == seats.index(tab.name)
            await finish(table)
        assert len(orders) > 1
        assert sum(one["wins"] for one in host.table["evening"]["players"]) >= len(wins)

    asyncio.run(main())


def test_who_comes_late_takes_the_place_of_a_bot_and_has_not_played_before() -> None:
    async def main() -> None:
        world = World()
        table, host, friend = await ended(world)
        names = host.last("over")["names"]
        late = Tab("late", "Late Larry")
        await say(table, late, Hello(), Sit(3))
        assert late.table["me"] == 3
        assert late.view["me"] is None, "somebody else has played this seat"
        await say(table, friend, Sit(2))
        assert friend.table["me"] == 2
        assert friend.view["me"] == 1, "their own match"
        again = Tab("late", "Late Larry")
        await say(table, again, Hello())
        assert again.last("over")["names"] == names
        assert names[3] != "Late Larry"
        strengths = [seat["bot"] for seat in host.table["seats"]]
        await say(table, host, Rematch())
        assert late.view["me"] == 3
        assert kinds(host) == ["person", "bot", "person", "person"]
        assert strengths[2:] == ["", ""]

    asyncio.run(main())


def test_guests_read_who_starts_when_the_host_stays_away() -> None:
    async def main() -> None:
        world = World()
        table, (host, friend) = await world.table(2)
        await say(table, friend, Sit(1))
        assert "next_host" not in friend.table
        await leave(table, host)
        assert friend.table["next_host"] == {"seat": 1, "left": round(SETTINGS.host_grace)}
        await world.wait(table, SETTINGS.host_grace)
        assert friend.table["host"] == 1
        assert "next_host" not in friend.table
        await say(table, friend, Start())
        assert not friend.messages("error")

    asyncio.run(main())
