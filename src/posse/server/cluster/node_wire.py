"""The messages between two nodes over one WebSocket: lines, each for one channel.

A channel is one browser's connection. A line is a letter, the channel's number and a text. Lines
that wait together go out in one frame. The text is JSON, so it holds no line break.

Nodes of neighbouring versions share a database. So a node ignores letters and fields that it does
not know, and a new field is optional. A change that an older node would misread gets a new `WIRE`.
Both nodes name theirs when they connect, and the newer one refuses a node that is too old.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from typing import Any, Protocol

from msgspec import Struct
from websockets.exceptions import ConnectionClosed

OPEN, OPENED, REFUSED = "o", "y", "n"
SAID, TOLD = "s", "t"  # from a person, and to them
SHUT, MOVED = "c", "m"  # the browser has gone, or the table has moved

WIRE = 1  # the version of these messages
OLDEST_WIRE = 1  # the oldest that this node still understands
WIRE_HEADER = "Posse-Wire"

FRAME = 1 << 17  # characters in one frame; a single line may be longer
WAITING = 1 << 24  # characters that may wait for another node
SILENT = logging.getLogger("posse.server.cluster.links")  # errors of unknown clients are not logged
SILENT.setLevel(logging.CRITICAL)
LINK: dict[str, Any] = {
    "compression": None,
    "max_size": 1 << 22,
    "open_timeout": 3.0,
    "close_timeout": 1.0,
    # A dead machine is noticed about as fast as the leases of its tables expire.
    "ping_interval": 2.0,
    "ping_timeout": 4.0,
    "logger": SILENT,
}


class OpenChannel(Struct, frozen=True):
    """A browser comes to a table. Its own node knows who it is."""

    table: str
    person: str
    name: str
    address: str


class Refusal(Struct, frozen=True):
    error: str
    message: str
    status: int


def node_token(key: bytes, node: str) -> str:
    """The bearer token that a node accepts, valid until that node restarts."""
    return hmac.digest(key, f"inner door of {node}".encode(), "sha256").hex()


def understood(header: str | None) -> bool:
    """Whether this node understands the other one, by the version that the other one sends.

    Version 1.0.0 sends no header; it counts as 1.
    """
    found = header or "1"
    return found.isascii() and found.isdecimal() and int(found[:9]) >= OLDEST_WIRE


class Wire(Protocol):
    @property
    def transport(self) -> asyncio.Transport: ...

    async def send(self, message: str) -> None: ...


class Outbox:
    """Queues lines without waiting. A node that does not read is disconnected."""

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
        """Sends the queued lines until the connection breaks."""
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
    """The lines of a frame. Raises ValueError if it has another form."""
    found = []
    for line in frame.split("\n"):
        head, _, said = line.partition(" ")
        found.append((head[:1], int(head[1:]), said))
    return found
