"""Several nodes as they are shipped, in processes of their own, behind one proxy."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import asyncpg

from tools.free_port import free_port
from tools.proxy import Proxy
from tools.shell import ROOT

MANY = "1000000"
# As shipped, except that one address may do as much as a thousand, and faster than people.
RATES = (
    "address_tables", "address_requests", "address_handshakes", "address_chats", "messages",
    "chats",
)  # fmt: skip
NUMBERS = ("tables", "address_connections")
OPTIONS = [
    *[word for name in RATES for word in ("--limit", f"{name}={MANY},{MANY}")],
    *[word for name in NUMBERS for word in ("--limit", f"{name}={MANY}")],
]
OWNED = "SELECT tbl, url FROM leases JOIN nodes USING (node) WHERE until > clock_timestamp()"
START = "from posse.cli import main; main()"


class Node:
    """One node at a fixed port. It can be stopped and started again."""

    def __init__(self, db: str, log: Path, pause: float) -> None:
        self.port, inner = free_port(), free_port()
        self.url = f"ws://127.0.0.1:{inner}"
        self.log = log
        words = ["serve", "--db", db, "--port", str(self.port), "--bot-pause", str(pause)]
        words += ["--workers", "1"]
        words += ["--inner", f"127.0.0.1:{inner}"]
        self._command = [sys.executable, "-c", START, *words, *OPTIONS]
        self.env: dict[str, str] | None = None  # as this process has it
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=log,
                env=self.env,
            )  # fmt: skip
        assert self._process.stdout is not None
        line = (await self._process.stdout.readline()).decode()
        assert line.startswith("Posse is open"), (line, self.log.read_text())

    async def end(self, how: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        return await self._process.wait()

    def busy(self) -> float:
        """The CPU seconds it has used."""
        assert self._process is not None
        words = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    async def freeze(self, seconds: float) -> None:
        """Stops the process until the others believe the node dead, then lets it continue."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        self._process.send_signal(signal.SIGCONT)

    async def close(self) -> None:
        if self._process is not None and self._process.returncode is None:
            await self.end(signal.SIGKILL)


class Nodes:
    def __init__(self, db: str, count: int, folder: Path, pause: float = 0.0) -> None:
        self.db = db
        self.all = [Node(db, folder / f"node{n}.log", pause) for n in range(count)]
        self.door = free_port()

    async def open(self, proxy: Proxy) -> None:
        await asyncio.gather(*[node.start() for node in self.all])
        await proxy.open(self.door, [node.port for node in self.all])

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.door}"

    async def driven(self, node: Node) -> set[str]:
        """The tables that a node runs."""
        return {str(table) for table, url in await asked(self.db, OWNED) if url == node.url}

    def busy(self) -> float:
        return sum(node.busy() for node in self.all)

    def said(self, *words: str) -> list[str]:
        """The lines of the logs that contain one of these texts."""
        lines = [line for node in self.all for line in node.log.read_text().splitlines()]
        return [line for line in lines if any(word in line for word in words)]

    def troubles(self) -> list[str]:
        """Log lines that no node should ever write."""
        return self.said("Traceback", " failed: ", "ERROR leases", "ERROR tables")

    async def close(self) -> None:
        await asyncio.gather(*[node.close() for node in self.all])


async def asked(db: str, sql: str) -> list[asyncpg.Record]:
    line = await asyncpg.connect(db)
    try:
        return await line.fetch(sql)
    finally:
        await line.close()
