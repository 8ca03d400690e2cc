"""Coming with a short code: a public table lets in, at a private one the host decides."""

import asyncio
from typing import Any

import pytest

from posse.server.table.table import Table
from posse.server.wire.requests import Enter, Hello, Kick, LetIn, Options, Sit, Start
from tests.server.world import SETTINGS, Tab, World, leave, say


def entry(tab: Tab) -> tuple[str, str | None]:
    told = tab.last("entry")
    return told["state"], told["table"]


def strangers(tab: Tab) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tab.table.get("strangers", [])
    return found


async def a_stranger(world: World, **wanted: Any) -> tuple[Table, Tab, Tab]:
    table, (host,) = await world.table(**wanted)
    stranger = Tab("ann", "Ann")
    await say(table, stranger, Enter())
    return table, host, stranger


def test_a_public_table_lets_everybody_in() -> None:
    async def main() -> None:
        table, host, stranger = await a_stranger(World(), public=True)
        assert entry(stranger) == ("open", table.id)
        assert not strangers(host)

    asyncio.run(main())


def test_the_host_of_a_private_table_lets_a_stranger_in() -> None:
    async def main() -> None:
        world = World()
        table, host, stranger = await a_stranger(world)
        second = Tab("p0", "P0")
        await say(table, second, Hello())
        assert entry(stranger) == ("waiting", None)
        (waits,) = strangers(host)
        assert strangers(second) == [waits], "on all pages of the host"
        assert (waits["name"], waits["screen"]) == ("Ann", False)
        await say(table, host, LetIn(waits["who"], True))
        assert entry(stranger) == ("open", table.id)
        assert not strangers(host)
        assert not strangers(second)
        await leave(table, stranger)
        await say(table, stranger, Enter())
        assert entry(stranger) == ("open", table.id), "and the next time at once"

    asyncio.run(main())


def test_nobody_but_the_host_sees_or_decides() -> None:
    async def main() -> None:
        world = World()
        table, (host, player) = await world.table(people=2)
        await say(table, player, Sit(1))
        stranger, watcher = Tab("ann", "Ann"), Tab("eve", "Eve")
        await say(table, watcher, Hello())
        await say(table, stranger, Enter())
        who = strangers(host)[0]["who"]
        assert "strangers" not in player.table
        assert "strangers" not in watcher.table
        for one in (player, watcher):
            await say(table, one, LetIn(who, True))
            assert one.error == "not_host"
        await say(table, stranger, LetIn(who, True))
        assert stranger.error == "hello_first"
        assert entry(stranger) == ("waiting", None)

    asyncio.run(main())


def test_a_refused_stranger_stays_refused() -> None:
    async def main() -> None:
        world = World()
        table, host, stranger = await a_stranger(world)
        await say(table, host, LetIn(strangers(host)[0]["who"], False))
        assert entry(stranger) == ("refused", None)
        stranger.forget()
        await say(table, stranger, Enter())
        assert entry(stranger) == ("refused", None)
        assert not strangers(host), "the host is not asked again"

    asyncio.run(main())


def test_a_network_that_was_refused_often_is_refused_at_once() -> None:
    async def main() -> None:
        world = World()
        table, (host,) = await world.table()
        for i in range(SETTINGS.refusals):
            await say(table, Tab(f"x{i}", "X", "10.0.0.1"), Enter())
            await say(table, host, LetIn(strangers(host)[0]["who"], False))
        late, elsewhere = Tab("y", "Y", "10.0.0.1"), Tab("z", "Z", "10.0.0.2")
        await say(table, late, Enter())
        await say(table, elsewhere, Enter())
        assert entry(late) == ("refused", None)
        assert entry(elsewhere) == ("waiting", None)

    asyncio.run(main())


def test_a_stranger_is_not_waited_for_without_end() -> None:
    async def main() -> None:
        world = World()
        table, host, stranger = await a_stranger(world)
        await world.wait(table, SETTINGS.entrance - 1)
        assert entry(stranger) == ("waiting", None)
        await world.wait(table, 1)
        assert entry(stranger) == ("late", None)
        assert not strangers(host)

    asyncio.run(main())


def test_who_goes_away_no_longer_waits() -> None:
    async def main() -> None:
        table, host, stranger = await a_stranger(World())
        await leave(table, stranger)
        assert not strangers(host)

    asyncio.run(main())


def test_two_pages_of_a_person_wait_as_one_and_only_so_many_wait() -> None:
    async def main() -> None:
        world = World()
        table, host, stranger = await a_stranger(world)
        again = Tab("ann", "Ann")
        await say(table, again, Enter())
        assert len(strangers(host)) == 1
        for i in range(SETTINGS.strangers - 1):
            await say(table, Tab(f"x{i}"), Enter())
        over = Tab("y")
        await say(table, over, Enter())
        assert over.error == "busy"
        await say(table, host, LetIn(strangers(host)[0]["who"], True))
        assert entry(stranger) == entry(again) == ("open", table.id)

    asyncio.run(main())


@pytest.mark.parametrize("during", [False, True])
def test_who_sits_there_needs_nobody(during: bool) -> None:
    async def main() -> None:
        world = World()
        table, (host, player) = await world.table(people=2)
        await say(table, player, Sit(1))
        if during:
            await say(table, host, Start())
        for person in ("p0", "p1"):
            page = Tab(person)
            await say(table, page, Enter())
            assert entry(page) == ("open", table.id)

    asyncio.run(main())


def test_a_removed_person_is_refused_and_a_table_that_becomes_public_lets_in() -> None:
    async def main() -> None:
        world = World()
        table, (host, player) = await world.table(people=2)
        await say(table, player, Sit(1))
        await say(table, host, Kick(1))
        page, stranger = Tab("p1"), Tab("ann")
        await say(table, page, Enter())
        await say(table, stranger, Enter(screen=True))
        assert entry(page) == ("refused", None)
        assert strangers(host)[0]["screen"]
        await say(table, host, Options(public=True))
        assert entry(stranger) == ("open", table.id)

    asyncio.run(main())


def test_a_table_that_moves_takes_its_strangers_along() -> None:
    async def main() -> None:
        table, _, stranger = await a_stranger(World())
        table.dismiss()
        assert stranger.messages("dismissed")

    asyncio.run(main())
