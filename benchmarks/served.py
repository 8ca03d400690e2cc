"""The processes that `benchmarks.server` measures: Posse as it is shipped, or a bare echo."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from websockets.asyncio.server import ServerConnection, serve

ROOT = Path(__file__).parent.parent
PAUSE = 0.6  # the default pace of bots
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]
PINNED = ["taskset", "-c", str(CORES[0])] if shutil.which("taskset") else []
ECHO = ["-m", "benchmarks.served"]
POSSE = "from posse.cli import main; main()"
# Options that every host has. Here one address does as much as a thousand.
LIMITS = {
    "tables": "1000", "sockets": "9000", "connections": "8000", "address_connections": "8000",
    "address_tables": "1000,1000", "address_requests": "1000,10000",
    "address_handshakes": "1000,10000",
}  # fmt: skip


async def echo() -> None:
    async def answer(socket: ServerConnection) -> None:
        async for message in socket:
            await socket.send(message)

    async with serve(answer, "127.0.0.1", 0, compression=None) as server:
        port = server.sockets[0].getsockname()[1]
        print(f"Echo is open: http://localhost:{port}", flush=True)
        await server.serve_forever()


def posse(db: Path | str, *options: str, stops: Path | None = None) -> list[str]:
    """The arguments for Python. `stops`: the file for a note of whatever stops the server."""
    start = ["-c", POSSE] if stops is None else ["-m", "benchmarks.watched", str(stops)]
    limits = [f"--limit={name}={value}" for name, value in LIMITS.items()]
    return [*start, "serve", "--port=0", f"--db={db}", *limits, *options]


@contextmanager
def process(arguments: list[str], pinned: bool = True) -> Iterator[tuple[str, int]]:
    """Starts a server, alone on the first core if `pinned`. Yields its address and process id."""
    command = [*(PINNED if pinned else ()), sys.executable, *arguments]
    running = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        assert running.stdout is not None
        port = running.stdout.readline().strip().rsplit(":", 1)[1].strip("/")
        yield f"127.0.0.1:{port}", running.pid
    finally:
        running.terminate()  # a server ends its workers
        running.wait()


if __name__ == "__main__":
    asyncio.run(echo())
