"""A proxy in front of several nodes, without sticky sessions: HAProxy, or a simple one."""

from __future__ import annotations

import asyncio
import itertools
import subprocess
import tempfile
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Protocol

CONFIG = """
global
    maxconn 8000
defaults
    mode http
    option redispatch
    retries 3
    timeout connect 1s
    timeout client 1h
    timeout server 1h
    timeout tunnel 1h
frontend door
    bind 127.0.0.1:{port}
    default_backend nodes
backend nodes
    balance roundrobin
    option httpchk GET /health
    default-server check inter 300ms fall 1 rise 1
"""


class Proxy(Protocol):
    async def open(self, port: int, nodes: list[int]) -> None: ...

    async def close(self) -> None: ...


class HAProxy:
    def __init__(self, program: Path) -> None:
        self.program = program
        self._folder = tempfile.TemporaryDirectory(prefix="posse-proxy-")
        self._process: subprocess.Popen[bytes] | None = None

    async def open(self, port: int, nodes: list[int]) -> None:
        servers = [f"    server node{n} 127.0.0.1:{at}\n" for n, at in enumerate(nodes)]
        config = Path(self._folder.name) / "haproxy.cfg"
        config.write_text(CONFIG.format(port=port) + "".join(servers))
        command = [str(self.program), "-q", "-db", "-f", str(config)]
        self._process = subprocess.Popen(command)
        while not await asyncio.to_thread(_answers, port):
            assert self._process.poll() is None, "HAProxy does not start"
            await asyncio.sleep(0.1)

    async def close(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
        self._folder.cleanup()


def _answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=1):
            return True
    except (urllib.error.URLError, OSError):
        return False


class Plain:
    """Connects every connection to the next node that accepts it."""

    def __init__(self) -> None:
        self._nodes = itertools.cycle([0])
        self._count = 1
        self._server: asyncio.Server | None = None

    async def open(self, port: int, nodes: list[int]) -> None:
        self._nodes, self._count = itertools.cycle(nodes), len(nodes)
        self._server = await asyncio.start_server(self._pass, "127.0.0.1", port)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in range(self._count):
            with suppress(OSError):
                theirs = await asyncio.open_connection("127.0.0.1", next(self._nodes))
                await asyncio.gather(_pump(reader, theirs[1]), _pump(theirs[0], writer))
                return
        writer.close()

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()
    writer.close()


def proxy(program: Path | None) -> Proxy:
    return Plain() if program is None else HAProxy(program)
