"""Big screens: spectators that bots wait for, also in the browser of a player."""

import asyncio

import pytest

from posse.server.table.table import Table
from posse.server.wire.requests import (
    Answer,
    Chat,
    Hello,
    Pace,
    Ready,
    Request,
    Shown,
    Sit,
    Stand,
    Start,
)
from tests.server.table.test_pace import put_out
from tests.server.world import SETTINGS, Tab, World, leave, over, playing, say

SCREEN = Hello(screen=True)


async def a_bot_is_next(world: World, screens: int = 1) -> tuple[Table, Tab, list[Tab]]:
    """A match of one person and bots, in which the next answer is a bot's."""
    table, (tab,) = await world.table(players=5)
    shows = [Tab() for _ in range(screens)]
    for screen in shows:
        await say(table, screen, SCREEN)
    await say(table, tab, Start())
    while playing(table).choice.seat == 0:
        await table.answers.apply(len(playing(table).choice.options) - 1, "person")
    return table, tab, shows


def answered(table: Table) -> int:
    number: int = playing(table).match.number
    return number


def events(table: Table) -> int:
    count: int = playing(table).event_count
    return count


async def waits(world: World, table: Table, seconds: float) -> bool:
    """Whether nothing is answered for so long."""
    before = answered(table)
    await world.wait(table, seconds)
    return answered(table) == before


def test_a_bot_waits_until_the_screen_has_shown_everything() -> None:
    async def main() -> None:
        world = World()
        table, tab, (screen,) = await a_bot_is_next(world)
        await say(table, tab, Shown(events(table)))
        await say(table, screen, Shown(1))
        assert await waits(world, table, SETTINGS.shown_wait - 1)
        await say(table, screen, Shown(events(table)))
        assert not await waits(world, table, SETTINGS.bot_least)

    asyncio.run(main())


def test_a_screen_that_hangs_is_waited_for_once() -> None:
    async def main() -> None:
        world = World()
        table, tab, (screen,) = await a_bot_is_next(world)
        await say(table, screen, Shown(1))
        assert await waits(world, table, SETTINGS.shown_wait - 0.1)
        assert not await waits(world, table, 0.2)
        await world.wait(table, SETTINGS.screen_pause)
        told = [message["n"] for message in tab.messages("screen")]
        assert told == [1, None], "no page waits for it any more"
        while playing(table).choice.seat == 0:
            await table.answers.apply(len(playing(table).choice.options) - 1, "person")
        assert not await waits(world, table, SETTINGS.bot_pause)
        await say(table, screen, Shown(2))
        assert await waits(world, table, SETTINGS.bot_pause), "it is back"

    asyncio.run(main())


def test_those_who_are_out_hurry_the_screen_and_bots_still_wait_for_it() -> None:
    async def main() -> None:
        world = World()
        table, tab = await put_out(world)
        screen = Tab()
        await say(table, screen, SCREEN)
        await say(table, screen, Shown(1))
        assert "hurries" not in screen.table
        await say(table, tab, Pace(fast=True))
        assert screen.table["hurries"] is True
        assert await waits(world, table, SETTINGS.shown_wait - 1)
        await say(table, screen, Shown(events(table)))
        assert not await waits(world, table, SETTINGS.bot_least), "nobody waits for a phone"
        await say(table, tab, Pace(fast=False))
        assert "hurries" not in screen.table

    asyncio.run(main())


def test_the_time_of_a_player_begins_when_the_screen_has_shown_the_question() -> None:
    async def main() -> None:
        world = World()
        table, (tab,) = await world.table(players=5, clock=30)
        screen = Tab()
        await say(table, screen, SCREEN)
        await say(table, tab, Start(), Shown(0))
        await say(table, screen, Shown(0))
        await table.answers.apply(0, "person")
        assert await world.until_asked(table, 0)
        await say(table, tab, Shown(events(table)))
        await world.wait(table, 7)
        await say(table, screen, Shown(events(table)))
        assert tab.choice["deadline"] == 1000 * (world.clock.now() + 30)

    asyncio.run(main())


def test_everybody_learns_how_far_the_slowest_screen_is() -> None:
    async def main() -> None:
        world = World()
        table, tab, (slow, quick) = await a_bot_is_next(world, screens=2)
        await say(table, tab, Shown(0))  # nothing goes on
        watcher = Tab()
        await say(table, watcher, Hello())
        assert tab.messages("screen") == watcher.messages("screen") == []
        await say(table, quick, Shown(9))
        await world.wait(table, 1)
        await say(table, slow, Shown(2))
        await world.wait(table, 1)
        for one in (tab, watcher, slow, quick):
            assert [told["n"] for told in one.messages("screen")] == [9, 2]
        late = Tab("p0", "P0")
        await say(table, late, Hello())
        assert late.last("screen")["n"] == 2
        await leave(table, slow)
        await world.wait(table, 1)
        assert tab.last("screen")["n"] == 9
        await leave(table, quick)
        await world.wait(table, 1)
        assert tab.last("screen")["n"] is None

    asyncio.run(main())


def test_they_learn_it_four_times_a_second_at_most() -> None:
    async def main() -> None:
        world = World()
        table, tab, (screen,) = await a_bot_is_next(world)
        await say(table, tab, Shown(0))
        for n in range(10):
            await say(table, screen, Shown(n))
            await world.wait(table, 0.05)
        await world.wait(table, SETTINGS.screen_pause)
        told = [message["n"] for message in tab.messages("screen")]
        assert len(told) <= 4
        assert told[0] == 0
        assert told[-1] == 9

    asyncio.run(main())


def test_the_table_tells_how_many_screens_are_waited_for() -> None:
    async def main() -> None:
        world = World()
        table, (tab,) = await world.table()
        assert "screens" not in tab.table
        screens = [Tab() for _ in range(SETTINGS.screens + 1)]
        for n, screen in enumerate(screens, 1):
            await say(table, screen, SCREEN)
            assert tab.table["screens"] == min(n, SETTINGS.screens)
        assert tab.table["spectators"] == 0
        for screen in screens:
            await leave(table, screen)
        assert "screens" not in tab.table

    asyncio.run(main())


def test_a_screen_more_than_those_that_count_delays_nobody() -> None:
    async def main() -> None:
        world = World()
        table, _, screens = await a_bot_is_next(world, screens=SETTINGS.screens + 1)
        await say(table, screens[-1], Shown(1))
        assert not await waits(world, table, SETTINGS.bot_pause)

    asyncio.run(main())


def test_a_screen_in_the_browser_of_a_player_is_a_spectator() -> None:
    async def main() -> None:
        world = World()
        table, (tab,) = await world.table(start=True)
        await leave(table, tab)
        screen, stranger = Tab("p0", "P0"), Tab()
        await say(table, screen, SCREEN)
        await say(table, stranger, Hello())
        assert screen.table["me"] is None
        assert not screen.table["seats"][0]["here"], "the person has not come"
        while not over(table):
            await table.answers.apply(0, "bot")
            assert screen.view == stranger.view
            assert screen.choice == stranger.choice
        await leave(table, screen)

    asyncio.run(main())


@pytest.mark.parametrize(
    "request_", [Answer(0, 0), Sit(1), Stand(), Start(), Chat("Howdy"), Ready()]
)
def test_a_screen_may_do_nothing(request_: Request) -> None:
    async def main() -> None:
        world = World()
        table, (tab,) = await world.table()
        screen = Tab("p0", "P0")
        await say(table, screen, SCREEN, request_)
        assert screen.error == "not_seated"
        await say(table, screen, Hello(), request_)
        assert screen.table["me"] is None, "once a screen, always a screen"
        assert table.room.state == "open"
        assert tab.table["seats"][0]["here"]

    asyncio.run(main())


def test_a_page_of_a_player_may_become_a_screen() -> None:
    async def main() -> None:
        world = World()
        table, (tab,) = await world.table(start=True)
        await say(table, tab, SCREEN)
        assert tab.table["me"] is None
        assert not tab.table["seats"][0]["here"]
        spectator = Tab()
        await say(table, spectator, Hello())
        assert tab.view == spectator.view

    asyncio.run(main())


def test_the_next_match_begins_with_fresh_screens() -> None:
    async def main() -> None:
        world = World()
        table, tab, (screen,) = await a_bot_is_next(world)
        await say(table, screen, Shown(1))
        while not over(table):
            await table.answers.apply(0, "bot")
        tab.forget()
        await table.matches.begin(table.room.row.draft())
        await world.wait(table, 1)
        assert tab.messages("screen") == []
        await say(table, screen, Shown(0))
        await world.wait(table, 1)
        assert tab.last("screen")["n"] == 0

    asyncio.run(main())
