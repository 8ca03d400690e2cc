"""A real server in a process of its own, and real sockets to it."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import httpx2
from websockets.asyncio.client import ClientConnection, connect

from tests.witness import PATIENCE

ROOT = Path(__file__).parent.parent.parent
# As people start it, except that deals and bots are not random.
START = (
    "from tests.server import fixed_random; fixed_random.everywhere();"
    " from posse.cli import main; main()"
)
COMMAND = (sys.executable, "-c", START, "serve", "--port", "0", "--workers", "1", "--db")
ANSWERS = "SELECT match, n, option FROM answers ORDER BY match, n"
MATCHES = "SELECT id, over, body FROM matches"
HURRY = (sys.executable, "-m", "tests.server.hurried_server")  # for players faster than people


class Server:
    """A server on a free port; ready when the constructor returns."""

    def __init__(
        self, db: Path | str, *options: str, start: tuple[str, ...] = COMMAND, first: str = ""
    ) -> None:
        command = [*start, str(db), *options]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if first:  # lines before the address
            assert line.startswith(first), line
            line = self.process.stdout.readline()
        assert line.startswith("Posse is open: http://localhost:"), line
        self.host = f"127.0.0.1:{line.rsplit(':', 1)[1].strip()}"

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        """Ends the server, whatever the test did."""
        if self.process.poll() is None:
            self.end(signal.SIGKILL)

    def end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        code = self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


def asking(host: str, token: str = "") -> httpx2.Client:
    """A client with this token; without one it is a new person."""
    cookies = {"posse": token} if token else {}
    return httpx2.Client(base_url=f"http://{host}", cookies=cookies, timeout=PATIENCE)


class Person:
    """A person with a cookie."""

    def __init__(self, server: Server, name: str, token: str = "") -> None:
        self.host = server.host
        cookies = {"posse": token} if token else {}
        with httpx2.Client(
            base_url=f"http://{server.host}", cookies=cookies, timeout=PATIENCE
        ) as client:
            response = client.post("/api/me", json={"name": name})
            self.token = response.cookies["posse"]

    def create(self, **wanted: Any) -> str:
        body = {"game": "bang", "players": 4, **wanted}
        cookies = {"posse": self.token}
        with httpx2.Client(
            base_url=f"http://{self.host}", cookies=cookies, timeout=PATIENCE
        ) as client:
            return str(client.post("/api/tables", json=body).json()["id"])

    def socket(self, table: str, **headers: str) -> connect:
        return socket(self.host, table, Cookie=f"posse={self.token}", **headers)


def socket(host: str, table: str, **headers: str) -> connect:
    address = f"ws://{host}/ws/tables/{table}"
    return connect(address, additional_headers=headers, compression=None, max_size=None)


async def tell(connection: ClientConnection, **message: Any) -> None:
    await connection.send(json.dumps(message))


async def hear(connection: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind; others are passed over."""
    while True:
        message: dict[str, Any] = json.loads(await connection.recv())
        if message["t"] == kind:
            return message


async def enter(connection: ClientConnection) -> dict[str, Any]:
    await tell(connection, t="hello", since=0)
    return await hear(connection, "full")


class Stored:
    """What a database holds, read without the server."""

    def __init__(self, db: Path) -> None:
        with closing(sqlite3.connect(db)) as opened:
            self.take(opened.execute(ANSWERS).fetchall(), opened.execute(MATCHES).fetchall())

    def take(self, answers: Sequence[Any], matches: Sequence[Any]) -> None:
        self.answers: dict[str, list[int]] = {}
        for match, n, option in answers:
            kept = self.answers.setdefault(match, [])
            assert n == len(kept), "an answer is missing"
            kept.append(option)
        self.matches = {id: json.loads(body) for id, _, body in matches}
        self.over = {id for id, over, _ in matches if over}

    def record(self, match: str) -> dict[str, Any]:
        return {**self.matches[match], "posse": 1, "answers": self.answers.get(match, [])}


class StoredInPostgres(Stored):
    def __init__(self, address: str) -> None:
        asyncio.run(self._read(address))

    async def _read(self, address: str) -> None:
        db = await asyncpg.connect(address)
        self.take(await db.fetch(ANSWERS), await db.fetch(MATCHES))
        await db.close()
