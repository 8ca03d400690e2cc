"""`kill -9` while answers are taken back: the store holds what was last seen."""

import asyncio
import json
import random
import signal
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from posse.engine.match import Match
from tests.conformance import SCALE
from tests.server.server_process import HURRY, Person, Server, Stored, tell

pytestmark = pytest.mark.long

ROUNDS = 4 * SCALE
MOST = 10 * ROUNDS  # a busy server is slow: more rounds until enough was taken back
SECONDS = "0.5"  # for which an answer can be taken back
# The fate of an answer: taken back, final at once, or final when the time is over.
WAVERS, MEANT = 0.6, 0.9


class Waverer:
    """Plays seat 0, takes many answers back, and remembers what it was sent."""

    def __init__(self, person: Person, table: str, rng: random.Random) -> None:
        self.person = person
        self.table = table
        self.rng = rng
        self.match = ""
        self.seen = 0  # answers, as far as they were not taken back
        self.backing: int | None = None  # a take-back without a reply so far
        self.backs = 0
        self.question: dict[str, Any] | None = None
        self.wavers = False  # about the last answer

    async def play(self, socket: ClientConnection, heard: asyncio.Queue[None]) -> None:
        try:
            await tell(socket, t="hello", since=0)
            while True:
                message = json.loads(await socket.recv())
                await self.hear(socket, message)
                if message["t"] in ("pending", "back"):
                    heard.put_nowait(None)
        except ConnectionClosed:
            return

    async def hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["t"]
        if kind == "table":
            if message["table"]["match"] != self.match:
                self.match, self.seen = message["table"]["match"], 0
        elif kind == "over":
            await tell(socket, t="rematch")
        elif kind == "pending" and self.wavers:
            self.backing = message["choice"]
            await tell(socket, t="back", choice=message["choice"])
        elif kind == "back":
            self.backs += 1
        if kind in ("back", "error", "step", "full", "choice"):
            self.backing = None
        if message.get("choice") and kind != "pending":
            self.seen = message["choice"]["number"]
            self.question = message["choice"]
            await tell(socket, t="ping")  # it says before whether it can be taken back
        elif kind in ("pong", "error") and self.backing is None and self.question:
            await self.asked(socket, self.question)

    async def asked(self, socket: ClientConnection, choice: dict[str, Any]) -> None:
        self.question = None
        if choice["seat"] == 0:
            option, mood = self.rng.randrange(len(choice["options"])), self.rng.random()
            self.wavers = mood < WAVERS
            final = WAVERS <= mood < MEANT
            await tell(socket, t="answer", choice=choice["number"], option=option, final=final)

    def check(self, stored: Stored) -> None:
        """Everything seen is stored and can be replayed; nothing is stored that was taken back."""
        least = self.seen if self.backing is None else min(self.seen, self.backing)
        assert len(stored.answers.get(self.match, [])) >= least
        for match in stored.matches:
            Match.replay(stored.record(match))


async def one_round(server: Server, player: Waverer, n: int) -> None:
    """Plays until `n` answers of its own were given or taken back."""
    heard: asyncio.Queue[None] = asyncio.Queue()
    socket = await player.person.socket(player.table)
    task = asyncio.create_task(player.play(socket, heard))
    for _ in range(n):
        await heard.get()
    server.end(signal.SIGKILL)
    await task


def test_nothing_is_half_taken_back(tmp_path: Path) -> None:
    db = tmp_path / "posse.db"
    rng = random.Random(8)
    player: Waverer | None = None
    before: Stored | None = None
    number = 0
    while number < ROUNDS or (player is not None and player.backs <= ROUNDS):
        number += 1
        assert number < MOST, "hardly anything was taken back"
        with Server(db, SECONDS, start=HURRY) as server:
            if player is None:
                person = Person(server, "Ann")
                player = Waverer(person, person.create(start=True), rng)
            player.person.host = server.host
            player.seen, player.backing, player.question = 0, None, None
            asyncio.run(one_round(server, player, rng.randrange(2, 7)))
        stored = Stored(db)
        player.check(stored)
        for match, answers in (before.answers if before else {}).items():
            assert stored.answers[match][: len(answers)] == answers, "no longer to be taken back"
        before = stored
    assert player is not None
