"""`posse serve`."""

from __future__ import annotations

import dataclasses
import logging
import signal
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any

import click

from posse.server import where

DEFAULT_DB = Path("~/.local/share/posse/posse.db")
UVICORN: dict[str, Any] = {
    "ws": "websockets-sansio",
    "ws_per_message_deflate": False,  # messages are small; compressing costs more than it saves
    "access_log": False,  # links of private tables are secrets
    "log_config": None,
    "server_header": False,
    "timeout_graceful_shutdown": 5,
}


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", default=8666, show_default=True, help="Port to listen on; 0 takes any.")
@click.option(
    "--db",
    default=str(DEFAULT_DB),
    show_default=True,
    help="Where everything is stored: a file (SQLite) or postgresql://…",
)
@click.option("--open", "show", is_flag=True, help="Open the browser as well.")
@click.option("--bot-pause", default=0.6, show_default=True, help="Seconds a bot seems to think.")
def serve(host: str, port: int, db: str, show: bool, bot_pause: float) -> None:
    """Let people play in the browser."""
    from posse.server.app import make_app
    from posse.server.errors import StoreError
    from posse.server.services import Services
    from posse.server.settings import Settings
    from posse.server.stores import store_at

    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    settings = dataclasses.replace(Settings(), bot_pause=bot_pause)
    try:
        services = Services(store_at(db), settings)
    except StoreError as error:
        raise click.ClickException(str(error)) from error
    run(make_app(services), bound(host, port), settings.message_bytes, show)


def bound(host: str, port: int) -> socket.socket:
    """Listening is tried first, so that a taken port is a plain message."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise click.ClickException(f"cannot listen on {host}:{port}: {error.strerror}") from error
    return listener


def run(app: Any, listener: socket.socket, message_bytes: int, show: bool) -> None:
    """Serve until a signal comes; everything is closed and stored when this returns."""
    import uvicorn

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                noise.setLevel(logging.WARNING)
                announce(app, listener, show)

    # What keeps it from starting is told in one line below, not as a traceback.
    noise = logging.getLogger("uvicorn.error")
    noise.setLevel(logging.CRITICAL)
    # After closing everything uvicorn raises the signal again; then there is nothing left to do.
    signal.signal(signal.SIGTERM, lambda *_: None)
    # The store's thread needs the interpreter a few times per answer; do not let it queue for long.
    sys.setswitchinterval(0.001)
    server = Server(uvicorn.Config(app, ws_max_size=message_bytes, **UVICORN))
    try:
        server.run([listener])
    except KeyboardInterrupt:
        return
    except SystemExit:  # how uvicorn says that it could not start
        server.started = False
    if not server.started:
        raise click.ClickException(app.state.problem)


def announce(app: Any, listener: socket.socket, show: bool) -> None:
    """Where it is, and how friends get in; the page tells it too."""
    address = where.here(listener)
    friends = app.state.address = where.for_friends(listener)
    click.echo(f"Posse is open: {address}")
    if friends is None:
        click.echo("Only on this machine. For friends in your network: --host 0.0.0.0")
    elif friends != address:
        click.echo(f"For friends in your network: {friends}")
    if show:  # beside the server: a browser may take its time
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
