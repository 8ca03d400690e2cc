"""Taking an answer back where bots answer next."""

import asyncio

from posse.server.table.take_back_check import HELD, OPEN
from posse.server.wire.requests import Answer, Back
from tests.server.take_back_matches import SETTINGS, a_world, faced, number, stored
from tests.server.world import playing, say


def test_bots_wait_and_forget() -> None:
    async def main() -> None:
        world = a_world()
        table, tab, _, option = await faced(world, OPEN, next_seat=2)
        at = number(table)
        playing(table).advise("simple")  # a bot has observed for the person, so it remembers
        await say(table, tab, Answer(at, option))
        await world.wait(table, 2.9)
        assert number(table) == at + 1
        await say(table, tab, Back(at))
        assert number(table) == at and not playing(table).crews
        await say(table, tab, Answer(at, option))
        await world.wait(table, 3.1)
        assert number(table) > at + 1
        await say(table, tab, Back(at))
        assert tab.error == "too_late"

    asyncio.run(main())


def test_against_bots_only_nobody_waits() -> None:
    """An open answer can go back until a bot acts. A held one waits as long as a bot would."""

    async def main() -> None:
        world = a_world()
        table, tab, _, option = await faced(world, OPEN, next_seat=1, people=1)
        at = number(table)
        await say(table, tab, Answer(at, option))
        assert tab.last("pending")["timed"] is False
        await world.wait(table, SETTINGS.bot_pause - 0.1)
        await say(table, tab, Back(at), Answer(at, option))
        await world.wait(table, SETTINGS.bot_pause + 0.1)
        assert number(table) > at + 1, "the bot has acted"
        await say(table, tab, Back(at))
        assert tab.error == "too_late"

    asyncio.run(main())


def test_against_bots_only_the_own_answer_stays_open() -> None:
    async def main() -> None:
        world = a_world()
        while True:
            table, tab, _, option = await faced(world, OPEN, next_seat=0, people=1)
            at = number(table)
            await say(table, tab, Answer(at, option))
            if not playing(table).forced():  # else the server answers, which may be final
                break
        await world.wait(table, 20)
        await say(table, tab, Back(at))
        assert number(table) == at

    asyncio.run(main())


def test_against_bots_only_a_held_answer_waits_for_a_bot_s_pause() -> None:
    async def main() -> None:
        world = a_world()
        table, tab, _, option = await faced(world, HELD, people=1)
        at = number(table)
        await say(table, tab, Answer(at, option))
        await world.wait(table, SETTINGS.bot_pause - 0.1)
        assert number(table) == at
        await world.wait(table, 0.2)
        assert stored(world, table)[at] == option

    asyncio.run(main())
