"""The load: tables of seven with four people, three bots and three spectators."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from functools import partial

import httpx2
import msgspec

from benchmarks.served import PAUSE
from benchmarks.wire import Wire, dial

SEATS = 7
PEOPLE = 4
WATCHERS = 3
SOCKETS = PEOPLE + WATCHERS
OPTIONS = b'"options":'  # only in the message for the player who is asked

JSON = {"Content-Type": "application/json"}


class Option(msgspec.Struct):
    verb: str


class Choice(msgspec.Struct):
    number: int
    options: list[Option] = []


class Message(msgspec.Struct):
    t: str
    choice: Choice | None = None


DECODER = msgspec.json.Decoder(Message)


class Crowd:
    """All tables, and what was measured at them."""

    def __init__(
        self, host: str, rng: random.Random, final: bool, seats: int = SEATS, think: float = PAUSE
    ) -> None:
        self.host = host
        self.seats = seats
        self.think = think
        self.final = b"true" if final else b"false"  # nobody takes an answer back
        self.rng = rng
        self.tables: list[Seats] = []
        self.latencies: list[float] = []
        self.steps = 0
        self.matches = 0  # matches that have ended

    async def grow(self, count: int, seconds: float = 0.0) -> None:
        """Opens tables until there are so many: evenly over these seconds, or at once."""
        begun, already = time.perf_counter(), len(self.tables)
        async with httpx2.AsyncClient(base_url=f"http://{self.host}") as client:
            while len(self.tables) < count:
                share = (len(self.tables) - already) / (count - already)
                await asyncio.sleep(begun + seconds * share - time.perf_counter())
                some = min(4 if seconds else 16, count - len(self.tables))
                self.tables += await asyncio.gather(*[self._open(client) for _ in range(some)])

    async def _open(self, client: httpx2.AsyncClient) -> Seats:
        cookies = [await _arrived(client, f"guest {who}") for who in range(PEOPLE)]
        headers = {**JSON, "Cookie": f"posse={cookies[0]}"}
        body = msgspec.json.encode({"game": "bang", "players": self.seats})
        response = await client.post("/api/tables", content=body, headers=headers)
        table = Seats(self)
        await table.enter(response.json()["id"], cookies + [""] * WATCHERS)
        return table

    def traffic(self) -> tuple[int, int]:
        wires = [wire for table in self.tables for wire in table.wires]
        return sum(wire.messages for wire in wires), sum(wire.bytes for wire in wires)

    def waiting(self) -> list[float]:
        """How long each answer has waited for its effect until now, if it still waits."""
        now = time.perf_counter()
        sent = [at for table in self.tables for at in table.sent_at if at is not None]
        return [now - at for at in sent]

    def lost(self) -> int:
        """How many connections have ended by themselves: their tables stand still."""
        return sum(wire.lost for table in self.tables for wire in table.wires)

    async def reload(self) -> None:
        """A spectator loads the page again."""
        for table in self.tables:
            await table.reload()

    def close(self) -> None:
        for table in self.tables:
            table.close()


async def _arrived(client: httpx2.AsyncClient, name: str) -> str:
    """The token of a new person."""
    body = msgspec.json.encode({"name": name})
    response = await client.post("/api/me", content=body, headers={**JSON, "Cookie": ""})
    return response.headers["set-cookie"].partition("posse=")[2].partition(";")[0]


class Seats:
    """One table. Each person answers at random, after the same pause as a bot."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.path = ""
        self.wires: list[Wire] = []
        self.sent_at: list[float | None] = [None] * PEOPLE
        self.handle: asyncio.TimerHandle | None = None

    async def enter(self, table: str, cookies: list[str]) -> None:
        self.path = f"/ws/tables/{table}"
        for who, cookie in enumerate(cookies):
            heard = partial(self.heard, who) if who < PEOPLE else self.watched
            wire = await self.dial(cookie, heard)
            self.wires.append(wire)
            if 0 < who < PEOPLE:
                wire.send(b'{"t":"sit","seat":%d}' % who)
        self.wires[0].send(b'{"t":"start"}')

    async def dial(self, cookie: str, heard: Callable[[bytes], None]) -> Wire:
        wire = await dial(self.crowd.host, self.path, cookie, heard)
        wire.send(b'{"t":"hello","since":0}')
        return wire

    async def reload(self) -> None:
        for at in range(PEOPLE, SOCKETS):
            self.wires[at].close()
            self.wires[at] = await self.dial("", self.watched)

    def watched(self, text: bytes) -> None:
        """Receives messages. Spectators send nothing."""

    def heard(self, who: int, text: bytes) -> None:
        if text.startswith((b'{"t":"step"', b'{"t":"pending"')):
            self.crowd.steps += who == 0 and text.startswith(b'{"t":"step"')
            self.answered(who)
        elif who == 0 and text.startswith(b'{"t":"over"'):
            self.crowd.matches += 1
            self.wires[0].send(b'{"t":"rematch"}')
        if OPTIONS in text:
            choice = DECODER.decode(text).choice
            assert choice is not None
            think = self.crowd.think * self.crowd.rng.uniform(0.8, 1.2)
            self.handle = asyncio.get_running_loop().call_later(think, self.answer, who, choice)

    def answered(self, who: int) -> None:
        """The answer was applied or is held: the page has seen either."""
        sent = self.sent_at[who]
        if sent is not None:
            self.crowd.latencies.append(time.perf_counter() - sent)
            self.sent_at[who] = None

    def answer(self, who: int, choice: Choice) -> None:
        option = self.crowd.rng.randrange(len(choice.options))
        self.sent_at[who] = time.perf_counter()
        given = choice.number, option, self.crowd.final
        self.wires[who].send(b'{"t":"answer","choice":%d,"option":%d,"final":%b}' % given)

    def close(self) -> None:
        if self.handle is not None:
            self.handle.cancel()
        for wire in self.wires:
            wire.close()
