"""Answers: a valid one is stored, then shown; an invalid one is refused and changes nothing."""

import asyncio
import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import posse
from posse.engine.game import all_games
from posse.engine.match import Match
from posse.server.table import answers
from posse.server.table.table import Table
from posse.server.wire.requests import Answer, Hello, Start
from tests.server.world import Tab, World, answer, leave, over, playing, say


async def asked(world: World, **wanted: Any) -> tuple[Table, Tab, Tab]:
    """A match in which seat 0 has a real choice, and a spectator."""
    table, (host,) = await world.table(start=True, **wanted)
    watcher = Tab()
    await say(table, watcher, Hello())
    assert await world.until_asked(table, 0)
    return table, host, watcher


def test_an_answer_is_stored_and_seen_by_everybody() -> None:
    async def main() -> None:
        world = World()
        table, host, watcher = await asked(world)
        number = playing(table).match.number
        host.forget()
        watcher.forget()
        await answer(table, host, 1)
        assert world.memory.answers[playing(table).id][number] == 1
        assert len(host.messages("step")) == len(watcher.messages("step")) == 1
        assert host.last("step")["events"] or host.last("step")["choice"]
        assert world.services.metrics.answers["person"] == 1

    asyncio.run(main())


def test_only_the_asked_player_gets_the_options() -> None:
    async def main() -> None:
        table, host, watcher = await asked(World())
        assert len(host.choice["options"]) == len(playing(table).choice.options)
        assert "options" not in watcher.choice
        assert host.choice["number"] == watcher.choice["number"] == playing(table).match.number

    asyncio.run(main())


@pytest.mark.parametrize(
    ("shift", "option", "error"), [(-1, 0, "stale"), (1, 0, "stale"), (0, 99, "no_option")]
)
def test_a_wrong_answer_changes_nothing(shift: int, option: int, error: str) -> None:
    async def main() -> None:
        world = World()
        table, host, watcher = await asked(world)
        play = playing(table)
        before = (play.match.number, play.match.game.dump(play.match.state))
        watcher.forget()
        await say(table, host, Answer(play.match.number + shift, option))
        assert host.error == error
        assert (play.match.number, play.match.game.dump(play.match.state)) == before
        assert len(world.memory.answers[play.id]) == before[0]
        assert watcher.texts == []

    asyncio.run(main())


def test_nobody_answers_for_others() -> None:
    async def main() -> None:
        world = World()
        table, host, watcher = await asked(world)
        stranger = Tab("p9", "P9")
        await say(table, stranger, Hello())
        number = playing(table).match.number
        for tab in (watcher, stranger):
            await answer(table, tab)
            assert tab.error == "not_seated"
        await answer(table, host, len(playing(table).choice.options) - 1)
        while not over(table) and playing(table).choice.seat == 0:
            await answer(table, host, len(playing(table).choice.options) - 1)
        after = playing(table).match.number
        assert after > number
        await answer(table, host)
        assert host.error == "not_yours"
        assert playing(table).match.number == after

    asyncio.run(main())


def test_no_answers_before_the_match() -> None:
    async def main() -> None:
        table, (host,) = await World().table()
        await say(table, host, Answer(0, 0))
        assert host.error == "is_open"

    asyncio.run(main())


def test_hello_comes_first() -> None:
    async def main() -> None:
        table, _ = await World().table()
        rude = Tab("p0", "P0")
        await say(table, rude, Start())
        assert rude.error == "hello_first"
        assert table.room.state == "open"
        await leave(table, rude)

    asyncio.run(main())


def test_what_cannot_be_stored_is_not_seen(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        world = World()
        table, host, watcher = await asked(world)
        number = playing(table).match.number
        before = host.view
        watcher.forget()
        world.memory.fail = 1
        await answer(table, host, 1)
        assert host.error == "not_stored"
        assert playing(table).match.number == number
        assert watcher.messages("step") == []
        assert host.view == before
        assert watcher.choice["number"] == number
        await answer(table, host, 1)  # the disk works again
        assert playing(table).match.number == number + 1

    asyncio.run(main())
    assert caplog.records == []  # the store logs it once for all tables


def test_an_answer_that_somebody_else_wrote_is_taken_over() -> None:
    """Two servers on one store would be our mistake. The store decides, and nobody sees a fork."""

    async def main() -> None:
        world = World()
        table, host, _ = await asked(world)
        play = playing(table)
        await world.memory.append(table.room.lease, play.id, play.match.number, 0, over=False)
        await answer(table, host, 1)
        assert host.error == "not_stored"
        assert playing(table).match.answers == world.memory.answers[play.id]
        assert host.choice["number"] == len(world.memory.answers[play.id])

    asyncio.run(main())


def test_a_bot_waits_for_the_store(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        world = World()
        table, _ = await world.table(start=True)
        while playing(table).choice.seat == 0:
            await table.answers.apply(len(playing(table).choice.options) - 1, "person")
        number = playing(table).match.number
        world.memory.fail = 1
        await world.wait(table, 1.0)
        assert playing(table).match.number == number
        await world.wait(table, world.services.settings.retry + 1.0)
        assert playing(table).match.number > number

    asyncio.run(main())
    assert caplog.records == []


@pytest.mark.parametrize("game", [found.id for found in all_games()])
def test_every_game_is_played_to_its_end(game: str) -> None:
    """The server knows no game: views, patches and events of all games are handled alike."""

    async def main() -> None:
        world = World()
        players = posse.game(game).seats(posse.game(game).default_packs)[0]
        table, (host,) = await world.table(start=True, game=game, players=players)
        watcher = Tab()
        await say(table, watcher, Hello())
        while not over(table):
            if playing(table).choice.seat == 0:
                await answer(table, host, 0)
            else:
                await world.wait(table, 1.0)
        match = playing(table).match
        for tab, seat in ((host, 0), (watcher, None)):
            assert tab.view == roundtrip(match.game.present(match.view(seat)))
            assert tab.last("over")["result"] == match.result.json() == tab.view["result"]
        again = Match.replay(match.record())
        assert again.game.dump(again.state) == match.game.dump(match.state)

    asyncio.run(main())


def roundtrip(value: Any) -> Any:
    """The value as JSON has it: no tuples, and keys are strings."""
    return json.loads(json.dumps(value))


def test_a_match_to_its_end() -> None:
    async def main() -> None:
        world = World()
        table, (host,) = await world.table(start=True, players=5)
        other = Tab()
        await say(table, other, Hello())
        while not over(table):
            if playing(table).choice.seat == 0:
                await answer(table, host, 0)
            else:
                await world.wait(table, 1.0)
        play = playing(table)
        for tab in (host, other):
            assert tab.last("over")["seed"] == play.match.seed
            assert tab.last("over")["match"] == play.id
            assert tab.last("over")["result"] == play.match.result.json()
            assert all(seat["role"] for seat in tab.view["seats"])
            assert tab.table["state"] == "over"
            assert tab.choice is None
        steps = host.messages("step")
        for before, step in pairwise(steps):
            assert step["n"] == before["n"] + len(step["events"])
        assert steps[-1]["n"] == len(play.match.events)
        assert play.id in world.memory.over

    asyncio.run(main())


def test_the_way_of_an_answer_is_ten_modules() -> None:
    """answers.py lists them; each of them exists."""
    listed = re.findall(r"^ ?\d+\. (\S+\.py) ", answers.__doc__ or "", re.MULTILINE)
    assert len(listed) == 10
    missing = [name for name in listed if not (Path(answers.__file__).parents[1] / name).is_file()]
    assert not missing
