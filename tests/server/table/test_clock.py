"""Slow and absent people: the clock, the bot that answers for them, and their return."""

import asyncio

from posse.server.random_source import RandomSource
from posse.server.table.forced import is_forced
from posse.server.table.table import Table
from posse.server.wire.requests import Answer, Chat, Hello, Ping
from tests.server.world import SETTINGS, Tab, World, answer, leave, over, playing, say


async def asked(world: World, clock: int = 0, people: int = 1) -> tuple[Table, Tab]:
    table, tabs = await world.table(people, start=True, clock=clock, players=5)
    assert await world.until_asked(table, 0)
    return table, tabs[0]


def test_bots_take_their_time() -> None:
    async def main() -> None:
        world = World()
        table, _ = await world.table(start=True)
        while playing(table).choice.seat == 0:
            await table.answers.apply(len(playing(table).choice.options) - 1, "person")
        number = playing(table).match.number
        await world.wait(table, SETTINGS.bot_pause * 0.9)
        assert playing(table).match.number == number
        await world.wait(table, SETTINGS.bot_pause * 0.1)
        assert playing(table).match.number == number + 1

    asyncio.run(main())


def test_the_deadline_is_shown_to_everybody_and_then_a_bot_answers() -> None:
    async def main() -> None:
        world = World()
        table, host = await asked(world, clock=30)
        watcher = Tab()
        await say(table, watcher, Hello())
        number = playing(table).match.number
        end = round((world.clock.time + 30) * 1000)
        assert host.choice["deadline"] == watcher.choice["deadline"] == end
        await world.wait(table, 29.9)
        assert playing(table).match.number == number
        await world.wait(table, 0.1)
        assert playing(table).match.number > number
        assert world.services.metrics.answers["missed"] == 1

    asyncio.run(main())


def test_without_a_clock_there_is_no_deadline() -> None:
    async def main() -> None:
        world = World()
        table, host = await asked(world)
        assert "deadline" not in host.choice
        number = playing(table).match.number
        await world.wait(table, SETTINGS.grace + 1)
        assert playing(table).match.number == number
        await world.wait(table, SETTINGS.patience)  # no table waits for ever
        assert playing(table).match.number > number

    asyncio.run(main())


async def miss_twice(world: World, table: Table) -> bool:
    for _ in range(2):
        if not await world.until_asked(table, 0):
            return False
        await world.wait(table, 30)
    return await world.until_asked(table, 0)


async def minded(clock: int = 30) -> tuple[World, Table, Tab]:
    """A match where seat 0 has missed twice and is asked again."""
    for _ in range(20):
        world = World()
        table, host = await asked(world, clock)
        if await miss_twice(world, table):
            world.clock.time += SETTINGS.bot_pause / 2  # the bot has begun to think
            return world, table, host
    raise AssertionError("no match lasted long enough")


def test_after_two_misses_a_bot_minds_the_seat() -> None:
    async def main() -> None:
        world, table, host = await minded()
        assert host.table["seats"][0]["minded"]
        assert host.table["seats"][0]["kind"] == "person"
        assert "deadline" not in host.choice
        number = playing(table).match.number
        await world.wait(table, SETTINGS.bot_pause / 2)
        assert playing(table).match.number == number + 1

    asyncio.run(main())


def given_back(world: World, table: Table, tab: Tab) -> None:
    assert not tab.table["seats"][0]["minded"]
    assert tab.choice["deadline"] == round((world.clock.time + 30) * 1000)
    assert not table.room.presences[0].minded


def test_the_seat_is_given_back_when_the_person_says_something() -> None:
    async def main() -> None:
        world, table, host = await minded()
        await say(table, host, Chat("sorry"))
        given_back(world, table, host)
        number = playing(table).match.number
        await world.wait(table, 29)
        assert playing(table).match.number == number
        await answer(table, host)
        assert playing(table).match.number == number + 1

    asyncio.run(main())


def test_the_seat_is_given_back_when_the_person_answers() -> None:
    async def main() -> None:
        world, table, host = await minded()
        number = playing(table).match.number
        await say(table, host, Answer(number, 1))
        assert world.memory.answers[playing(table).id][number] == 1
        assert not table.room.presences[0].minded

    asyncio.run(main())


def test_the_seat_is_given_back_when_the_person_returns() -> None:
    async def main() -> None:
        world, table, host = await minded()
        await leave(table, host)
        again = Tab("p0", "P0")
        await say(table, again, Hello())
        assert [m["t"] for m in again.messages()] == ["table", "full"]
        given_back(world, table, again)

    asyncio.run(main())


def test_an_answer_in_time_forgives_a_miss() -> None:
    async def main() -> None:
        world = World()
        table, host = await asked(world, 30)
        await world.wait(table, 30)
        assert table.room.presences[0].misses == 1
        if await world.until_asked(table, 0):
            await answer(table, host)
            assert table.room.presences[0].misses == 0

    asyncio.run(main())


def test_the_absent_get_a_while_then_a_bot_plays_at_once() -> None:
    async def main() -> None:
        world = World()
        table, host = await asked(world)
        await leave(table, host)
        number = playing(table).match.number
        await world.wait(table, SETTINGS.grace - 1)
        assert playing(table).match.number == number
        await world.wait(table, 1)
        assert playing(table).match.number > number
        await world.wait(table, 3600)
        assert over(table)

    asyncio.run(main())


def test_a_second_tab_keeps_the_seat_there() -> None:
    async def main() -> None:
        world = World()
        table, host = await asked(world)
        second = Tab("p0", "P0")
        await say(table, second, Hello())
        await leave(table, host)
        assert second.table["seats"][0]["here"], "one of two tabs was closed: the person is here"
        number = playing(table).match.number
        await world.wait(table, SETTINGS.grace + 1)
        assert playing(table).match.number == number
        await leave(table, second)
        await world.wait(table, SETTINGS.grace)
        assert playing(table).match.number > number

    asyncio.run(main())


def test_the_clock_of_the_absent_runs_too() -> None:
    async def main() -> None:
        world = World()
        table, host = await asked(world, clock=30)
        await leave(table, host)
        number = playing(table).match.number
        await world.wait(table, 30)
        assert playing(table).match.number > number

    asyncio.run(main())


async def forced(world: World, ends: bool = False) -> tuple[Table, Tab]:
    """A match in which the host has one option; `ends`: it ends the turn."""
    while True:
        table, (host,) = await world.table(start=True, clock=30, players=5)
        while not over(table):
            choice = playing(table).choice
            only = choice.options[0].verb if len(choice.options) == 1 else ""
            if choice.seat == 0 and (only == "end" if ends else is_forced(playing(table).match)):
                return table, host
            await table.answers.apply(playing(table).advise("random"), "bot")


def test_a_forced_answer_is_given_after_a_pause() -> None:
    async def main() -> None:
        world = World()
        table, host = await forced(world)
        # To the others it looks like any other choice.
        watcher = Tab()
        await say(table, watcher, Hello())
        assert watcher.choice["deadline"] == round((world.clock.time + 30) * 1000)
        assert "forced" not in watcher.choice
        await say(table, host, Hello())
        assert host.choice["forced"] is True
        number = playing(table).match.number
        pause = sum(SETTINGS.forced_pause) / 2
        await world.wait(table, pause - 0.1)
        assert playing(table).match.number == number
        await world.wait(table, 0.1)
        assert world.memory.answers[playing(table).id][number] == 0
        assert world.services.metrics.answers["person"] == 1
        assert table.room.presences[0].misses == 0
        assert host.messages("error") == []

    asyncio.run(main())


def test_the_end_of_a_turn_waits_for_its_player() -> None:
    async def main() -> None:
        world = World()
        table, host = await forced(world, ends=True)
        await say(table, host, Hello())
        assert "forced" not in host.choice
        number = playing(table).match.number
        await world.wait(table, 29)
        assert playing(table).match.number == number
        await world.wait(table, 1)
        assert playing(table).match.number > number
        assert world.services.metrics.answers["person"] == 0

    asyncio.run(main())


def test_the_pause_is_drawn_before_the_options_are_known() -> None:
    """Every choice draws a pause, forced or not, so it cannot depend on the hand."""

    async def main() -> None:
        world = World()
        drawn: list[tuple[float, float]] = []

        class Noting(RandomSource):
            def between(self, low: float, high: float) -> float:
                drawn.append((low, high))
                return low

        world.services.random = Noting()
        table, _ = await world.table(start=True)
        before = len(drawn)
        for _ in range(20):
            await table.answers.apply(len(playing(table).choice.options) - 1, "bot")
        assert len(drawn) - before == 20
        assert set(drawn) == {SETTINGS.forced_pause}

    asyncio.run(main())


def test_a_ping_is_no_sign_of_life() -> None:
    """The browser sends pings by itself; they never reach the table (see connection.py)."""

    async def main() -> None:
        _, table, host = await minded()
        table.auto_answers.person_acts(None)
        assert table.room.presences[0].minded
        await say(table, host, Ping())
        assert host.error == "bad_message"

    asyncio.run(main())
