"""`kill -9` during play, again and again: nothing that a player has seen is lost."""

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
from tests.server.server_process import HURRY, Person, Server, Stored, enter, tell

pytestmark = pytest.mark.long

ROUNDS = 4 * SCALE
TABLES = 3


async def drained(socket: ClientConnection) -> None:
    try:
        while True:
            await socket.recv()
    except ConnectionClosed:
        return


class Player:
    """Plays seat 0 of one table and remembers everything it was sent."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table
        self.match = ""
        self.shown: dict[str, int] = {}  # match -> how many answers a player has seen
        self.given: dict[str, dict[int, int]] = {}  # match -> own answers whose effect was seen
        self.sent: tuple[int, int] | None = None
        self.finished: set[str] = set()

    async def play(self, socket: ClientConnection, heard: asyncio.Queue[None]) -> None:
        """Plays until the server dies. What is still in the socket then counts as seen."""
        try:
            while True:
                await self.hear(socket, json.loads(await socket.recv()))
                heard.put_nowait(None)
        except ConnectionClosed:
            return

    async def hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if message["t"] == "table":
            self.match = message["table"]["match"]
        elif message["t"] == "over":
            self.finished.add(message["match"])
            await tell(socket, t="rematch")
        elif message.get("choice"):
            await self.asked(socket, message["choice"])

    async def asked(self, socket: ClientConnection, choice: dict[str, Any]) -> None:
        number = choice["number"]
        self.shown[self.match] = max(number, self.shown.get(self.match, 0))
        if self.sent and self.sent[0] < number:
            self.given.setdefault(self.match, {})[self.sent[0]] = self.sent[1]
            self.sent = None
        if choice["seat"] == 0:
            option = number * 7 % len(choice["options"])
            self.sent = (number, option)
            await tell(socket, t="answer", choice=number, option=option)

    def check(self, stored: Stored) -> None:
        """Everything seen is stored, and what was stored has not changed."""
        for match, count in self.shown.items():
            assert len(stored.answers.get(match, [])) >= count
        for match, given in self.given.items():
            for number, option in given.items():
                assert stored.answers[match][number] == option
        assert self.finished <= stored.over


async def come_back(player: Player, socket: ClientConnection, stored: Stored) -> None:
    """After the restart the table is at the same choice, or further if bots have answered."""
    await tell(socket, t="hello", since=0)
    table = json.loads(await socket.recv())["table"]
    full = json.loads(await socket.recv())
    assert table["me"] == 0
    player.match = table["match"]
    player.sent = None
    match = Match.replay(stored.record(player.match))
    if match.choice is None or match.choice.seat != 0:
        return
    assert full["choice"]["number"] == match.number
    assert len(full["choice"]["options"]) == len(match.choice.options)
    assert full["view"] == match.game.present(match.view(0))
    assert full["n"] == len(match.events)


async def one_round(server: Server, players: list[Player], stored: Stored | None, n: int) -> None:
    """Plays until n messages were received, then kills the server."""
    heard: asyncio.Queue[None] = asyncio.Queue()
    sockets = [await player.person.socket(player.table) for player in players]
    for player, socket in zip(players, sockets, strict=True):
        if stored is not None:
            await come_back(player, socket, stored)
        await tell(socket, t="hello", since=0)
    tasks = [
        asyncio.create_task(player.play(socket, heard))
        for player, socket in zip(players, sockets, strict=True)
    ]
    for _ in range(n):
        await heard.get()
    server.end(signal.SIGKILL)
    await asyncio.gather(*tasks)


def seated(server: Server) -> list[Player]:
    people = [Person(server, f"P{i}") for i in range(TABLES)]
    return [Player(p, p.create(players=4 + i, start=True)) for i, p in enumerate(people)]


def play_and_kill(
    server: Server, players: list[Player], stored: Stored | None, answers: int
) -> list[Player]:
    """Lets people play at a server until it is killed after so many messages."""
    players = players or seated(server)
    for player in players:
        player.person.host = server.host
    asyncio.run(one_round(server, players, stored, answers))
    return players


def see_nothing_lost(players: list[Player], before: Stored | None, stored: Stored) -> None:
    """What was acknowledged is stored, and what was stored before is still there."""
    for player in players:
        player.check(stored)
    for match, answers in (before.answers if before else {}).items():
        assert stored.answers[match][: len(answers)] == answers


def test_nothing_is_lost(tmp_path: Path) -> None:
    db = tmp_path / "posse.db"
    rng = random.Random(20)
    players: list[Player] = []
    stored: Stored | None = None
    for _ in range(ROUNDS):
        with Server(db, start=HURRY) as server:
            players = play_and_kill(server, players, stored, rng.randrange(20, 250))
        before, stored = stored, Stored(db)
        see_nothing_lost(players, before, stored)
    assert stored is not None
    assert sum(map(len, stored.answers.values())) > 20 * ROUNDS
    assert any(player.given for player in players)


def test_a_clean_stop_and_a_start(tmp_path: Path) -> None:
    """SIGTERM: sockets are closed with code 1012, writes are finished, the exit code is 0."""

    async def main(server: Server, person: Person, table: str) -> int:
        async with person.socket(table) as socket:
            full = await enter(socket)
            assert full["view"]["me"] == 0
            code = await asyncio.to_thread(server.end, signal.SIGTERM)
            await drained(socket)
            assert socket.close_code == 1012
        return code

    db = tmp_path / "posse.db"
    with Server(db) as server:
        person = Person(server, "Ann")
        table = person.create(start=True)
        assert asyncio.run(main(server, person, table)) == 0
    with Server(db) as server:
        again = Person(server, "Ann", person.token)
        assert again.token == person.token
        assert asyncio.run(main(server, again, table)) == 0
