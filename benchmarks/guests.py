"""People who play on after every failure, and remember everything that they were shown."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from posse.engine.match import Match

AGAIN = 0.3  # seconds until a page that was disconnected tries again


class Guest:
    """The page of a person at a table. It reconnects by itself. Without a seat it watches."""

    def __init__(self, host: str, table: str, token: str, seat: int | None) -> None:
        self.host = host
        self.table = table
        self.token = token
        self.seat = seat
        self.match = ""
        self.shown: dict[str, int] = {}  # match -> how many answers were seen
        self.given: dict[str, dict[int, int]] = {}  # match -> own answers whose effect was seen
        self.backs: dict[str, int] = {}  # match -> take-backs, as the last question said
        self.finished: set[str] = set()
        self.heard: list[str] = []  # lines of chat, each one once
        self.more = True  # whether to play another match after this one
        self.since = 0.0  # since when it waits for a message
        self.back: list[float] = []  # how long it waited each time
        self.cut = 0  # how often the connection broke
        self.greeted = asyncio.Event()
        self.ended = asyncio.Event()
        self._chat = 0
        self._sent: tuple[int, int] | None = None
        self._wire: ClientConnection | None = None
        self._does: dict[str, Callable[[dict[str, Any]], None]] = {
            "table": self._table, "full": self._full, "over": self._over, "chat": self._line,
        }  # fmt: skip

    async def play(self) -> None:
        """Plays until it is cancelled."""
        url = f"ws://{self.host}/ws/tables/{self.table}"
        headers = {"Cookie": f"posse={self.token}"}
        while True:
            try:
                async with connect(
                    url, additional_headers=headers, compression=None, max_size=None, proxy=None,
                    ping_interval=None, open_timeout=5,
                ) as self._wire:  # fmt: skip
                    await self.say(t="hello", since=0, chat=self._chat)
                    async for text in self._wire:
                        await self._hear(json.loads(text))
            except (OSError, TimeoutError, WebSocketException):
                self._wire = None
            self.cut += 1
            await asyncio.sleep(AGAIN)

    async def say(self, **message: Any) -> None:
        if self._wire is not None:
            await self._wire.send(json.dumps(message))

    async def _hear(self, message: dict[str, Any]) -> None:
        does = self._does.get(message["t"])
        if does is not None:
            does(message)
        if message.get("choice"):
            await self._asked(message["choice"])
        if message["t"] == "over" and self.seat == 0 and self.more:
            await self.say(t="rematch")
        if message["t"] == "error" and self.seat is not None:
            await self._refused(message["error"])

    def _table(self, message: dict[str, Any]) -> None:
        self.match = message["table"]["match"] or ""
        self.ended.clear()
        if message["table"]["state"] == "over":
            self.ended.set()

    def _full(self, _: dict[str, Any]) -> None:
        self._sent = None if self.since else self._sent
        if self.since:
            self.back.append(time.monotonic() - self.since)
            self.since = 0.0
        self.greeted.set()

    def _over(self, message: dict[str, Any]) -> None:
        self.finished.add(message["match"])
        self.ended.set()

    def _line(self, message: dict[str, Any]) -> None:
        if message["n"] > self._chat:
            self._chat = message["n"]
            self.heard.append(message["text"])

    async def _asked(self, choice: dict[str, Any]) -> None:
        number = choice["number"]
        self.shown[self.match] = max(number, self.shown.get(self.match, 0))
        if self._sent and self._sent[0] < number:
            self.given.setdefault(self.match, {})[self._sent[0]] = self._sent[1]
            self._sent = None
        if choice["seat"] == self.seat and "options" in choice:
            option = number * 7 % len(choice["options"])
            self._sent = (number, option)
            await self.say(t="answer", choice=number, option=option, final=True)

    async def _refused(self, error: str) -> None:
        """Sends an answer again that could not be stored, as a person would."""
        if error == "not_stored":
            self._sent = None
            await asyncio.sleep(AGAIN)
            await self.say(t="hello", since=0, chat=self._chat)


class Kept:
    """The content of the database, read without the nodes."""

    def __init__(
        self, answers: list[Any], matches: list[Any], chat: list[Any], backs: list[Any]
    ) -> None:
        self.answers: dict[str, list[int]] = {id: [] for id, _, _ in matches}
        for match, n, option in answers:
            assert n == len(self.answers[match]), f"answer {n} of {match} is missing or doubled"
            self.answers[match].append(option)
        self.matches = {id: json.loads(body) for id, _, body in matches}
        self.over = {id for id, over, _ in matches if over}
        self.backs: dict[str, int] = dict(backs)  # match -> take-backs
        self.lines: dict[str, list[str]] = {}
        for table, body in chat:
            self.lines.setdefault(table, []).append(json.loads(body)["text"])

    def check(self, guest: Guest) -> int:
        """Checks that everything the guest has seen is stored.

        Returns how many of its answers were.
        """
        for match, count in guest.shown.items():
            if match and self._up_to_date(guest, match):
                stored = len(self.answers[match])
                assert stored >= count, f"what was shown is lost: {match}, {stored} of {count}"
        for match, given in guest.given.items():
            for number, option in given.items() if self._up_to_date(guest, match) else ():
                stored = self.answers[match][number]
                told = f"{match}, answer {number}: {option} given, {stored} stored"
                assert stored == option, f"an acknowledged answer is lost: {told}"
        assert guest.finished <= self.over
        lines = self.lines.get(guest.table, [])
        assert all(lines.count(line) == 1 for line in guest.heard), "a line is lost or doubled"
        return sum(map(len, guest.given.values()))

    def _up_to_date(self, guest: Guest, match: str) -> bool:
        """Whether the guest knows of all take-backs. What another one saw may be undone."""
        return guest.backs.get(match, 0) == self.backs.get(match, 0)

    def replay(self, match: str) -> None:
        """Checks that every stored answer was legal, and that the stored result is the result."""
        record = {**self.matches[match], "posse": 1, "answers": self.answers[match]}
        assert (Match.replay(record).result is not None) == (match in self.over)


async def arrive(host: str, name: str) -> str:
    """The token of a new person. Asks until a node answers."""
    async with httpx2.AsyncClient(base_url=f"http://{host}") as client:
        response = await client.post("/api/me", json={"name": name})
        return str(response.cookies["posse"])


async def opened(host: str, token: str, players: int) -> str:
    cookies = {"posse": token}
    async with httpx2.AsyncClient(base_url=f"http://{host}", cookies=cookies) as client:
        body = {"game": "bang", "players": players, "public": True}
        return str((await client.post("/api/tables", json=body)).json()["id"])
