"""One connection: slow readers and silent clients are closed, pings never reach the table."""

import asyncio
import json
from typing import Any

import pytest
from starlette.websockets import WebSocket
from websockets.frames import Frame, Opcode

from posse.server.http.connection import Connection
from posse.server.http.uvicorn_protocols import PUSH, framed
from posse.server.rate_limits import RateLimits
from posse.server.settings import Settings
from posse.server.table.table import Table
from posse.server.wire.bodies import NewTable
from tests.server.world import World, changed
from tests.witness import PATIENCE


class Wire:
    """The other end of a WebSocket, without a network."""

    def __init__(self) -> None:
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.sent: list[dict[str, Any]] = []
        self.reading = asyncio.Event()
        self.reading.set()

    async def receive(self) -> dict[str, Any]:
        return await self.incoming.get()

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            await self.reading.wait()
        self.sent.append(dict(message))

    def say(self, **message: Any) -> None:
        self.incoming.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def kinds(self) -> list[str]:
        return [json.loads(m["text"])["t"] for m in self.sent if m["type"] == "websocket.send"]

    def code(self) -> int | None:
        codes = [m["code"] for m in self.sent if m["type"] == "websocket.close"]
        return codes[0] if codes else None

    def push(self, text: str) -> bool:
        """As `SocketProtocol.push`: sends at once, unless the reader is behind."""
        if self.reading.is_set():
            self.sent.append({"type": "websocket.send", "text": text})
        return self.reading.is_set()


async def connected(world: World, direct: bool = False) -> tuple[Wire, Table, "asyncio.Task[None]"]:
    wire = Wire()
    table = await world.tables.create("p0", "P0", NewTable("bang", 4))
    extensions = {PUSH: {"send": wire.push}} if direct else {}
    scope = {"type": "websocket", "extensions": extensions}
    socket = WebSocket(scope, wire.receive, wire.send)
    wire.incoming.put_nowait({"type": "websocket.connect"})
    await socket.accept()
    connection = Connection(socket, "p0", "P0", world.services, RateLimits(world.services.settings))
    return wire, table, asyncio.create_task(connection.serve(table))


async def settled(condition: Any) -> None:
    """Lets the tasks run until a condition holds, or until the test's timeout."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0)


@pytest.mark.parametrize("direct", [False, True])
def test_a_client_that_does_not_read_is_disconnected(direct: bool) -> None:
    async def main() -> None:
        world = World(changed(outbox=5))
        wire, table, served = await connected(world, direct)
        wire.say(t="hello", since=0)
        await settled(lambda: wire.kinds() == ["table", "full"])
        wire.reading.clear()
        for _ in range(20):
            table.room.broadcast.table()
        wire.reading.set()
        await asyncio.wait_for(served, PATIENCE)
        assert wire.code() == 1013
        assert world.services.metrics.errors["too_slow"] > 0
        await settled(lambda: not table.room.guests)
        await world.tables.close()

    asyncio.run(main())


def test_a_connection_without_a_hello_is_closed() -> None:
    async def main() -> None:
        world = World(changed(hello=0.0))
        wire, table, served = await connected(world)
        await asyncio.wait_for(served, PATIENCE)
        assert wire.code() == 1008
        assert not table.room.guests
        await world.tables.close()

    asyncio.run(main())


def test_a_ping_is_answered_by_the_connection() -> None:
    async def main() -> None:
        world = World()
        wire, table, served = await connected(world)
        wire.say(t="hello", since=0)
        await settled(lambda: table.room.guests)
        wire.say(t="ping")
        await settled(lambda: "pong" in wire.kinds())
        wire.incoming.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(served, PATIENCE)
        assert wire.code() is None
        await settled(lambda: not table.room.guests)
        assert table.room.presences[0].away_since is not None
        await world.tables.close()

    asyncio.run(main())


def test_the_table_runs_by_itself() -> None:
    """The real task of a table: bots play without pauses, and requests are still handled."""

    async def main() -> None:
        world = World(Settings(bot_pause=0.0, forced_pause=(0.0, 0.0), grace=0.0))
        wire, table, served = await connected(world)
        wire.say(t="hello", since=0)
        wire.say(t="start")
        await settled(lambda: "full" in wire.kinds() and table.room.state == "playing")
        wire.say(t="chat", text="howdy")
        await settled(lambda: "chat" in wire.kinds())
        wire.incoming.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(served, PATIENCE)
        await settled(lambda: table.room.state == "over")
        await world.tables.close()

    asyncio.run(main())


def test_nothing_overtakes_what_waits() -> None:
    """Messages that wait for a slow reader are sent first, also when it reads again."""

    async def main() -> None:
        wire, table, served = await connected(world := World(), direct=True)
        wire.say(t="hello", since=0)
        await settled(lambda: wire.kinds() == ["table", "full"])
        (guest,) = table.room.guests
        wire.reading.clear()
        guest.send('{"t":"1"}')
        guest.send('{"t":"2"}')
        await asyncio.sleep(0)
        wire.reading.set()
        guest.send('{"t":"3"}')
        await settled(lambda: len(wire.sent) == 6)
        guest.send('{"t":"4"}')
        assert wire.kinds() == ["table", "full", "1", "2", "3", "4"]
        wire.incoming.put_nowait({"type": "websocket.disconnect"})
        await asyncio.wait_for(served, PATIENCE)
        await world.tables.close()

    asyncio.run(main())


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_frames_are_those_of_the_library(size: int) -> None:
    data = b"x" * size
    assert framed(data) == Frame(Opcode.TEXT, data).serialize(mask=False)
