"""Reconnecting: after a lost connection, after a restart, and to a closed table."""

import asyncio

from posse.server.table.table import Table
from posse.server.wire.bodies import NewTable
from posse.server.wire.requests import Chat, Hello, Rematch, Sit, Start
from tests.server.world import SETTINGS, Tab, World, answer, leave, over, playing, say


async def some_answers(world: World, table: Table, host: Tab, count: int = 12) -> None:
    for _ in range(count):
        if over(table):
            return
        if playing(table).choice.seat == 0:
            await answer(table, host, len(playing(table).choice.options) - 1)
        else:
            await world.wait(table, SETTINGS.bot_pause)


def test_since_n_only_the_newer_events_come() -> None:
    async def main() -> None:
        world = World()
        table, (host,) = await world.table(start=True)
        await leave(table, host)
        seen = host.last("full")["n"]
        await some_answers(world, table, Tab("p0"))
        back = Tab("p0", "P0")
        await say(table, back, Hello(since=seen, match=table.room.row.match))
        full = back.last("full")
        events = playing(table).match.events
        assert (full["n"], len(full["events"])) == (len(events), len(events) - seen)
        assert full["view"] == playing(table).match.game.present(playing(table).match.view(0))
        assert full["choice"]["number"] == playing(table).match.number

    asyncio.run(main())


def test_a_number_of_another_match_counts_as_nothing_seen() -> None:
    async def main() -> None:
        world = World()
        table, (host,) = await world.table(start=True)
        old = table.room.row.match
        while not over(table):
            await table.answers.apply(0, "bot")
        await say(table, host, Rematch())
        count = len(playing(table).match.events)
        for hello in (Hello(since=1, match=old), Hello(since=100_000)):
            back = Tab("p0", "P0")
            await say(table, back, hello)
            assert len(back.last("full")["events"]) == count

    asyncio.run(main())


def test_the_result_is_told_again() -> None:
    async def main() -> None:
        world = World()
        table, _ = await world.table(start=True)
        while not over(table):
            await table.answers.apply(0, "bot")
        late = Tab()
        await say(table, late, Hello())
        assert [m["t"] for m in late.messages()] == ["table", "full", "over"]
        assert late.last("over")["seed"] == playing(table).match.seed

    asyncio.run(main())


def test_after_a_restart_every_table_is_at_the_same_choice() -> None:
    async def main() -> None:
        world = World()
        table, (host, guest) = await world.table(2, clock=60)
        await say(table, guest, Sit(1), Chat("here we go"))
        await say(table, host, Start())
        for _ in range(30):
            if not over(table):
                await table.answers.apply(len(playing(table).choice.options) - 1, "bot")
            again = await world.again((await world.memory.tables())[0])
            old, new = playing(table).match, playing(again).match
            assert new.game.dump(new.state) == old.game.dump(old.state)
            assert new.choice == old.choice
            assert new.number == old.number
            assert new.events == old.events
            assert again.room.row == table.room.row
            assert [line.text for line in again.chat] == ["here we go"]
        back = Tab("p1", "P1")
        await say(again, back, Hello())
        assert back.table["me"] == 1
        assert back.view["me"] == 1

    asyncio.run(main())


def test_a_phone_that_was_locked_for_minutes_comes_back_to_the_same_question() -> None:
    async def main() -> None:
        world = World()
        table, (host,) = await world.table(1, start=True)
        assert await world.until_asked(table, 0)
        asked, number = host.choice, playing(table).match.number
        await leave(table, host)
        await world.wait(table, SETTINGS.grace - 1)
        assert playing(table).match.number == number
        back = Tab("p0", "P0")
        await say(table, back, Hello())
        assert back.choice == asked
        await world.wait(table, SETTINGS.grace)  # the phone is there again
        assert playing(table).match.number == number

    asyncio.run(main())


def test_after_a_restart_people_have_their_whole_time() -> None:
    async def main() -> None:
        world = World()
        table, _ = await world.table(start=True)
        assert await world.until_asked(table, 0)
        world.clock.time += 100_000
        again = await world.again(table.room.row)
        number = playing(again).match.number
        await world.wait(again, SETTINGS.grace - 1)
        assert playing(again).match.number == number
        await world.wait(again, 1)
        assert playing(again).match.number > number

    asyncio.run(main())


def test_a_match_of_other_rules_does_not_hold_the_table_up() -> None:
    async def main() -> None:
        world = World()
        table, _ = await world.table(start=True)
        match = playing(table).id
        now = f'"version":{playing(table).match.game.version}'.encode()
        world.memory.matches[match] = world.memory.matches[match].replace(now, b'"version":0')
        again = await world.again(table.room.row)
        host = Tab("p0", "P0")
        await say(again, host, Hello())
        assert host.table["state"] == "open"
        await say(again, host, Start())
        assert host.table["state"] == "playing"

    asyncio.run(main())


def test_a_quiet_table_is_put_away_and_comes_back() -> None:
    async def main() -> None:
        world = World()
        table = await world.tables.create("p0", "P0", NewTable("bang", 4))
        table.attach()
        world.clock.time += SETTINGS.close_open * 2
        await world.tables.sweep()
        assert table.id in world.tables.all
        table.detach()
        world.clock.time += SETTINGS.close_open - 1
        await world.tables.sweep()
        assert table.id in world.tables.all
        world.clock.time += 1
        await world.tables.sweep()
        assert table.id not in world.tables.all
        assert await world.memory.tables() == []
        find = world.tables.find
        first, second = await asyncio.gather(find(table.id), find(table.id))
        assert first is second
        assert first is not None
        assert first.room.row == table.room.row
        assert len(await world.memory.tables()) == 1
        assert await world.tables.find("nosuch") is None
        await world.tables.close()

    asyncio.run(main())


def test_a_match_going_on_is_never_put_away() -> None:
    async def main() -> None:
        world = World()
        table, _ = await world.table(start=True)
        world.clock.time += 1_000_000
        await world.tables.sweep()
        assert table.id in world.tables.all
        while not over(table):
            await table.answers.apply(0, "bot")
        await world.tables.sweep()
        assert table.id not in world.tables.all

    asyncio.run(main())
