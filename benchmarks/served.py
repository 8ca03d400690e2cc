"""The process that `benchmarks.server` measures: Posse or a bare echo, alone on one core."""

from __future__ import annotations

import asyncio
import os
import resource
import sys
from pathlib import Path

from websockets.asyncio.server import ServerConnection, serve

from posse.server.app import make_app
from posse.server.command import bound, run
from posse.server.services import Services
from posse.server.settings import Settings
from posse.server.sqlite import SqliteStore

MANY = 1_000_000
PAUSE = 0.6  # the default pace of bots


def settings(pause: float) -> Settings:
    """As delivered, except that one address may do what a thousand do."""
    return Settings(
        bot_pause=pause,
        tables=MANY,
        connections=MANY,
        address_connections=MANY,
        address_tables=(MANY, MANY),
        address_requests=(MANY, MANY),
        address_handshakes=(MANY, MANY),
        address_chats=(MANY, MANY),
        sockets=MANY,
    )


async def echo() -> None:
    async def answer(socket: ServerConnection) -> None:
        async for message in socket:
            await socket.send(message)

    async with serve(answer, "127.0.0.1", 0, compression=None) as server:
        port = server.sockets[0].getsockname()[1]
        print(f"Echo is open: http://localhost:{port}", flush=True)
        await server.serve_forever()


def main(what: str, db: str = "") -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, hard), hard))
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    if what == "echo":
        asyncio.run(echo())
    else:
        chosen = settings(0.0 if what == "idle" else PAUSE)
        services = Services(SqliteStore(Path(db)), chosen)
        run(make_app(services), bound("127.0.0.1", 0), chosen.message_bytes, show=False)


if __name__ == "__main__":
    main(*sys.argv[1:])
