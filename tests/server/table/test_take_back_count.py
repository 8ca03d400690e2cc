"""Take-backs are counted, so that no page takes a new question for an old one."""

import asyncio

import pytest

from posse.server.errors import CannotWrite
from posse.server.table.take_back_check import HELD, OPEN
from posse.server.wire.requests import Answer, Back, Hello
from tests.server.take_back_matches import a_world, faced, number
from tests.server.world import Tab, leave, playing, say


def test_an_answer_to_a_question_from_before_is_stale() -> None:
    """The same number may ask something else after a take-back."""

    async def main() -> None:
        world = a_world()
        table, tab, _, option = await faced(world, OPEN, next_seat=0)
        at = number(table)
        await say(table, tab, Answer(at, option, backs=0), Back(at))
        assert tab.choice["number"] == at and tab.choice["backs"] == 1
        await say(table, tab, Answer(at, option, backs=0))
        assert number(table) == at, "an answer from before the take-back was carried out"
        assert tab.error == "stale"
        await say(table, tab, Answer(at, option, backs=1))
        assert number(table) == at + 1 and tab.choice["backs"] == 1

    asyncio.run(main())


def test_a_page_that_was_away_keeps_no_event_that_never_happened() -> None:
    async def main() -> None:
        world = a_world()
        table, tab, watcher, option = await faced(world, OPEN)
        at = number(table)
        await say(table, tab, Answer(at, option))
        had = watcher.last("step")["n"]
        await leave(table, watcher)
        await say(table, tab, Back(at), Answer(at, option, final=True))
        again = Tab()
        match = table.room.row.match
        await say(table, again, Hello(since=had, match=match, backs=0))
        full = again.last("full")
        assert len(full["events"]) == full["n"] > 0, "everything anew"
        await say(table, again, Hello(since=had, match=match, backs=1))
        full = again.last("full")
        assert len(full["events"]) == full["n"] - had, "only what it lacks"

    asyncio.run(main())


def test_a_rebuilt_match_knows_how_often_answers_were_taken_back() -> None:
    """As after a restart of the server, or after an answer that could not be stored."""

    async def main() -> None:
        table, tab, _, option = await faced(a_world(), OPEN)
        at, match = number(table), table.room.row.match
        await say(table, tab, Answer(at, option), Back(at))
        stored = await table.services.store.match(playing(table).id)
        assert stored is not None
        table.room.take_up(table.room.replay(stored))
        await say(table, tab, Answer(at, option, backs=0))
        assert tab.last("error")["error"] == "stale" and number(table) == at
        again = Tab()
        await say(table, again, Hello(since=1, match=match, backs=0))
        full = again.last("full")
        assert len(full["events"]) == full["n"] > 1, "everything anew"

    asyncio.run(main())


def test_a_held_answer_that_went_back_is_not_counted() -> None:
    """Nobody else may learn of it. And a count that is not stored would count twice the same."""

    async def main() -> None:
        world = a_world()
        table, tab, watcher, option = await faced(world, HELD)
        at = number(table)
        await say(table, tab, Answer(at, option), Back(at))
        assert tab.choice["number"] == at and "backs" not in tab.choice
        await say(table, tab, Answer(at, option, final=True, backs=0))
        assert number(table) == at + 1 and "backs" not in watcher.choice

    asyncio.run(main())


def test_the_count_never_falls_while_the_store_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that was away could take another question for one that it knows."""

    async def unreadable(_: str) -> None:
        raise CannotWrite("nothing can be read either")

    async def main() -> None:
        world = a_world()
        monkeypatch.setattr(world.memory, "match", unreadable)
        table, tab, _, option = await faced(world, OPEN)
        at = number(table)
        await say(table, tab, Answer(at, option), Back(at))
        world.memory.fail = 1
        await say(table, tab, Answer(at, option))
        assert tab.error == "not_stored"
        assert tab.choice["number"] == at and tab.choice["backs"] == 1
        await say(table, tab, Answer(at, option), Back(at))
        assert tab.choice["backs"] == 2

    asyncio.run(main())
