"""The time of a player begins when their page has shown what led to the question."""

import asyncio

from posse.server.table.table import Table
from posse.server.wire.requests import Shown, Sit, Start
from tests.server.table.test_pace import answered_after, events
from tests.server.world import SETTINGS, Tab, World, playing, say


async def asked_while_showing(world: World) -> tuple[Table, Tab]:
    """A player with a clock of 30 s is asked while their page still shows events."""
    table, (tab,) = await world.table(start=True, players=4, clock=30)
    await say(table, tab, Shown(0))
    while True:
        assert await world.until_asked(table, 0)
        if table.room.answer_clock.asked.seen is None:
            return table, tab
        await table.answers.apply(len(playing(table).choice.options) - 1, "person")


def test_the_clock_runs_once_the_page_has_shown_what_led_to_the_question() -> None:
    async def main() -> None:
        world = World()
        table, tab = await asked_while_showing(world)
        await world.wait(table, 10)
        await say(table, tab, Shown(events(table)))
        assert tab.choice["deadline"] == round((world.clock.time + 30) * 1000)
        await say(table, tab, Shown(0), Shown(events(table)))  # once only
        await answered_after(world, table, 30)

    asyncio.run(main())


def test_a_late_report_of_the_page_does_not_lengthen_a_running_clock() -> None:
    """Neither the same report again nor that of a reloaded page extends the time."""

    async def main() -> None:
        world = World()
        table, tab = await asked_while_showing(world)
        await world.wait(table, 10)
        await say(table, tab, Shown(events(table)))
        end = world.clock.time + 30
        for _ in range(2):
            await world.wait(table, 14)
            await say(table, tab, Shown(events(table)), Shown(0), Shown(events(table)))
            assert table.room.answer_clock.deadline() == end
        await answered_after(world, table, 2)

    asyncio.run(main())


def test_a_report_that_comes_when_the_clock_runs_already_changes_nothing() -> None:
    async def main() -> None:
        world = World()
        table, tab = await asked_while_showing(world)
        end = world.clock.time + SETTINGS.shown_wait + 30
        await world.wait(table, SETTINGS.shown_wait + 25)
        await say(table, tab, Shown(events(table)))
        assert table.room.answer_clock.deadline() == end
        await answered_after(world, table, 5)

    asyncio.run(main())


def test_the_first_report_of_a_page_that_was_silent_when_asked_changes_nothing() -> None:
    async def main() -> None:
        world = World()
        table, (tab,) = await world.table(start=True, players=4, clock=30)
        assert await world.until_asked(table, 0)
        end = world.clock.time + 30
        for seconds, n in ((15, 0), (10, events(table))):
            await world.wait(table, seconds)
            await say(table, tab, Shown(n))
            assert table.room.answer_clock.deadline() == end
        await answered_after(world, table, 5)

    asyncio.run(main())


def test_the_report_of_another_person_changes_nothing() -> None:
    async def main() -> None:
        world = World()
        table, (tab, other) = await world.table(2, players=4, clock=30)
        await say(table, other, Sit(1))
        await say(table, tab, Start(), Shown(0))
        assert await world.until_asked(table, 0)
        before = table.room.answer_clock.deadline()
        await world.wait(table, 5)
        await say(table, other, Shown(events(table)))
        assert table.room.answer_clock.deadline() == before

    asyncio.run(main())
