"""Serves the application with uvicorn, from the start to the end of the process."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import sys
from collections.abc import Sequence
from typing import Any, Final

import click
import uvicorn

from posse.server.announcement import announce, shared
from posse.server.http.uvicorn_protocols import protocols
from posse.server.process import addresses, open_file_limit
from posse.server.process.tls import Tls
from posse.server.process.upkeep import Upkeep
from posse.server.process.worker_metrics import WorkerMetrics
from posse.server.process.workers import Worker

UVICORN: Final[dict[str, Any]] = {
    "ws_per_message_deflate": False,  # messages are small: compression costs more than it saves
    "access_log": False,  # links of private tables are secrets
    "log_config": None,
    "server_header": False,
    "timeout_graceful_shutdown": 5,
    "backlog": open_file_limit.ACCEPTED,
}
# A proxy on this machine is always trusted. A server on every IPv6 address sees the last form.
THIS_MACHINE: Final = ("127.0.0.1/32", "::1/128", "::ffff:127.0.0.1/128")
ALONE: Final = Worker()


def run(
    app: Any, listener: socket.socket, message_bytes: int, show: bool,
    proxies: Sequence[str] = (), worker: Worker = ALONE, tls: Tls | None = None,
) -> None:  # fmt: skip
    """Serves until a signal comes. Everything is closed and stored when this returns."""
    quiet()
    # uvicorn raises the signal again after closing everything; it must not end the process.
    signal.signal(signal.SIGTERM, lambda *_: None)
    # The store's thread needs the interpreter a few times per answer and must not wait long.
    sys.setswitchinterval(0.001)
    node = app.state.node
    metrics = node.services.metrics
    upkeep = Upkeep(node.empty, metrics.collected, metrics.lagged)
    upkeep.begin()
    server = Server(app, listener, message_bytes, show, proxies, worker, upkeep, tls)
    node.drain.ended = lambda: setattr(server, "should_exit", True)
    try:
        server.run([listener])
    except KeyboardInterrupt:
        return
    except SystemExit:  # uvicorn could not start
        server.started = False
    finally:
        upkeep.end()
    if not server.started:
        raise click.ClickException(app.state.problem)


def quiet(level: int = logging.CRITICAL) -> None:
    """Silences uvicorn: `run` reports a failure to start in one line, not as a traceback."""
    logging.getLogger("uvicorn.error").setLevel(level)
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # closed connections are not logged


class Server(uvicorn.Server):
    """uvicorn's server, which also starts and stops what belongs to the process."""

    def __init__(
        self, app: Any, listener: socket.socket, message_bytes: int, show: bool,
        proxies: Sequence[str], worker: Worker, upkeep: Upkeep, tls: Tls | None,
    ) -> None:  # fmt: skip
        settings = app.state.node.services.settings
        self.http, ws = protocols(settings)
        super().__init__(uvicorn.Config(
            app, http=self.http, ws=ws, ws_max_size=message_bytes,
            ws_ping_interval=settings.pulse, ws_ping_timeout=settings.pulse,
            forwarded_allow_ips=[*THIS_MACHINE, *proxies], **UVICORN,
            ssl_context_factory=None if tls is None else lambda *_: tls.context,
        ))  # fmt: skip
        self.app = app
        self.listener = listener
        self.show = show
        self.worker = worker
        self.upkeep = upkeep
        self.tls = tls

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(open_file_limit.QuietErrors())
        await super().startup(sockets)
        if self.started:
            self.upkeep.watch()
            quiet(logging.ERROR)  # errors of clients are not logged
            if self.tls is not None:
                self.tls.hear()
            await open_as(self.worker, self.app, self.listener, self.show, self.tls)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.app.state.node.leave()
        for unfinished in list(self.http.waiting):  # the rest of these requests may never come
            unfinished.transport.close()
        await super().shutdown(sockets)
        if self.app.state.workers is not None:
            await self.app.state.workers.close()


async def open_as(
    worker: Worker, app: Any, listener: socket.socket, show: bool, tls: Tls | None
) -> None:
    """The server has started: tells everybody who waits for it."""
    begin = app.state.node.drain.begin
    scheme, name = ("http", None) if tls is None else ("https", tls.name)
    here = addresses.here(listener, scheme, name)
    app.state.address = addresses.for_friends(listener, scheme, name)
    app.state.drain = lambda: worker.drain(begin)
    worker.hear(begin)
    if worker.folder is not None:
        app.state.workers = WorkerMetrics(worker.folder, worker.number, app.state.node.metrics)
        await app.state.workers.open()
    if worker.announces:
        announce(listener, here, app.state.address, show)
        click.echo(shared(worker.count))
    worker.watch()
