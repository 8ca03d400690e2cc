"""The introduction: nobody is asked before the people are ready, for a limited time."""

import asyncio

from posse.server.table.table import Table
from posse.server.wire.requests import Answer, Hello, Note, Ready, Rematch, Sit, Stand, Start
from tests.server.world import SETTINGS, Tab, World, leave, over, playing, say

LONGEST = SETTINGS.introduction


async def two(world: World) -> tuple[Table, Tab, Tab]:
    """Two people whose pages show introductions; the first match has begun."""
    table, (ann, bob) = await world.table(2)
    for tab in (ann, bob):
        await say(table, tab, Hello(intro=True))
    await say(table, bob, Sit(1))
    await say(table, ann, Start())
    return table, ann, bob


async def played_alone(world: World) -> tuple[Table, Tab]:
    """Their first match is over, and the second of them has gone."""
    table, ann, bob = await two(world)
    while not over(table):
        await table.answers.apply(playing(table).advise("random"), "bot")
    await leave(table, bob)
    return table, ann


def number(table: Table) -> int:
    found: int = playing(table).match.number
    return found


def asked(tab: Tab) -> bool:
    return tab.choice is not None


def readers(tab: Tab) -> list[int]:
    return [i for i, seat in enumerate(tab.table["seats"]) if seat["reading"]]


def test_nobody_is_asked_before_all_are_ready() -> None:
    async def main() -> None:
        world = World()
        table, ann, bob = await two(world)
        assert readers(ann) == [0, 1]
        assert not asked(ann) and not asked(bob)
        await world.wait(table, LONGEST / 2)
        await say(table, ann, Answer(0, 0))
        assert ann.error == "not_yet"
        await say(table, ann, Ready())
        assert readers(bob) == [1]
        assert number(table) == 0 and not asked(bob)
        await say(table, bob, Ready())
        assert readers(ann) == []
        assert ann.choice["number"] == bob.choice["number"] == 0

    asyncio.run(main())


def test_the_match_does_not_wait_for_readers_for_ever() -> None:
    async def main() -> None:
        world = World()
        table, ann, _ = await two(world)
        await world.wait(table, LONGEST - 0.1)
        assert not asked(ann)
        await world.wait(table, 0.2)
        assert ann.choice["number"] == number(table)
        assert readers(ann) == []

    asyncio.run(main())


def test_people_are_told_how_long_they_wait_for_each_other() -> None:
    async def main() -> None:
        world = World()
        table, ann, bob = await two(world)
        assert ann.table["intro"] == LONGEST
        await world.wait(table, 5.5)
        await say(table, ann, Ready())
        assert bob.table["intro"] == LONGEST - 5
        await say(table, bob, Ready())
        assert "intro" not in bob.table

    asyncio.run(main())


def test_nobody_is_hurried_for_bots() -> None:
    async def main() -> None:
        world = World()
        table, (ann,) = await world.table(1)
        await say(table, ann, Hello(intro=True))
        await say(table, ann, Start())
        assert "intro" not in ann.table
        await world.wait(table, 10 * LONGEST)
        assert readers(ann) == [0] and not asked(ann)
        await world.wait(table, SETTINGS.patience)
        assert asked(ann), "no table waits for ever"

    asyncio.run(main())


def test_a_friend_who_became_a_bot_hurries_nobody_in_the_rematch() -> None:
    async def main() -> None:
        world = World()
        table, ann = await played_alone(world)
        await world.wait(table, SETTINGS.host_grace)
        await say(table, ann, Rematch())
        await world.wait(table, 2 * LONGEST)
        assert readers(ann) == [0] and not asked(ann)

    asyncio.run(main())


def test_the_match_and_the_clock_stand_still_while_a_note_is_read() -> None:
    async def main() -> None:
        world = World()
        table, (ann,) = await world.table(1, clock=30)
        await say(table, ann, Start())
        while playing(table).choice.seat != 0:
            await world.wait(table, 1)
        await say(table, ann, Note(True))
        before = number(table)
        await world.wait(table, 100)
        assert number(table) == before
        assert "deadline" not in ann.choice
        await say(table, ann, Note(False))
        assert ann.choice["deadline"] == (world.clock.time + 30) * 1000
        await say(table, ann, Note(True))
        await world.wait(table, SETTINGS.patience + 60)
        assert number(table) > before, "no table waits for ever"

    asyncio.run(main())


def test_a_note_holds_nobody_else_up() -> None:
    async def main() -> None:
        world = World()
        table, ann, bob = await two(world)
        for tab in (ann, bob):
            await say(table, tab, Ready())
        await say(table, bob, Note(True))
        while playing(table).choice.seat in (0, 1):
            await table.answers.apply(playing(table).advise("random"), "person")
        before = number(table)
        await world.wait(table, 10)
        assert number(table) > before

    asyncio.run(main())


def test_the_clock_begins_after_it() -> None:
    async def main() -> None:
        world = World()
        table, tabs = await world.table(4, clock=30)
        for seat, tab in enumerate(tabs):
            await say(table, tab, Hello(intro=True), Sit(seat))
        await say(table, tabs[0], Start())
        assert table.room.answer_clock.deadline() is None
        await world.wait(table, 5)
        for tab in tabs:
            await say(table, tab, Ready())
        assert table.room.answer_clock.deadline() == world.clock.time + 30

    asyncio.run(main())


def test_a_page_without_an_introduction_is_ready() -> None:
    async def main() -> None:
        _, (tab,) = await World().table(start=True)
        assert [message["t"] for message in tab.messages()] == ["table", "full"]
        assert tab.choice["number"] == 0
        assert readers(tab) == []

    asyncio.run(main())


def test_a_table_that_starts_at_once_waits_for_its_maker() -> None:
    async def main() -> None:
        world = World()
        table, _ = await world.table(0, start=True)
        await world.wait(table, LONGEST - 1)
        assert number(table) == 0
        ann = Tab("p0", "P0")
        await say(table, ann, Hello(intro=True))
        assert readers(ann) == [0] and not asked(ann)
        await say(table, ann, Ready())
        assert ann.choice["number"] == 0

    asyncio.run(main())


def test_a_reload_changes_nothing_and_a_restart_waits_again() -> None:
    async def main() -> None:
        world = World()
        table, ann, bob = await two(world)
        await leave(table, ann)
        await say(table, ann, Hello(intro=True))
        assert readers(bob) == [0, 1]
        again = await world.again(table.room.row)
        for tab in (ann, bob):
            await say(again, tab, Hello(intro=True))
        assert readers(bob) == [0, 1] and not asked(bob)
        await say(again, ann, Ready())
        await say(again, bob, Ready())
        assert bob.choice["number"] == 0
        await again.answers.apply(0, "person")
        later = await world.again(again.room.row)
        await say(later, bob, Hello(intro=True))
        assert bob.choice["number"] == 1

    asyncio.run(main())


def test_a_person_who_stands_up_is_not_waited_for() -> None:
    async def main() -> None:
        world = World()
        table, ann, bob = await two(world)
        await say(table, ann, Ready())
        await say(table, bob, Stand())
        await world.wait(table, 0)
        assert ann.choice["number"] == 0

    asyncio.run(main())


def test_a_rematch_is_introduced_again() -> None:
    async def main() -> None:
        table, ann = await played_alone(World())
        ann.forget()
        await say(table, ann, Rematch())
        assert readers(ann) == [0] and not asked(ann)
        await say(table, ann, Ready())
        assert ann.choice["number"] == 0

    asyncio.run(main())
