"""Tables full of people on several nodes, which are made to fail."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable

from benchmarks.guests import Guest, Kept, arrive, opened
from benchmarks.nodes_run import Nodes, asked

ANSWERS = "SELECT match, n, option FROM answers ORDER BY match, n"
MATCHES = "SELECT id, over, body FROM matches"
CHAT = "SELECT tbl, body FROM chat ORDER BY tbl, n"
BACKS = "SELECT match, count FROM taken_back"
KEPT = (ANSWERS, MATCHES, CHAT, BACKS)
PLAYED = "SELECT id FROM matches WHERE NOT over"
QUIET = 4  # checks in a row in which no match is played
BACK = 60.0  # seconds after which a page does not reconnect any more


class Crowd:
    """Tables with two people, bots and sometimes a spectator."""

    def __init__(self, nodes: Nodes, rng: random.Random) -> None:
        self.nodes = nodes
        self.rng = rng
        self.guests: list[Guest] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._lines = 0

    async def fill(self, tables: int) -> None:
        for n in range(tables):
            host = self.nodes.host
            tokens = [await arrive(host, f"P{n}-{seat}") for seat in range(3)]
            table = await opened(host, tokens[0], 4 + n % 4)
            here = [Guest(host, table, tokens[0], 0), Guest(host, table, tokens[1], 1)]
            if n % 3 == 0:
                here.append(Guest(host, table, tokens[2], None))
            self.guests += here
            self._tasks += [asyncio.create_task(guest.play()) for guest in here]
            await asyncio.gather(*[guest.greeted.wait() for guest in here])
            await here[1].say(t="sit", seat=1)
            await here[0].say(t="start")

    async def talk(self) -> None:
        """A person writes a line that nobody has written before."""
        self._lines += 1
        await self.rng.choice(self.guests).say(t="chat", text=f"line {self._lines}")

    async def suffer(self, deed: Callable[[], Awaitable[object]], only: set[str]) -> list[float]:
        """Measures how long each page at these tables waits until it hears from its table again."""
        struck = [guest for guest in self.guests if guest.table in only]
        began = time.monotonic()
        for guest in struck:
            guest.since = began
            guest.back = []
        await deed()
        while any(guest.since for guest in struck):
            await asyncio.sleep(0.05)
            waiting = [guest.table for guest in struck if guest.since]
            assert time.monotonic() - began < BACK, f"nobody comes back to {waiting}"
        return [seconds for guest in struck for seconds in guest.back]

    async def finish(self, seconds: float) -> None:
        """Plays the last matches to their end. Another match may have begun already."""
        for guest in self.guests:
            guest.more = False
        quiet = 0
        async with asyncio.timeout(seconds):
            while quiet < QUIET:
                quiet = quiet + 1 if await asked(self.nodes.db, PLAYED) == [] else 0
                await asyncio.sleep(0.5)
            await asyncio.gather(*[guest.ended.wait() for guest in self.guests])

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def kept(nodes: Nodes) -> Kept:
    found = [await asked(nodes.db, sql) for sql in KEPT]
    return Kept(*found)
