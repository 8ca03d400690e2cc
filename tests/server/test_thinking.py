"""Marshals at a table: they think elsewhere, are never waited for, and always take as long."""

import asyncio
import logging
from concurrent.futures import Future
from typing import Any

import pytest

from posse import bots
from posse.bots.base import Bot as AnyBot
from posse.engine.choice import NONE, Choice
from posse.engine.match import new_match
from posse.engine.state import State
from posse.server.play import Play
from posse.server.requests import Bot, Start
from posse.server.store import MatchRow
from posse.server.table import Table
from posse.server.thinking import Job, Thinkers, job_of, ponder
from tests.server.world import SETTINGS, World, playing, say


class Slow(Thinkers):
    """Workers that are ready when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.jobs: list[Job] = []
        self.answers: list[Future[int]] = []

    def begin(self, job: Job) -> Future[int] | None:
        self.jobs.append(job)
        self.answers.append(Future())
        return self.answers[-1]


async def with_marshals(world: World) -> tuple[Table, Slow]:
    """A match in which a marshal is asked and has more than one option."""
    slow = Slow()
    world.services.thinkers = slow
    table, (host,) = await world.table(game="dice", players=4)
    await say(table, host, *[Bot(seat, "marshal") for seat in (1, 2, 3)], Start())
    while playing(table).choice.seat == 0 or len(playing(table).choice.options) == 1:
        await table.driver.answer(0, "person")
    return table, slow


@pytest.mark.parametrize("ready", [False, True])
def test_the_pace_does_not_tell_how_long_it_thought(ready: bool) -> None:
    async def main() -> None:
        world = World()
        table, slow = await with_marshals(world)
        if ready:
            slow.answers[-1].set_result(0)
        number = playing(table).match.number
        pause = max(SETTINGS.bot_pause, SETTINGS.think_wait)
        await world.wait(table, pause * 0.95)
        assert playing(table).match.number == number
        await world.wait(table, pause * 0.1)
        assert playing(table).match.number == number + 1

    asyncio.run(main())


def test_a_ready_marshal_is_listened_to() -> None:
    async def main() -> None:
        world = World()
        table, slow = await with_marshals(world)
        options = playing(table).choice.options
        for index in range(len(options)):
            fresh: Play = playing(table)
            fresh.thought = (fresh.match.number, "marshal", Future())
            fresh.thought[2].set_result(index)
            assert fresh.advise("marshal") == index
        assert slow.jobs

    asyncio.run(main())


@pytest.mark.parametrize("trouble", ["late", "broken", "nonsense"])
def test_without_its_marshal_a_deputy_answers(
    trouble: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        world = World()
        table, slow = await with_marshals(world)
        match = playing(table).match
        seat, number = match.choice.seat, match.number
        deputy = bots.make("deputy", "dice", "1")
        deputy.observe(match.events_for(seat))
        expected = deputy.choose(match.view(seat), match.choice)
        if trouble == "broken":
            slow.answers[-1].set_exception(RuntimeError("a worker fell over"))
        elif trouble == "nonsense":
            slow.answers[-1].set_result(999)
        with caplog.at_level(logging.INFO, "posse.server"):
            await world.wait(table, 2.0)
        assert match.answers[number] == expected
        assert "marshal" in caplog.text

    asyncio.run(main())


class Broken(AnyBot):
    def choose(self, view: State, choice: Choice) -> int:
        raise ValueError("what is a card?")


def test_a_table_goes_on_when_every_bot_fails(caplog: pytest.LogCaptureFixture) -> None:
    match = new_match("dice", 4, seed="x")
    row = MatchRow(
        id="m", table="t", game="dice", version=match.game.version, packs=[], players=4,
        house=match.setup.house, seed="x", names=[], begun=0.0,
    )  # fmt: skip
    asked: list[str] = []

    def make(name: str, game: str, seed: str) -> AnyBot:
        asked.append(name)
        return Broken(seed)

    play = Play(row, make)
    index = play.advise("marshal")
    assert 0 <= index < len(play.choice.options)
    assert asked == ["deputy", "greenhorn"]
    assert "what is a card?" in caplog.text


def secrets_in(value: Any) -> bool:
    """Is the match's seed or chance anywhere in it?"""
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
    thinkers = Thinkers(1)
    answer = thinkers.begin(job_of(match, "deputy", "1", 0.1))
    assert answer is not None
    deputy = bots.make("deputy", "dice", "1")
    deputy.observe(match.events_for(choice.seat))
    expected = deputy.choose(match.view(choice.seat), choice)
    assert answer.result(120) == expected == ponder(job_of(match, "deputy", "1", 0.1))
    asyncio.run(thinkers.close())


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
