"""The pace of bots: they wait for the slowest page, for a limited time."""

import asyncio

from posse.games.sheriff.state import SheriffState
from posse.server.table.table import Table
from posse.server.wire.requests import Answer, Hello, Pace, Shown, Sit, Start
from tests.server.world import SETTINGS, Tab, World, changed, leave, over, playing, say

PAUSE = SETTINGS.bot_pause


async def a_bot_is_next(world: World, people: int = 1) -> tuple[Table, list[Tab]]:
    """A match of five in which the next answer is a bot's."""
    table, tabs = await world.table(people, players=5)
    for seat in range(1, people):
        await say(table, tabs[seat], Sit(seat))
    await say(table, tabs[0], Start())
    while playing(table).choice.seat < people:
        await table.answers.apply(len(playing(table).choice.options) - 1, "person")
    return table, tabs


def answered(table: Table) -> int:
    number: int = playing(table).match.number
    return number


def events(table: Table) -> int:
    told: int = playing(table).event_count
    return told


async def answered_after(world: World, table: Table, seconds: float) -> None:
    """Nothing is answered until this time is nearly over, and something just after it."""
    number = answered(table)
    await world.wait(table, seconds - 0.1)
    assert answered(table) == number, "too early"
    await world.wait(table, 0.2)
    assert answered(table) > number, "too late"


def test_a_bot_waits_until_the_page_has_shown_everything() -> None:
    async def main() -> None:
        world = World()
        table, (tab,) = await a_bot_is_next(world)
        number = answered(table)
        await say(table, tab, Shown(events(table) - 1))
        await world.wait(table, PAUSE * 5)
        assert answered(table) == number
        await say(table, tab, Shown(events(table)))
        await world.wait(table, SETTINGS.bot_least)
        assert answered(table) == number + 1, "no pause on top of what the page has held"

    asyncio.run(main())


def test_a_bot_pauses_while_an_answer_may_be_taken_back() -> None:
    async def main() -> None:
        world = World(changed(take_back=3.0))
        table, tab = await answers_openly(world)
        await say(table, tab, Shown(events(table)))
        await answered_after(world, table, PAUSE)

    asyncio.run(main())


async def answers_openly(world: World) -> tuple[Table, Tab]:
    """A match in which the only person has answered openly and may take it back."""
    while True:
        table, (tab,) = await world.table(1, start=True, players=5)
        assert await world.until_asked(table, 0)
        while playing(table).choice.seat == 0:
            await say(table, tab, Answer(answered(table), 0))
            given = table.answers.pending
            if given is not None and not given.held and playing(table).choice.seat != 0:
                return table, tab
            await world.wait(table, SETTINGS.forced_pause[1])


def test_a_bot_does_not_wait_for_a_page_for_ever() -> None:
    async def main() -> None:
        world = World()
        table, (tab,) = await a_bot_is_next(world)
        number = answered(table)
        await say(table, tab, Shown(0))
        await answered_after(world, table, SETTINGS.shown_wait)
        assert answered(table) == number + 1

    asyncio.run(main())


def test_a_page_that_says_nothing_holds_nobody_up() -> None:
    async def main() -> None:
        world = World()
        table, _ = await a_bot_is_next(world)
        number = answered(table)
        await world.wait(table, PAUSE)
        assert answered(table) == number + 1

    asyncio.run(main())


def test_the_slowest_of_those_who_are_here_counts() -> None:
    async def main() -> None:
        world = World()
        table, (quick, slow) = await a_bot_is_next(world, people=2)
        number = answered(table)
        await say(table, quick, Shown(events(table)))
        await say(table, slow, Shown(1))
        await world.wait(table, PAUSE * 3)
        assert answered(table) == number
        await leave(table, slow)
        await world.wait(table, 0)
        assert answered(table) == number + 1

    asyncio.run(main())


def test_a_number_from_the_future_or_of_a_spectator_changes_nothing() -> None:
    async def main() -> None:
        world = World()
        table, (tab,) = await a_bot_is_next(world)
        stranger = Tab()
        await say(table, stranger, Hello())
        await say(table, stranger, Shown(0))
        await say(table, tab, Shown(999_999))
        number = answered(table)
        await world.wait(table, PAUSE)
        assert answered(table) == number + 1
        await world.wait(table, PAUSE * 3)
        assert answered(table) == number + 1, "what came since has not been shown"

    asyncio.run(main())


def test_a_player_in_play_cannot_ask_for_haste() -> None:
    async def main() -> None:
        world = World()
        table, (tab,) = await a_bot_is_next(world)
        await say(table, tab, Pace(fast=True))
        assert tab.error == "in_play"

    asyncio.run(main())


async def put_out(world: World) -> tuple[Table, Tab]:
    """A match whose only person is eliminated."""
    while True:
        table, (tab,) = await world.table(1, start=True, players=7)
        state = playing(table).match.state
        assert isinstance(state, SheriffState)
        while 0 in state.ring and not over(table):
            await table.answers.apply(playing(table).advise("random"), "bot")
        if not over(table):
            return table, tab


def test_the_rest_is_played_quickly_for_those_who_are_out() -> None:
    async def main() -> None:
        world = World()
        table, tab = await put_out(world)
        await say(table, tab, Shown(events(table)))
        await say(table, tab, Pace(fast=True))
        number = answered(table)
        await world.wait(table, PAUSE / SETTINGS.fast)
        assert answered(table) == number + 1
        await say(table, tab, Pace(fast=False))
        await world.wait(table, PAUSE / 2)
        assert answered(table) == number + 1, "now what is shown is waited for again"

    asyncio.run(main())


def test_people_go_first_when_there_is_too_much_to_do_at_once() -> None:
    async def main() -> None:
        world = World()
        table, (tab,) = await a_bot_is_next(world)
        await say(table, tab, Shown(events(table)))
        due = table.auto_answers.due()
        assert due is not None
        table._rings = due
        world.clock.time = due + SETTINGS.busy / 2
        table._ring()
        assert table._inbox.get_nowait() is None, "in time"
        world.clock.time = due + SETTINGS.busy * 2
        table._ring()
        assert table._inbox.empty(), "late: a little later"
        assert table._timer is not None
        table._timer.cancel()
        table._rings = due
        world.clock.time = due + SETTINGS.yielding
        table._ring()
        assert table._inbox.get_nowait() is None, "not for ever"

    asyncio.run(main())


def test_bots_that_are_due_at_once_do_not_go_all_before_people() -> None:
    """Each answer takes two fifths of the time after which the event loop counts as late."""

    async def main() -> None:
        world = World()
        tables = [(await a_bot_is_next(world))[0] for _ in range(9)]
        answered: list[Table] = []

        async def turn(table: Table) -> None:
            assert await table._next() is None
            answered.append(table)
            world.clock.time += SETTINGS.busy * 0.4

        turns = [asyncio.create_task(turn(table)) for table in tables]
        await asyncio.sleep(0)
        world.clock.time = max(table._rings for table in tables)
        for table in tables:
            assert table._timer is not None
            table._timer.cancel()
            table._rings = world.clock.time
            table._ring()
        await asyncio.sleep(0)
        assert answered == tables[:3], "the others wait until people have been heard"
        for one in turns:
            one.cancel()

    asyncio.run(main())


def test_nobody_else_is_made_to_wait_for_that() -> None:
    async def main() -> None:
        world = World()
        table, (tab,) = await world.table(players=5)
        await say(table, tab, Start())
        while playing(table).choice.seat != 0:
            await table.answers.apply(len(playing(table).choice.options) - 1, "bot")
        due = table.auto_answers.due()
        assert due is not None
        assert not table.auto_answers.can_wait(due)

    asyncio.run(main())
