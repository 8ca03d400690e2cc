"""Requests that arrive while the table moves to another node."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from posse.server.cluster.route import Route, TableHandle
from posse.server.errors import Refused, TableMoved
from posse.server.table.guest import Guest
from posse.server.wire.requests import Answer, Chat, Hello, Request


class Spot:
    """A table that remembers its requests, until it has moved away."""

    def __init__(self) -> None:
        self.gone = False
        self.heard: list[Request] = []

    async def put(self, guest: Guest, request: Request) -> None:
        if self.gone:
            raise TableMoved
        self.heard.append(request)

    def part(self, guest: Guest) -> None:
        pass


class Following(Route):
    """A route whose table is at one place after the other."""

    def __init__(self, *spots: Spot) -> None:
        nothing = cast(Any, None)
        guest = cast(Any, SimpleNamespace(moved=None))
        super().__init__(nothing, nothing, nothing, "t", guest)
        self.spots = iter(spots)

    async def _found(self) -> TableHandle:
        await asyncio.sleep(0)
        return next(self.spots)

    async def say(self, request: Request) -> None:
        await self.put(self.guest, request)


def test_an_answer_that_waits_while_the_table_moves_is_dropped() -> None:
    """The page has been sent another choice meanwhile. A line of chat arrives."""

    async def main() -> None:
        before, after = Spot(), Spot()
        route = Following(before, after)
        await route.enter()
        hello, line = Hello(), Chat(text="Howdy")
        await route.say(hello)
        await route.say(Answer(0, 1))
        before.gone = True
        for waiting in (Answer(1, 0), line):
            await route.say(waiting)
        await route.say(Answer(1, 2))
        assert before.heard == [hello, Answer(0, 1)]
        assert after.heard == [hello, line, Answer(1, 2)]

    asyncio.run(main())


def test_an_answer_that_comes_while_the_table_moves_is_dropped() -> None:
    async def main() -> None:
        before, after = Spot(), Spot()
        route = Following(before, after)
        await route.enter()
        await route.say(Hello())
        route.moved()
        await asyncio.gather(route.say(Answer(0, 1)), route.say(Chat(text="Howdy")))
        assert after.heard == [Hello(), Chat(text="Howdy")]

    asyncio.run(main())


def test_a_big_screen_comes_to_another_node_as_nobody() -> None:
    """That node may be of a version that does not know big screens, and would show it the hand."""

    async def main() -> None:
        before, after = Spot(), Spot()
        route = Following(before, after)
        route.guest.person = "ann"
        await route.enter()
        screen = Hello(screen=True)
        await route.say(screen)
        assert route.guest.person == ""
        assert before.heard == []
        assert set(map(id, after.heard)) == {id(screen)}

    asyncio.run(main())


class Lost(Route):
    """A route to a table that no node has."""

    def __init__(self, leaving: bool) -> None:
        tables = cast(Any, SimpleNamespace(leaving=leaving))
        guest = cast(Any, SimpleNamespace(moved=None))
        super().__init__(cast(Any, None), tables, cast(Any, None), "t", guest)

    async def _authorize(self) -> TableHandle:
        raise TableMoved


def test_a_node_that_stops_sends_newcomers_away() -> None:
    """Otherwise they would hold up its end, and be cut off with a traceback."""

    async def main() -> None:
        with pytest.raises(Refused, match="being stopped"):
            await Lost(leaving=True).enter()
        waiting = asyncio.create_task(Lost(leaving=False).enter())
        await asyncio.sleep(0)
        assert not waiting.done(), "another node may take the table over"
        waiting.cancel()

    asyncio.run(main())
