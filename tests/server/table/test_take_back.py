"""Taking an answer back: it is held before others see it, or undone before others answer."""

import asyncio

import pytest

from posse.engine.match import Match
from posse.server.table.take_back_check import FINAL, HELD, OPEN, disclosure
from posse.server.wire.requests import Answer, Back, Hello, Options, Stand, Start
from tests.server.take_back_matches import SETTINGS, a_world, faced, number, stored
from tests.server.world import Tab, World, changed, leave, playing, say


def test_a_held_answer_is_nobody_else_s_business() -> None:
    async def main() -> None:
        world = a_world()
        table, tab, watcher, option = await faced(world, HELD)
        at = number(table)
        await say(table, tab, Answer(at, option))
        assert tab.last("pending") == {
            "t": "pending", "choice": at, "option": option, "left": 3000,
            "held": True, "timed": True,
        }  # fmt: skip
        assert watcher.texts == []
        assert len(stored(world, table)) == number(table) == at
        await world.wait(table, 2.9)
        assert watcher.texts == []
        await world.wait(table, 0.2)
        assert stored(world, table)[at] == option
        assert watcher.messages("step")

    asyncio.run(main())


def test_a_held_answer_is_cancelled() -> None:
    async def main() -> None:
        world = a_world()
        table, tab, watcher, option = await faced(world, HELD)
        at = number(table)
        await say(table, tab, Answer(at, option), Back(at))
        assert tab.choice["number"] == at and tab.choice["options"]
        await world.wait(table, 10)
        assert watcher.texts == []
        assert number(table) == len(stored(world, table)) == at

    asyncio.run(main())


def test_another_answer_replaces_a_held_one_and_a_final_one_does_not_wait() -> None:
    async def main() -> None:
        world = a_world()
        table, tab, _, option = await faced(world, HELD)
        at = number(table)
        await say(table, tab, Answer(at, option))
        await world.wait(table, 2)
        await say(table, tab, Answer(at, option))
        assert tab.last("pending")["left"] == 1000, "nobody holds the table up by it"
        await say(table, tab, Answer(at, option, final=True))
        assert stored(world, table)[at] == option
        await say(table, tab, Back(at))
        assert tab.error == "too_late"

    asyncio.run(main())


@pytest.mark.parametrize("how", ["leaves", "stands up"])
def test_a_held_answer_counts_without_the_person(how: str) -> None:
    async def main() -> None:
        world = a_world()
        table, tab, _, option = await faced(world, HELD)
        at = number(table)
        await say(table, tab, Answer(at, option))
        if how == "leaves":
            await leave(table, tab)
        else:
            await say(table, tab, Stand())
        await world.wait(table, 3)
        assert stored(world, table)[at] == option

    asyncio.run(main())


def test_after_a_restart_a_held_answer_is_asked_again() -> None:
    async def main() -> None:
        world = a_world()
        table, tab, _, option = await faced(world, HELD)
        at = number(table)
        await say(table, tab, Answer(at, option))
        again = await world.again(table.room.row)
        await say(again, tab, Hello())
        assert tab.choice["number"] == at and tab.choice["options"]
        await say(again, tab, Back(at))
        assert tab.error == "too_late"

    asyncio.run(main())


def test_an_open_answer_is_undone_for_everybody() -> None:
    async def main() -> None:
        world = a_world()
        table, tab, watcher, option = await faced(world, OPEN)
        at, before = number(table), (tab.view, watcher.view)
        events = playing(table).event_count
        await say(table, tab, Answer(at, option))
        assert tab.last("pending")["held"] is False
        assert stored(world, table)[at] == option
        assert watcher.messages("step") and not watcher.messages("pending")
        await say(table, tab, Back(at))
        for one, view in zip((tab, watcher), before, strict=True):
            back = one.last("back")
            assert (back["seat"], back["n"], back["view"]) == (0, events, view)
            assert back["choice"]["number"] == at
        assert len(stored(world, table)) == number(table) == at
        await say(table, tab, Answer(at, option))
        assert stored(world, table)[at] == option

    asyncio.run(main())


def test_it_is_too_late_after_the_time_or_another_answer() -> None:
    async def main() -> None:
        world = a_world()
        table, tab, _, option = await faced(world, OPEN, next_seat=0)
        at = number(table)
        await say(table, tab, Answer(at, option))
        world.clock.time += 3.1
        await say(table, tab, Back(at))
        assert tab.error == "too_late"
        assert number(table) == at + 1
        await say(table, tab, Answer(at + 1, 0, final=True))
        for choice in (at, at + 1):
            await say(table, tab, Back(choice))
            assert tab.error == "too_late"

    asyncio.run(main())


def test_what_was_shown_is_final() -> None:
    async def main() -> None:
        world = a_world()
        table, tab, _, option = await faced(world, FINAL)
        at = number(table)
        await say(table, tab, Answer(at, option))
        assert not tab.messages("pending")
        assert stored(world, table)[at] == option
        await say(table, tab, Back(at))
        assert tab.error in ("too_late", "is_over")

    asyncio.run(main())


def test_nobody_takes_back_for_others() -> None:
    async def main() -> None:
        table, tab, watcher, option = await faced(a_world(), OPEN)
        at = number(table)
        await say(table, tab, Answer(at, option))
        await say(table, watcher, Back(at))
        assert watcher.error == "not_seated"
        assert number(table) == at + 1

    asyncio.run(main())


def test_a_table_may_do_without() -> None:
    async def main() -> None:
        world = a_world()
        table, tab, _, option = await faced(world, HELD, take_back=False)
        assert tab.messages("table") == []
        at = number(table)
        await say(table, tab, Answer(at, option), Back(at))
        assert tab.error == "no_back"
        assert stored(world, table)[at] == option

    asyncio.run(main())


def test_the_host_decides_before_the_match() -> None:
    async def main() -> None:
        world = a_world()
        table, (host,) = await world.table()
        assert host.table["take_back"] is True
        await say(table, host, Options(take_back=False))
        assert host.table["take_back"] is False
        again = await world.again(table.room.row)
        await say(again, host, Hello(), Start(), Options(take_back=True))
        assert host.table["take_back"] is False

    asyncio.run(main())


def test_a_player_who_comes_back_may_still_take_it_back() -> None:
    async def main() -> None:
        world = a_world()
        table, tab, _, option = await faced(world, OPEN)
        at = number(table)
        await say(table, tab, Answer(at, option))
        await world.wait(table, 1)
        other = Tab("p0", "P0")
        await say(table, other, Hello())
        assert other.last("pending")["left"] == 2000
        await say(table, other, Back(at))
        assert number(table) == at

    asyncio.run(main())


def test_nobody_stalls_the_table_by_it() -> None:
    async def main() -> None:
        world = a_world()
        table, tab, _, option = await faced(world, HELD)
        at = number(table)
        for _ in range(SETTINGS.backs):
            await say(table, tab, Answer(at, option), Back(at))
        assert tab.messages("error") == []
        await say(table, tab, Answer(at, option))
        assert stored(world, table)[at] == option

    asyncio.run(main())


def test_the_clock_stands_still_while_there_is_an_answer() -> None:
    async def main() -> None:
        world = a_world()
        table, tab, _, option = await faced(world, OPEN, clock=30)
        at = number(table)
        before = table.room.answer_clock.deadline()
        assert before is not None
        await say(table, tab, Answer(at, option))
        world.clock.time += 2
        await say(table, tab, Back(at))
        assert tab.choice["deadline"] == round((before + 2) * 1000)

    asyncio.run(main())


def test_what_follows_by_itself_goes_back_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Public facts seldom force the next choice. So every single option counts as forced here."""

    def only(match: Match) -> bool:
        return match.choice is not None and len(match.choice.options) == 1

    monkeypatch.setattr("posse.server.table.play.is_forced", only)

    async def main() -> None:
        world = World(changed(SETTINGS, forced_pause=(0.5, 0.5)))
        while True:
            table, tab, _, option = await faced(world, OPEN, next_seat=0)
            at = number(table)
            await say(table, tab, Answer(at, option))
            play = playing(table)
            if only(play.match) and disclosure(play.match, 0) == OPEN:
                break
        await world.wait(table, 0.6)
        assert number(table) == at + 2
        assert tab.last("pending")["choice"] == at
        await say(table, tab, Back(at))
        assert len(stored(world, table)) == number(table) == at

    asyncio.run(main())


def test_what_cannot_be_stored_stays_as_it_is() -> None:
    async def main() -> None:
        world = a_world()
        table, tab, _, option = await faced(world, OPEN)
        at = number(table)
        await say(table, tab, Answer(at, option))
        world.memory.fail = 1
        await say(table, tab, Back(at))
        assert tab.error == "not_stored"
        assert len(stored(world, table)) == number(table) == at + 1
        assert tab.choice["number"] == at + 1

    asyncio.run(main())
