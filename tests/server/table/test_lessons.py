"""A lesson at a table: on rails until its last step, then a match like any other."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from posse.engine.lesson import lesson_of
from posse.engine.lesson_plan import plan_of
from posse.server.store.export import seats
from posse.server.table.auto_answers import LESSON_PATIENCE
from posse.server.table.table import Table
from posse.server.wire.requests import Answer, Hello, Lesson, Rematch, Sit, Stand
from tests.server.world import SETTINGS, Tab, World, leave, over, playing, say

GAMES = ("bang", "dice", "wyatt")


async def taught(world: World, game: str) -> tuple[Table, Tab]:
    """A new table with a lesson, and the tab of its pupil."""
    made = await world.tables.teach("p0", "P0", lesson_of(game, "first_match"))
    await world.hold(made)
    tab = Tab("p0", "P0")
    await made.handle(tab, Hello(intro=True))
    return made, tab


def told(tab: Tab) -> dict[str, Any]:
    found: dict[str, Any] = tab.table["lesson"]
    return found


async def one_step(world: World, table: Table, tab: Tab) -> None:
    """Does what the step asks for, and waits for the next one."""
    now = told(tab)
    number = playing(table).match.number
    assert number == now["at"]
    if "option" in now:
        await say(table, tab, Answer(number, now["option"]))
    else:
        await say(table, tab, Lesson(now["step"] + 1))
    for _ in range(20):
        if told(tab)["step"] > now["step"]:
            return
        await world.wait(table, 1.0)
    raise AssertionError(f"step {now['step']} does not end")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_followed_to_its_last_step_and_the_match_goes_on(game: str) -> None:
    async def main() -> None:
        world = World()
        table, tab = await taught(world, game)
        steps = told(tab)["steps"]
        for step in range(steps):
            assert told(tab)["step"] == step
            await one_step(world, table, tab)
        assert told(tab) == {
            "id": "first_match", "step": steps, "steps": steps,
            "words": f"lesson_{game}_first_match",
        }  # fmt: skip
        for _ in range(20_000):
            if over(table):
                break
            await table.answers.apply(playing(table).advise("greenhorn"), "bot")
        assert over(table)

    asyncio.run(main())


@pytest.mark.parametrize("game", GAMES)
def test_skipping_every_step_plays_the_same_match(game: str) -> None:
    async def main() -> None:
        world = World()
        table, tab = await taught(world, game)
        steps = told(tab)["steps"]
        while told(tab)["step"] < steps:
            await say(table, tab, Lesson(told(tab)["step"] + 1))
            await world.wait(table, 30.0) if told(tab).get("taken") else None
        plan = plan_of(lesson_of(game, "first_match"))
        given = [[step.option] * (step.option >= 0) + step.then for step in plan.steps]
        assert playing(table).match.answers[: plan.end] == [one for some in given for one in some]

    asyncio.run(main())


def test_another_answer_is_refused_and_changes_nothing() -> None:
    async def main() -> None:
        world = World()
        table, tab = await taught(world, "bang")
        await say(table, tab, Answer(0, 6))
        assert tab.error == "not_this_step"
        await say(table, tab, Lesson(1))
        await say(table, tab, Lesson(2))
        await say(table, tab, Answer(0, 0))
        assert tab.error == "not_this_step"
        assert playing(table).match.number == 0

    asyncio.run(main())


def test_nothing_happens_while_the_pupil_reads() -> None:
    async def main() -> None:
        world = World()
        table, tab = await taught(world, "dice")
        await world.wait(table, LESSON_PATIENCE * SETTINGS.patience - 1.0)
        assert playing(table).match.number == 0
        assert tab.choice["number"] == 0, "no introduction holds the match"
        assert "deadline" not in tab.choice
        await leave(table, tab)
        await world.wait(table, 100_000.0)
        assert over(table), "no table waits for ever"

    asyncio.run(main())


def test_a_step_can_be_repeated_and_the_way_there_is_undone() -> None:
    async def main() -> None:
        world = World()
        table, tab = await taught(world, "bang")
        for _ in range(5):
            await one_step(world, table, tab)
        before = playing(table).match.number
        await say(table, tab, Lesson(2))
        assert (told(tab)["step"], playing(table).match.number) == (2, 0)
        assert tab.choice["number"] == 0
        assert len(tab.last("full")["events"]) == tab.last("full")["n"]
        assert tab.choice["backs"] == 1, "an answer that is under way is refused as stale"
        await say(table, tab, Answer(0, told(tab)["option"], backs=0))
        assert tab.error == "stale"
        for _ in range(3):
            await one_step(world, table, tab)
        assert playing(table).match.number == before

    asyncio.run(main())


def test_the_steps_that_can_be_gone_to() -> None:
    async def main() -> None:
        world = World()
        table, tab = await taught(world, "bang")
        await say(table, tab, Lesson(2))
        assert tab.error == "no_step"
        stranger = Tab("p1", "P1")
        await say(table, stranger, Hello())
        await say(table, stranger, Lesson(1))
        assert stranger.error == "not_seated"
        made, (ann,) = await world.table(1, start=True)
        await say(made, ann, Lesson(1))
        assert ann.error == "no_step"

    asyncio.run(main())


def test_only_the_pupil_is_told_what_is_lit() -> None:
    """A card of the hand may be lit."""

    async def main() -> None:
        world = World()
        table, tab = await taught(world, "bang")
        await say(table, tab, Lesson(1))
        assert told(tab)["lit"] == ["card-24"]
        stranger = Tab("p1", "P1")
        await say(table, stranger, Hello())
        assert "lesson" not in stranger.table
        assert "card-24" not in "".join(stranger.texts)
        await say(table, stranger, Sit(1))
        assert "lesson" not in stranger.table

    asyncio.run(main())


@pytest.mark.parametrize("steps", [1, 4, 6, 9])
def test_a_restart_goes_on_at_the_same_question(steps: int) -> None:
    async def main() -> None:
        world = World()
        table, tab = await taught(world, "bang")
        for _ in range(steps):
            await one_step(world, table, tab)
        at, answers = told(tab)["at"], playing(table).match.answers
        table = await world.again(table.room.row)
        tab = Tab("p0", "P0")
        await table.handle(tab, Hello(intro=True))
        assert told(tab)["at"] == at
        assert told(tab)["step"] == min(i for i, step in enumerate(
            plan_of(lesson_of("bang", "first_match")).steps) if step.at == at)  # fmt: skip
        assert playing(table).match.answers == answers
        while told(tab)["step"] < told(tab)["steps"]:
            await one_step(world, table, tab)

    asyncio.run(main())


def test_a_lesson_that_has_changed_since_ends_cleanly(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        world = World()
        table, tab = await taught(world, "dice")
        await one_step(world, table, tab)
        monkeypatch.setattr(lesson_of("dice", "first_match"), "digest", "0" * 12)
        table = await world.again(table.room.row)
        tab = Tab("p0", "P0")
        await table.handle(tab, Hello())
        assert tab.table["state"] == "open"
        assert "lesson" not in tab.table

    asyncio.run(main())


def test_bots_play_on_freely_when_the_pupil_stands_up() -> None:
    async def main() -> None:
        world = World()
        table, tab = await taught(world, "dice")
        await one_step(world, table, tab)
        await say(table, tab, Stand())
        await world.wait(table, 5_000.0)
        assert over(table)

    asyncio.run(main())


def test_a_lesson_counts_for_nobody() -> None:
    async def main() -> None:
        world = World()
        table, tab = await taught(world, "dice")
        assert not table.room.row.public
        while told(tab)["step"] < told(tab)["steps"]:
            await one_step(world, table, tab)
        while not over(table):
            await table.answers.apply(playing(table).advise("random"), "bot")
        row = playing(table).row
        assert row.people == [] and row.lesson
        assert "person" not in seats(row, [])
        assert "evening" not in tab.table
        await say(table, tab, Rematch())
        assert "lesson" not in tab.table, "the next match is dealt"
        assert not playing(table).row.lesson

    asyncio.run(main())
