"""What two nodes say to each other over one WebSocket: lines, each for one channel.

A channel is one browser's connection. A line is a letter, the channel's number and what is said;
lines that have gathered travel in one frame. Nothing said holds a line break: it is JSON.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from typing import Any, Protocol

from msgspec import Struct
from websockets.exceptions import ConnectionClosed

OPEN, OPENED, REFUSED = "o", "y", "n"
SAID, TOLD = "s", "t"  # by a person, and to him
SHUT, MOVED = "c", "m"  # he is gone, or the table is

FRAME = 1 << 17  # characters that go out together; one line may be longer
WAITING = 1 << 24  # characters another node may lag behind
SILENT = logging.getLogger(
    "posse.server.cluster.links"
)  # what strangers do at the inner door is no news
SILENT.setLevel(logging.CRITICAL)
LINK: dict[str, Any] = {
    "compression": None,
    "max_size": 1 << 22,
    "open_timeout": 3.0,
    "close_timeout": 1.0,
    # A machine that is gone says nothing; the lease of its tables runs out as fast.
    "ping_interval": 2.0,
    "ping_timeout": 4.0,
    "logger": SILENT,
}


class OpenChannel(Struct, frozen=True):
    """Who comes to which table: known by the node that he has come to."""

    table: str
    person: str
    name: str
    address: str


class Refusal(Struct, frozen=True):
    error: str
    message: str
    status: int


def node_token(key: bytes, node: str) -> str:
    """What opens the inner door of a node; good until it is started anew."""
    return hmac.digest(key, f"inner door of {node}".encode(), "sha256").hex()


class Wire(Protocol):
    @property
    def transport(self) -> asyncio.Transport: ...

    async def send(self, message: str) -> None: ...


class Outbox:
    """Never waits; a node that does not read is cut off."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self._lines: list[str] = []
        self._waiting = 0
        self._wake = asyncio.Event()
        self._sent = asyncio.Event()
        self._sent.set()

    def add(self, letter: str, channel: int, said: str = "") -> None:
        if self._waiting > WAITING:
            self._wire.transport.abort()
            return
        line = f"{letter}{channel} {said}"
        self._lines.append(line)
        self._waiting += len(line)
        self._sent.clear()
        self._wake.set()

    async def run(self) -> None:
        """Until the connection breaks."""
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._lines:
                    await self._wire.send("\n".join(self._taken()))
                self._sent.set()
        except ConnectionClosed:
            return

    def _taken(self) -> list[str]:
        size = count = 0
        while count < len(self._lines) and size < FRAME:
            size += len(self._lines[count])
            count += 1
        taken, self._lines = self._lines[:count], self._lines[count:]
        self._waiting -= size
        return taken

    async def flushed(self) -> None:
        await self._sent.wait()


def lines(frame: str) -> list[tuple[str, int, str]]:
    """ValueError if it is none of ours."""
    found = []
    for line in frame.split("\n"):
        head, _, said = line.partition(" ")
        found.append((head[:1], int(head[1:]), said))
    return found
