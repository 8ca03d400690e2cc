"""A server of one or three nodes with a failing wire on every side, and what it has stored."""

from __future__ import annotations

import asyncio
import random
import resource
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

from benchmarks.guests import Kept
from benchmarks.nodes_run import Node, asked
from benchmarks.trouble import KEPT
from tests.faults.bad_wire import BadWire, socket_of, through

PACE = 0.02  # of bots
SWEEP = 0.5  # seconds between two sweeps, so that a wrong clock is noticed
DAY = 86400.0
# As people start it, but with a clock that can be set.
START = """
import time
real = time.time
time.time = lambda: real() + {ahead}
from posse.server.node import node
node.SWEEP = {sweep}
from posse.cli import main
main()
"""
TROUBLES = (
    "Traceback",
    " failed: ",
    "ERROR leases",
    "ERROR tables",
    "never retrieved",
    "destroyed",
)


LONGEST = 80  # lines of a traceback
STARTS = 10  # of one node
AWAY = "does not answer"  # the last line of a node that found no database


class LabNode(Node):
    """A node that can be stopped in many ways."""

    async def start(self) -> None:
        """A node that finds no database ends. It is started again, as systemd does."""
        for left in reversed(range(STARTS)):
            try:
                await super().start()
                return
            except AssertionError:
                last = self.log.read_text().splitlines()[-1:]
                if not left or not any(AWAY in line for line in last):
                    raise

    def set_clock(self, days: float) -> None:
        """Holds from the next start on."""
        self._command[2] = START.format(ahead=days * DAY, sweep=SWEEP)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def workers(self) -> list[int]:
        """The processes in which marshals think."""
        found = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [int(pid) for pid in found if b"spawn_main" in command(int(pid))]

    def limit_files(self, size: int) -> None:
        """No file may grow beyond this size: what a full disk is for SQLite."""
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def is_set_up(pid: int) -> bool:
    """Whether a worker has asked the system to be ended with its server.

    It ignores Ctrl-C only after that. One that is stopped before, for ever, can ask for nothing.
    """
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return False
    ignored = next(line.split()[1] for line in lines if line.startswith("SigIgn:"))
    return bool(int(ignored, 16) & 1 << (signal.SIGINT - 1))


class House:
    def __init__(self, db: str, nodes: int, folder: Path, rng: random.Random) -> None:
        self.db = db
        self.folder = folder
        self.rng = rng
        self.count = nodes
        self.postgres = db.startswith("postgres")
        self.nodes: list[LabNode] = []
        self.lines: list[BadWire] = []  # to the database
        self.doors: list[BadWire] = []  # to the browsers
        self.seen_workers: set[int] = set()

    async def open(self) -> None:
        for number in range(self.count):
            db = self.db
            if self.postgres:
                line = BadWire(socket_of(self.db), self.rng)
                await line.open()
                self.lines.append(line)
                db = through(self.db, line)
            node = LabNode(db, self.folder / f"node{number}.log", PACE)
            node.set_clock(0)
            door = BadWire(node.port, self.rng)
            await door.open()
            self.nodes.append(node)
            self.doors.append(door)
        await asyncio.gather(*[node.start() for node in self.nodes])

    @property
    def hosts(self) -> list[str]:
        return [f"127.0.0.1:{door.port}" for door in self.doors]

    def heal(self) -> None:
        for wire in (*self.lines, *self.doors):
            wire.be("flows")

    def note_workers(self) -> None:
        for node in self.nodes:
            self.seen_workers.update(node.workers())

    async def stop(self) -> list[int]:
        """Stops all nodes as a host does. Returns their exit codes."""
        self.note_workers()
        return list(await asyncio.gather(*[node.end(signal.SIGTERM) for node in self.nodes]))

    async def close(self) -> None:
        for node in self.nodes:
            await node.close()
        for wire in (*self.lines, *self.doors):
            await wire.close()

    async def kept(self) -> Kept:
        if self.postgres:
            return Kept(*[await asked(self.db, sql) for sql in KEPT])
        with closing(sqlite3.connect(self.db)) as file:
            return Kept(*[file.execute(sql).fetchall() for sql in KEPT])

    def troubles(self) -> list[str]:
        """Lines of the logs that no fault may cause."""
        found = []
        for node in self.nodes:
            lines = node.log.read_text().splitlines()
            for at, line in enumerate(lines):
                if any(word in line for word in TROUBLES):
                    found.append(f"{line} … {cause(lines[at + 1 : at + LONGEST])}")
        return found


def cause(lines: list[str]) -> str:
    """The last place of a trace, and its error."""
    error = next((at for at, line in enumerate(lines) if line[:1].strip()), None)
    places = [line.strip() for line in lines[:error] if line.startswith('  File "')]
    return "; ".join([*places[-1:], *(lines[error : error + 1] if error is not None else [])])
