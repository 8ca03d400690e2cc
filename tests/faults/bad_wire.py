"""A TCP proxy on 127.0.0.1 that fails on purpose, between a node and its database or a browser.

TCP keeps the order of bytes, so nothing is reordered within one connection. Between connections
the order changes when bytes are late.
"""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from typing import Literal

Mood = Literal["flows", "stalls", "deaf", "mute", "cut", "late"]
MOODS: tuple[Mood, ...] = ("stalls", "deaf", "mute", "cut", "late")
CHUNK = 1 << 16


class Pipe:
    """One connection through the proxy: a client's socket and a server's."""

    def __init__(self) -> None:
        self.writers: list[asyncio.StreamWriter] = []
        self.lost = {False: False, True: False}  # whether bytes are missing, there and back

    def cut(self) -> None:
        for writer in self.writers:
            writer.transport.abort()


class BadWire:
    """Forwards connections to a port, or to the path of a unix socket.

    - `stalls`: takes bytes and holds them; they arrive when it flows again
    - `deaf`: takes bytes and drops them, for ever on this connection
    - `mute`: what is asked arrives, the answers are dropped, for ever on this connection
    - `cut`: breaks all connections, and refuses new ones
    - `late`: every chunk waits for a random time up to `delay` seconds
    """

    def __init__(self, target: int | str, rng: random.Random | None = None) -> None:
        self.target = target
        self.port = 0
        self.delay = 0.2
        self.mood: Mood = "flows"
        self.moved = 0  # chunks that were passed on
        self._rng = rng or random.Random(1)
        self._pipes: set[Pipe] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._open = asyncio.Event()
        self._open.set()
        self._server: asyncio.Server | None = None

    async def open(self, port: int = 0) -> int:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", port)
        self.port = int(self._server.sockets[0].getsockname()[1])
        return self.port

    def be(self, mood: Mood) -> None:
        """Changes what happens to bytes from now on."""
        self.mood = mood
        (self._open.clear if mood == "stalls" else self._open.set)()
        if mood == "cut":
            for pipe in list(self._pipes):
                pipe.cut()

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        for pipe in list(self._pipes):
            pipe.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        pipe = Pipe()
        pipe.writers.append(writer)
        self._pipes.add(pipe)
        try:
            if self.mood != "cut":
                await self._join(pipe, reader, writer)
        except (OSError, asyncio.CancelledError):
            return  # a handler that ends with an error is logged
        finally:
            pipe.cut()
            self._pipes.discard(pipe)
            self._tasks.discard(task)

    async def _join(
        self, pipe: Pipe, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        if isinstance(self.target, str):
            theirs = await asyncio.open_unix_connection(self.target)
        else:
            theirs = await asyncio.open_connection("127.0.0.1", self.target)
        pipe.writers.append(theirs[1])
        there = self._pump(pipe, reader, theirs[1], back=False)
        await asyncio.gather(there, self._pump(pipe, theirs[0], writer, back=True))

    async def _pump(
        self, pipe: Pipe, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, back: bool
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                if await self._passes(pipe, back):
                    writer.write(data)
                    await writer.drain()
                    self.moved += 1
        with suppress(OSError, RuntimeError):
            writer.close()

    async def _passes(self, pipe: Pipe, back: bool) -> bool:
        """Waits as long as the mood wants. Returns whether the bytes go on."""
        if self.mood == "late":
            await asyncio.sleep(self._rng.uniform(0, self.delay))
        await self._open.wait()
        if self.mood == "deaf" or (self.mood == "mute" and back):
            pipe.lost[back] = True
        return not pipe.lost[back]


def through(address: str, wire: BadWire) -> str:
    """The address of a PostgreSQL on a unix socket, reached through the proxy."""
    name = address.partition("@/")[2].partition("?")[0]
    return f"postgresql://posse@127.0.0.1:{wire.port}/{name}?sslmode=disable"


def socket_of(address: str) -> str:
    """The path of the unix socket in an address of `Cluster.database`."""
    return address.partition("host=")[2] + "/.s.PGSQL.5432"
