"""A closed connection leaves nothing behind that only the garbage collector would free."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
import uvicorn

from posse.server.app import make_app
from posse.server.command import bound
from posse.server.http.uvicorn_protocols import protocols
from posse.server.services import Services
from posse.server.store.sqlite.store import SqliteStore
from posse.server.uvicorn_server import UVICORN
from tests.server.client import FAST
from tests.server.cycles import unfreed, without_collector
from tests.server.fixed_random import FixedRandom
from tests.witness import PATIENCE

ROUNDS = 3
NOW = struct.pack("ii", 1, 0)  # SO_LINGER: close with a reset


class Browser:
    """Blocking sockets in a thread: the loop of the server has nothing but the server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.token = ""
        self.table = ""

    def connect(self, *lines: str, body: str = "") -> socket.socket:
        wire = socket.create_connection(("127.0.0.1", self.port), PATIENCE)
        head = [*lines, f"Host: localhost:{self.port}", f"Cookie: posse={self.token}"]
        head += [f"Content-Length: {len(body)}", "Content-Type: application/json"] if body else []
        wire.sendall("\r\n".join([*head, "", body]).encode())
        return wire

    def ask(self, *lines: str, body: str = "") -> bytes:
        """The whole response; the server closes after it."""
        with self.connect(*lines, "Connection: close", body=body) as wire:
            return b"".join(iter(lambda: wire.recv(65536), b""))

    def arrive(self) -> None:
        head = self.ask("POST /api/me HTTP/1.1", body='{"name": "Ann"}').decode()
        self.token = head.partition("posse=")[2].partition(";")[0]
        wanted = '{"game": "bang", "players": 4, "start": true}'
        made = self.ask("POST /api/tables HTTP/1.1", body=wanted)
        self.table = json.loads(made.partition(b"\r\n\r\n")[2])["id"]

    def socket(self, table: str, *more: str) -> socket.socket:
        return self.connect(
            f"GET /ws/tables/{table} HTTP/1.1", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", *more,
        )  # fmt: skip


def hear(wire: socket.socket, *wanted: bytes) -> None:
    """Reads until all of this has come; without anything, until the end."""
    heard = b""
    while not wanted or any(one not in heard for one in wanted):
        data = wire.recv(65536)
        if not data:
            return
        heard += data


def send(wire: socket.socket, text: str, kind: int = 0x81) -> None:
    """One frame, masked with zeros."""
    wire.sendall(bytes([kind, 0x80 | len(text)]) + b"\0\0\0\0" + text.encode())


def requests(browser: Browser) -> None:
    browser.arrive()
    assert browser.ask("GET /api/games HTTP/1.1").startswith(b"HTTP/1.1 200")
    assert browser.ask("GET /api/matches/none HTTP/1.1").startswith(b"HTTP/1.1 404")
    assert browser.ask("nonsense").startswith(b"HTTP/1.1 400")


def reset(browser: Browser) -> None:
    with browser.connect("GET /api/games HTTP/1.1", "X: " + "x" * 10) as wire:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NOW)


def half_a_request(browser: Browser) -> None:
    with socket.create_connection(("127.0.0.1", browser.port), PATIENCE) as wire:
        wire.sendall(b"GET /api/ga")


def visit(browser: Browser) -> None:
    """Plays a little, then closes as a browser does."""
    browser.arrive()
    with browser.socket(browser.table) as wire:
        hear(wire, b" 101 ")
        send(wire, '{"t":"hello","since":0}')
        hear(wire, b'"t":"full"')
        for text in ('{"t":"ping"}', '{"t":"answer","choice":0,"option":0}', "nonsense"):
            send(wire, text)
        hear(wire, b'"t":"pong"', b"bad_message")
        send(wire, "", 0x88)
        hear(wire)


def cut_off(browser: Browser) -> None:
    browser.arrive()
    with browser.socket(browser.table) as wire:
        hear(wire, b" 101 ")
        send(wire, '{"t":"hello","since":0}')
        hear(wire, b'"t":"full"')
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NOW)


def no_such_table(browser: Browser) -> None:
    with browser.socket("nowhere") as wire:
        hear(wire, b"no_table")
        send(wire, "", 0x88)
        hear(wire)


def foreign_page(browser: Browser) -> None:
    with browser.socket("nowhere", "Origin: http://elsewhere.example") as wire:
        hear(wire)


async def serve(db: Path, deed: Callable[[Browser], None]) -> Counter[str]:
    """Lets a browser do the same a few times. What nobody has freed in the end."""
    services = Services(SqliteStore(db), FAST, random=FixedRandom())
    http, ws = protocols(FAST)
    config = uvicorn.Config(make_app(services), http=http, ws=ws, **UVICORN)
    server = uvicorn.Server(config)
    listener = bound("127.0.0.1", 0)
    running = asyncio.create_task(server.serve([listener]))
    while not server.started:
        await asyncio.sleep(0)
    browser = Browser(listener.getsockname()[1])
    await asyncio.to_thread(deed, browser)  # what is made once is made now
    await idle(server)
    with without_collector():
        for _ in range(ROUNDS):
            await asyncio.to_thread(deed, browser)
        await idle(server)
        found = unfreed()
    server.should_exit = True
    await running
    return found


async def idle(server: uvicorn.Server) -> None:
    async with asyncio.timeout(PATIENCE):
        while server.server_state.connections or server.server_state.tasks:
            await asyncio.sleep(0.001)


@pytest.mark.parametrize(
    "deed", [requests, reset, half_a_request, visit, cut_off, no_such_table, foreign_page]
)
def test_a_closed_connection_is_freed_at_once(
    tmp_path: Path, deed: Callable[[Browser], None]
) -> None:
    found = asyncio.run(serve(tmp_path / "posse.db", deed))
    assert not found, found.most_common()
