"""People of the laboratory: they play, waver, talk and come back, and remember what they saw."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from collections.abc import Sequence
from typing import Any

import httpx2
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from benchmarks.guests import Guest
from tests.server.world import patched

SILENCE = 6.0  # seconds without a message after which a page asks, and after which it reconnects
AGAIN = 0.3  # seconds between two tries
TRIES = 200  # of one HTTP request
WAVERS = 0.4  # how many answers are taken back where that is allowed


def digest(view: Any) -> str:
    return hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()[:16]


Question = tuple[int, str, int]  # seat, topic, number of options; 0 if it asks somebody else


class Person(Guest):
    """A person with a page at a table. It reconnects to any node."""

    def __init__(
        self, hosts: Sequence[str], table: str, token: str, seat: int | None, rng: random.Random,
        wavers: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(hosts[0], table, token, seat)
        self.hosts = hosts
        self.rng = rng
        self.wavers = wavers
        self.me: int | None = None
        self.view: Any = None
        self.seen: dict[tuple[str, int], tuple[int | None, str]] = {}  # match, answers: eyes, view
        self.asked: dict[tuple[str, int], Question] = {}  # what anybody was asked
        self.violations: list[str] = []
        self.heard_again = asyncio.Event()  # set by every view
        self._wavering: set[tuple[str, int]] = set()

    async def play(self) -> None:
        """For ever; cancelled at the end."""
        headers = {"Cookie": f"posse={self.token}"}
        while True:
            host = self.rng.choice(self.hosts)
            try:
                async with asyncio.timeout(SILENCE):
                    self._wire = await connect(
                        f"ws://{host}/ws/tables/{self.table}", additional_headers=headers,
                        compression=None, max_size=None, proxy=None, ping_interval=None,
                        close_timeout=0.2,
                    )  # fmt: skip
                await self.say(t="hello", since=0, chat=self._chat)
                await self._listen()
            except (OSError, TimeoutError, WebSocketException):
                self.cut += 1
            finally:
                if self._wire is not None:
                    self._wire.transport.abort()
                self._wire = None
            await asyncio.sleep(AGAIN)

    async def _listen(self) -> None:
        assert self._wire is not None
        asked = False
        while True:
            try:
                async with asyncio.timeout(SILENCE):
                    text = await self._wire.recv()
            except TimeoutError:
                if asked:
                    raise
                asked = True
                await self.say(t="ping")
                continue
            asked = False
            await self._hear(json.loads(text))

    async def _hear(self, message: dict[str, Any]) -> None:
        kind = message["t"]
        if kind == "table":
            self.me = message["table"]["me"]
        if kind == "error" and message["error"] == "stale":
            self._sent = None
        if kind in ("full", "step", "back"):
            self._look(message)
        if kind == "pending" and self._given() in self._wavering:
            await self.say(t="back", choice=message["choice"])
        if kind != "pending":  # its choice is a number
            await super()._hear(message)

    def _given(self) -> tuple[str, int]:
        return self.match, self._last

    _last = -1  # the choice this person has answered last

    def _look(self, message: dict[str, Any]) -> None:
        """Keeps the view, by the number of answers that led to it."""
        step = message["t"] == "step"
        self.view = patched(self.view, message["patch"]) if step else message["view"]
        choice = message["choice"]
        if self.view is None or choice is None:
            return
        number, before = choice["number"], self.shown.get(self.match, 0)
        if number < before and not self.wavers:
            self.violations.append(f"{self.match} went back from {before} to {number}")
        if number < before or choice.get("backs", 0) != self.backs.get(self.match, 0):
            self._forget_from(min(number, self._after_last_answer(before)))
            self.shown[self.match] = number
            self._sent = None  # perhaps to a question that was undone
        self.backs[self.match] = choice.get("backs", 0)
        self.seen[self.match, number] = self.me, digest(self.view)
        options = len(choice.get("options", ()))
        self.asked[self.match, number] = choice["seat"], choice["topic"], options
        self.heard_again.set()

    def _after_last_answer(self, before: int) -> int:
        """The first question that may not have been asked, if an answer was taken back since.

        What the server answered for a seat goes back together with the answer of its person.
        """
        known = [n for match, n in self.asked if match == self.match and n < before]
        first, seat = before, None
        for number in sorted(known, reverse=True):
            asked, _, _ = self.asked[self.match, number]
            if seat not in (None, asked):
                break
            first, seat = number + 1, asked
        return first

    def _forget_from(self, number: int) -> None:
        """An answer was taken back, perhaps while this page was away: the rest did not happen."""
        for key in [key for key in self.seen if key[0] == self.match and key[1] >= number]:
            del self.seen[key], self.asked[key]

    async def _asked(self, choice: dict[str, Any]) -> None:
        key = (self.match, choice["number"])
        mine = choice["seat"] == self.seat and "options" in choice
        if mine and self.wavers and len(choice["options"]) > 1 and self.rng.random() < WAVERS:
            self._wavering.add(key)
            self._sent, self._last = None, choice["number"]
            self.shown[self.match] = choice["number"]
            option = self.rng.randrange(len(choice["options"]))
            await self.say(t="answer", choice=choice["number"], option=option)
            return
        await super()._asked(choice)
        if mine and self._sent is not None and key in self._wavering:
            self._sent = None  # an earlier answer may have been carried out instead


async def ask(hosts: Sequence[str], rng: random.Random, path: str, token: str, body: Any) -> Any:
    """Asks until a node answers. Returns the JSON, and the token of the cookie."""
    for _ in range(TRIES):
        cookies = {"posse": token} if token else {}
        url = f"http://{rng.choice(hosts)}"
        try:
            async with httpx2.AsyncClient(base_url=url, cookies=cookies, timeout=SILENCE) as client:
                response = await client.post(path, json=body)
                if response.status_code < 500:
                    return response.json(), response.cookies.get("posse", token)
        except (OSError, httpx2.HTTPError):
            pass  # this one does not answer: another may
        await asyncio.sleep(AGAIN)
    raise AssertionError(f"nobody answers {path}")
