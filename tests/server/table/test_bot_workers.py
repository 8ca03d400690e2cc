"""Bots that search in worker processes: the table never waits for them."""

import asyncio
import contextlib
import logging
from concurrent.futures import CancelledError, Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from posse import bots
from posse.bots.base import Bot as AnyBot
from posse.engine.choice import Choice
from posse.engine.ids import NONE
from posse.engine.match import new_match
from posse.engine.state import State
from posse.server.bot_workers import BotWorkers, job_of, ponder
from posse.server.random_source import RandomSource
from posse.server.store.rows import Said
from posse.server.table.play import Play
from posse.server.table.table import Table
from posse.server.wire.requests import Bot, Start
from tests.server.slow_workers import MOODS, Slow, row_of, take_mood
from tests.server.world import SETTINGS, World, over, playing, say


async def with_marshals(world: World) -> tuple[Table, Slow]:
    """A match in which a marshal is asked and has more than one option."""
    slow = Slow()
    world.services.workers = slow
    table, (host,) = await world.table(game="dice", players=4)
    await say(table, host, *[Bot(seat, "marshal") for seat in (1, 2, 3)], Start())
    while playing(table).choice.seat == 0 or len(playing(table).choice.options) == 1:
        await table.answers.apply(0, "person")
    return table, slow


@pytest.mark.parametrize("ready", [False, True])
def test_the_pace_does_not_tell_how_long_it_thought(ready: bool) -> None:
    async def main() -> None:
        world = World()
        table, slow = await with_marshals(world)
        if ready:
            slow.answers[-1].set_result((0, None))
        number = playing(table).match.number
        pause = max(SETTINGS.bot_pause, SETTINGS.think_wait)
        await world.wait(table, pause * 0.95)
        assert playing(table).match.number == number
        await world.wait(table, pause * 0.1)
        assert playing(table).match.number == number + 1

    asyncio.run(main())


async def pauses(mood: str) -> list[float]:
    """How long each bot took to answer, with one behaviour of the workers."""
    world = World()
    table, slow = await with_marshals(world)
    found: list[float] = []
    while len(found) < 25 and not over(table):
        take_mood(mood, slow.answers[-1])
        asked, number = world.clock.time, playing(table).match.number
        if playing(table).choice.seat == 0:
            await table.answers.apply(0, "person")
            continue
        while playing(table).match.number == number:
            wake = table.wake()
            assert wake is not None
            world.clock.time = wake
            await table.tick()
        found.append(round(world.clock.time - asked, 6))
    return found


def test_nobody_can_tell_from_its_pace_what_a_bot_thinks_of() -> None:
    """The time of a marshal's answer does not depend on its search."""
    pause = max(SETTINGS.bot_pause, SETTINGS.think_wait)
    for mood in MOODS:
        found = asyncio.run(pauses(mood))
        assert len(found) > 3
        assert set(found) == {pause}, mood


def test_a_ready_marshal_is_listened_to() -> None:
    async def main() -> None:
        world = World()
        table, slow = await with_marshals(world)
        options = playing(table).choice.options
        for index in range(len(options)):
            fresh: Play = playing(table)
            fresh.thought = (fresh.match.number, "marshal", Future())
            fresh.thought[2].set_result((index, bots.Reason("why-ahead", n=1)))
            assert fresh.advise("marshal") == index
            assert fresh.said == Said("marshal", "why-ahead", {"n": 1})
        assert slow.jobs

    asyncio.run(main())


@pytest.mark.parametrize("trouble", ["late", "broken", "nonsense"])
def test_without_its_marshal_a_deputy_answers(
    trouble: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        world = World()
        world.services.make_bot = lambda name, game, seed: bots.make(name, game, "1")
        table, slow = await with_marshals(world)
        match = playing(table).match
        seat, number = match.choice.seat, match.number
        deputy = bots.make("deputy", "dice", "1")
        deputy.observe(match.events_for(seat))
        expected = deputy.choose(match.view(seat), match.choice)
        if trouble == "broken":
            slow.answers[-1].set_exception(RuntimeError("a worker fell over"))
        elif trouble == "nonsense":
            slow.answers[-1].set_result((999, None))
        with caplog.at_level(logging.INFO, "posse.server"):
            await world.wait(table, 2.0)
        assert match.answers[number] == expected
        assert caplog.text.count("deputy answers for its marshal") == 1, "the log says it once"

    asyncio.run(main())


class Broken(AnyBot):
    def choose(self, view: State, choice: Choice) -> int:
        raise ValueError("what is a card?")


def test_a_table_goes_on_when_every_bot_fails(caplog: pytest.LogCaptureFixture) -> None:
    asked: list[str] = []

    def make(name: str, game: str, seed: str) -> AnyBot:
        asked.append(name)
        return Broken(seed)

    play = Play(row_of(new_match("dice", 4, seed="x")), make, RandomSource())
    index = play.advise("marshal")
    assert 0 <= index < len(play.choice.options)
    assert asked == ["deputy", "greenhorn"]
    assert "what is a card?" in caplog.text


def secrets_in(value: Any) -> bool:
    """Whether the match's seed or chance is anywhere in a value."""
    return "s3cret" in repr(value)


def test_a_worker_learns_no_more_than_the_seat_knows() -> None:
    match = new_match("bang", 5, seed="s3cret")
    bots.crew(match, "greenhorn", "1").play(30)
    job = job_of(match, "marshal", "seed", 0.1)
    view, choice, events = job[3], match.choice, job[5]
    assert choice is not None
    assert view == match.game.dump(match.view(choice.seat))
    assert view["chance"] == ["", 0, None]
    assert NONE in view["role"]
    assert all(event[-1] == 0 for event in events), "nobody's audience"
    assert not secrets_in(job)


def test_a_real_worker_answers_as_the_bot_would() -> None:
    match = new_match("dice", 4, seed="w")
    choice = match.choice
    assert choice is not None
    workers = BotWorkers(1)
    answer = workers.begin(job_of(match, "deputy", "1", 0.1))
    assert answer is not None
    deputy = bots.make("deputy", "dice", "1")
    deputy.observe(match.events_for(choice.seat))
    expected = deputy.choose(match.view(choice.seat), choice)
    assert answer.result(120) == (expected, deputy.why)
    assert ponder(job_of(match, "deputy", "1", 0.1)) == (expected, deputy.why)
    asyncio.run(workers.close())


BAD = "tests.server.bad_bots"


@pytest.mark.parametrize("bot", ["Raises", "Crashes", "Hangs", "Hoards", "Babbles"])
def test_whatever_a_worker_does_the_next_one_answers(
    bot: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A real worker with a bad bot: a deputy answers, and the workers go on."""
    match = new_match("dice", 4, seed="w")
    play = Play(row_of(match), bots.make, RandomSource())
    workers = BotWorkers(1)
    seconds = -4.9 if bot == "Hangs" else 0.1  # so that it hangs only for a moment
    bad = workers.begin(job_of(match, f"{BAD}:{bot}", "1", seconds))
    assert bad is not None
    play.thought = (0, "marshal", bad)
    if bot == "Hangs":
        assert play.advise("marshal") is not None, "nobody waits for it"
        assert "it is late" in caplog.text
    with contextlib.suppress(ValueError, BrokenProcessPool, CancelledError):
        bad.result(120)
    play.thought = (0, "marshal", bad)
    deputy = bots.make("deputy", "dice", "1")
    deputy.observe(match.events_for(play.choice.seat))
    wanted = deputy.choose(match.view(play.choice.seat), play.choice)
    for _ in range(3):
        assert play.advise("marshal") == wanted
    assert caplog.text.count("answers for its marshal") == 1
    if bot == "Crashes":
        assert "Traceback" not in caplog.text, "a worker that died is no fault of a bot"
    good = workers.begin(job_of(match, "deputy", "1", 0.1))
    assert good is not None
    assert good.result(120)[0] == wanted, "there is a worker again"
    asyncio.run(workers.close())


def test_a_newcomer_meets_one_deputy_and_the_next_table_is_like_the_last() -> None:
    async def main() -> None:
        world = World()
        table, _ = await world.table(game="dice", players=5, start=True)
        kinds = [seat.bot for seat in table.room.row.seats[1:]]
        assert sorted(kinds) == ["deputy", "greenhorn", "greenhorn", "greenhorn"]
        wanted = ["marshal", "nosuch", "greenhorn"]
        other, _ = await world.table(game="dice", players=4, start=True, bots=wanted)
        kinds = [seat.bot for seat in other.room.row.seats[1:]]
        assert kinds == ["marshal", "greenhorn", "marshal"]

    asyncio.run(main())
