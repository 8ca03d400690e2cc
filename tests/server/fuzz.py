"""A fuzzer: random messages, frames, orders and disconnections against a real server.

`python -m tests.server.fuzz MESSAGES [SEED]` prints how many messages were sent, and the log.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import posse
from posse.server.app import make_app
from posse.server.command import bound
from posse.server.services import Services
from posse.server.settings import Settings
from posse.server.store.sqlite.store import SqliteStore
from posse.server.uvicorn_server import run
from posse.server.wire import requests
from tests.server.fixed_random import FixedRandom
from tests.server.server_process import ROOT, Person, Server

MANY = (1e6, 1e6)
SETTINGS = Settings(
    bot_pause=0.2,
    take_back=0.1, messages=MANY, chats=MANY, address_chats=MANY,
    address_handshakes=MANY, address_tables=MANY, address_requests=MANY,
)  # fmt: skip
GUESTS = 12
EVERY = list(posse.game("bang").packs)
GAMES: tuple[tuple[str, int, list[str]], ...] = (
    ("bang", 4, ["base"]),
    ("bang", 8, EVERY),
    ("dice", 4, []),
    ("wyatt", 3, []),
)
LONGEST = 300  # seconds until a server that does not answer has failed
BATCH = 40  # messages before a guest looks at the answers
NUMBER = re.compile(rb'"number":(\d+)')
WORDS = ("", "a", "random", "greenhorn", "base", "turn_end", "\u202e", "x" * 300, "é\u0301", "\x00")
ODD: tuple[Any, ...] = (None, True, -1, 0, 1, 15, 16, 30, 1_000_000, 2**70, 0.5, [], {}, [[]], "1")
KINDS = [kind for kind in requests.Request.__args__ if kind is not requests.Hello]


class Guest:
    """A client with one socket at a time. It reconnects when it was disconnected."""

    def __init__(self, host: str, token: str, tables: list[str], seed: int) -> None:
        self.host, self.token, self.tables = host, token, tables
        self.rng = random.Random(seed)
        self.number = 0
        self.sent = 0

    async def talk(self, most: int) -> None:
        while self.sent < most:
            try:
                await self._visit(most)
            except (ConnectionError, asyncio.IncompleteReadError):
                continue

    async def _visit(self, most: int) -> None:
        name, port = self.host.split(":")
        reader, writer = await asyncio.open_connection(name, int(port))
        cookie = f"Cookie: posse={self.token}\r\n" if self.rng.random() < 0.9 else ""
        writer.write(
            f"GET /ws/tables/{self.rng.choice(self.tables)} HTTP/1.1\r\nHost: {self.host}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n{cookie}"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        try:
            await reader.readuntil(b"\r\n\r\n")
            if self.rng.random() < 0.98:
                writer.write(framed(b'{"t":"hello"}', self.rng))
            while self.sent < most and self.rng.random() < 0.97:
                await asyncio.wait_for(self._batch(reader, writer), LONGEST)
        finally:
            if self.rng.random() < 0.5:
                writer.write(framed(b"half a frame", self.rng)[: self.rng.randrange(1, 12)])
            writer.transport.abort()

    async def _batch(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in range(BATCH):
            writer.write(self._one())
        self.sent += BATCH
        writer.write(framed(b'{"t":"ping"}', self.rng))
        await writer.drain()
        heard = b""
        while b'{"t":"pong"}' not in heard:
            data = await reader.read(1 << 18)
            if not data:
                raise ConnectionError
            heard = heard[-20:] + data
            found = NUMBER.findall(data)
            self.number = int(found[-1]) if found else self.number

    def _one(self) -> bytes:
        dice = self.rng.random()
        if dice < 0.001:
            return self.rng.randbytes(self.rng.randrange(1, 40))
        if dice < 0.003:  # any kind of frame, often a wrong one
            opcode = self.rng.choice([0, 1, 2, 3, 8, 9, 10, 15]) | self.rng.choice([0, 0x80, 0xC0])
            return framed(self.rng.randbytes(self.rng.randrange(20)), self.rng, opcode)
        text = json.dumps(self._message(), ensure_ascii=self.rng.random() < 0.5).encode()
        if dice < 0.05:
            at = self.rng.randrange(len(text))
            text = text[:at] + self.rng.choice([b"", b"\\", b"[", b'"', b"9"]) + text[at + 1 :]
        return framed(text[:4000], self.rng, split=dice > 0.99)

    def _message(self) -> Any:
        if self.rng.random() < 0.3:
            return {"t": "answer", "choice": self.number, "option": self.rng.randrange(4)}
        kind = self.rng.choice(KINDS)
        message: dict[str, Any] = {"t": kind.__struct_config__.tag}
        for field in msgspec.structs.fields(kind):
            if self.rng.random() < 0.9:
                message[field.encode_name] = self._value(field.type)
        return message if self.rng.random() < 0.99 else self.rng.choice(ODD)

    def _value(self, kind: Any) -> Any:
        """An option that is often valid, sometimes not."""
        likely: Callable[[], Any] = lambda: self.rng.randrange(8)  # noqa: E731
        if "str" in str(kind):
            likely = lambda: self.rng.choice(WORDS)  # noqa: E731
        elif kind is bool:
            likely = lambda: self.rng.random() < 0.5  # noqa: E731
        return likely() if self.rng.random() < 0.8 else self.rng.choice(ODD)


def framed(data: bytes, rng: random.Random, opcode: int = 0x81, split: bool = False) -> bytes:
    """A frame masked with zeros, in one piece or in two."""
    if split and data:
        at = rng.randrange(len(data))
        return framed(data[:at], rng, opcode & 0x7F) + framed(data[at:], rng, 0x80)
    size = bytes([0x80 | min(len(data), 126)])
    if len(data) > 125:
        size += len(data).to_bytes(2, "big")
    return bytes([opcode]) + size + bytes(4) + data


async def told(guests: list[Guest]) -> None:
    """Prints the progress once a minute."""
    while True:
        await asyncio.sleep(60)
        print(sum(guest.sent for guest in guests), file=sys.stderr, flush=True)


async def crowd(server: Server, messages: int, seed: int) -> int:
    logging.getLogger("asyncio").setLevel(logging.ERROR)
    people = [Person(server, f"P{i}") for i in range(GUESTS)]
    made = [
        one.create(game=game, players=players, packs=packs, start=i // 4 != 1)
        for i, (one, (game, players, packs)) in enumerate(zip(people, GAMES * 3, strict=True))
    ]
    guests = [Guest(server.host, one.token, made, seed + i) for i, one in enumerate(people)]
    watch = asyncio.create_task(told(guests))
    await asyncio.gather(*[guest.talk(messages // GUESTS) for guest in guests])
    watch.cancel()
    return sum(guest.sent for guest in guests)


def fuzz(folder: Path, messages: int, seed: int) -> tuple[int, str]:
    """Runs the fuzzer. Returns how many messages were sent, and the server's log."""
    log = folder / "log"
    start = ("sh", "-c", f'exec "$@" 2>{log}', "sh", sys.executable, "-m", "tests.server.fuzz", "-")
    with Server(folder / "posse.db", start=start) as server:
        sent = asyncio.run(crowd(server, messages, seed))
        Person(server, "Ann").create(start=True)  # it is still running
    return sent, log.read_text()


def serve(db: str) -> None:
    services = Services(SqliteStore(Path(db)), SETTINGS, random=FixedRandom())
    run(make_app(services, ROOT), bound("127.0.0.1", 0), SETTINGS.message_bytes, show=False)


def main(messages: str, seed: str = "1") -> None:
    with tempfile.TemporaryDirectory() as folder:
        sent, log = fuzz(Path(folder), int(messages), int(seed))
    print(f"{sent} messages, {log.count('Traceback')} tracebacks, {len(log)} bytes of log")
    print(log[:5000])


if __name__ == "__main__":
    if sys.argv[1] == "-":
        serve(sys.argv[2])
    else:
        main(*sys.argv[1:])
