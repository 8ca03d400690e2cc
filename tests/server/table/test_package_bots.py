"""Bots of installed packages run in workers only, and give hints from there."""

import asyncio
from concurrent.futures.process import BrokenProcessPool

import pytest

from posse import bots
from posse.bots.base import Bot as AnyBot
from posse.engine.choice import Choice
from posse.engine.match import new_match
from posse.engine.state import State
from posse.server.bot_workers import BotWorkers, job_of
from posse.server.store.rows import Said
from posse.server.wire.requests import Bot, Hint, Start
from tests.server.slow_workers import Slow, take_mood
from tests.server.table.test_bot_workers import BAD
from tests.server.world import SETTINGS, World, playing, say


def test_a_bot_of_a_package_that_crashes_ends_no_search_of_ours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    crashes = f"{BAD}:Crashes"
    monkeypatch.setattr(bots.base, "_FOREIGN", {("dice", crashes)})
    match = new_match("dice", 4, seed="w")
    workers = BotWorkers(1)
    answers = [workers.begin(job_of(match, bot, "1", 0.1)) for bot in ("deputy", crashes, "deputy")]
    ours, theirs, more = [answer for answer in answers if answer is not None]
    with pytest.raises(BrokenProcessPool):
        theirs.result(120)
    assert ours.result(120)[0] == more.result(120)[0]
    asyncio.run(workers.close())


class Foreign(AnyBot):
    """A bot of an installed package."""

    def choose(self, view: State, choice: Choice) -> int:
        raise AssertionError("it runs in the server")


@pytest.mark.parametrize("mood", ["ready", "late"])
def test_a_bot_of_a_package_runs_in_a_worker_only(
    mood: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bots.base._BOTS["dice"], "foreign", Foreign)
    monkeypatch.setattr(bots.base, "_FOREIGN", {("dice", "foreign")})

    async def main() -> None:
        world, slow = World(), Slow()
        world.services.workers = slow
        table, (host,) = await world.table(game="dice", players=4)
        await say(table, host, *[Bot(seat, "foreign") for seat in (1, 2, 3)], Start())
        while playing(table).choice.seat == 0 or len(playing(table).choice.options) == 1:
            await table.answers.apply(0, "person")
        take_mood(mood, slow.answers[-1])
        number, said = playing(table).match.number, Said("foreign")
        await world.wait(table, max(SETTINGS.bot_pause, SETTINGS.think_wait) * 1.05)
        assert slow.jobs[-1][:2] == ("dice", "foreign")
        assert playing(table).match.number > number
        assert playing(table).row.said.get(number, said) == said
        assert not playing(table).excused or mood == "late"

    asyncio.run(main())


def advised(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Dice Game has a bot of a package, and none of ours."""
    monkeypatch.setitem(bots.base._BOTS, "dice", {"foreign": Foreign})
    monkeypatch.setattr(bots.base, "_FOREIGN", {("dice", "foreign")})


@pytest.mark.parametrize("mood", ["ready", "broken", "nonsense"])
def test_a_bot_of_a_package_gives_hints_from_its_worker(
    mood: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    advised(monkeypatch)

    async def main() -> None:
        world, slow = World(), Slow()
        world.services.workers = slow
        table, (host,) = await world.table(game="dice", players=4, hints=True)
        await say(table, host, Start())
        assert host.table["hints"] is True
        assert await world.until_asked(table, 0)
        number = playing(table).match.number
        await say(table, host, Hint(number), Hint(number))
        assert [job[1] for job in slow.jobs[-1:]] == ["foreign"]
        assert not host.messages("hint"), "nobody waits for it"
        asked = len(slow.jobs)
        take_mood(mood, slow.answers[-1])
        await asyncio.sleep(0)
        if mood == "ready":
            assert host.last("hint")["choice"] == number
            assert host.last("hint")["option"] == 0
        else:
            assert host.error == "internal"
            await say(table, host, Hint(number))
            assert len(slow.jobs) == asked + 1, "it may be asked again"

    asyncio.run(main())


def test_a_bot_of_a_package_is_no_adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    assert bots.adviser("dice") == "deputy"
    assert bots.adviser("faro") == ""
    monkeypatch.setattr(bots.base, "_FOREIGN", {("dice", "deputy")})
    assert bots.adviser("dice") == "greenhorn"
