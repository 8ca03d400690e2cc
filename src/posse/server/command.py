"""`posse serve`."""

from __future__ import annotations

import asyncio
import dataclasses
import errno
import ipaddress
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from posse.server import logs
from posse.server.process import addresses, open_browser, open_file_limit
from posse.server.process.gc_policy import GcPolicy

if TYPE_CHECKING:
    from posse.server.settings import Settings

DEFAULT_DB = Path("~/.local/share/posse/posse.db")
UVICORN: dict[str, Any] = {
    "ws_per_message_deflate": False,  # messages are small: compression costs more than it saves
    "access_log": False,  # links of private tables are secrets
    "log_config": None,
    "server_header": False,
    "timeout_graceful_shutdown": 5,
    "backlog": open_file_limit.ACCEPTED,
}
THIS_MACHINE = ("127.0.0.1", "::1")  # a proxy on this machine is always trusted
AT_TABLES = 80  # percent of all sockets; the rest can still be told that the server is full
SENDING = 1 << 17  # bytes the system buffers for one connection
db_option = click.option(
    "--db",
    default=str(DEFAULT_DB),
    show_default=True,
    help="Where everything is stored: a file (SQLite) or postgresql://…",
)


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", default=8666, show_default=True, help="Port to listen on; 0 takes any.")
@db_option
@click.option("--open", "show", is_flag=True, help="Open the browser as well.")
@click.option("--bot-pause", default=0.6, show_default=True, help="Seconds a bot seems to think.")
@click.option("--allowed-host", "hosts", multiple=True, help="A name the server is reached by.")
@click.option("--proxy", "proxies", multiple=True, help="A proxy that may say who is asking.")
@click.option("--keep-days", default=365.0, show_default=True, help="How long unused things stay.")
@click.option("--inner", default="127.0.0.1:0", help="Address for other nodes (PostgreSQL).")
@click.option("--limit", "limits", multiple=True, help="As in tables=1000: docs/hosting.md.")
@click.option(
    "--log",
    type=click.Choice(logs.FORMS),
    default="text",
    metavar="FORM",
    help="The form of the log: text or json.",
)
@click.option(
    "--log-level", type=click.Choice(logs.LEVELS), default="warning", metavar="LEVEL",
    help="The least level that is logged: debug, info, warning or error.",
)  # fmt: skip
def serve(
    host: str, port: int, db: str, show: bool, bot_pause: float, hosts: tuple[str, ...],
    proxies: tuple[str, ...], keep_days: float, inner: str, limits: tuple[str, ...],
    log: logs.Form, log_level: str,
) -> None:  # fmt: skip
    """Let people play in the browser."""
    from posse.server.app import make_app
    from posse.server.errors import StoreError
    from posse.server.services import Services
    from posse.server.settings import Settings
    from posse.server.store.factory import store_at

    trusted = networks(proxies)
    logs.configure(log, log_level)
    with closing(bound(host, port)) as listener:
        settings = dataclasses.replace(
            limited(Settings(), limits), bot_pause=bot_pause, node_address=inner,
            keep=max(keep_days, 0.0) * 86400, hosts=addresses.names(listener, hosts),
            metrics_token=os.environ.get("POSSE_METRICS_TOKEN", ""),
            admin_token=os.environ.get("POSSE_ADMIN_TOKEN", ""),
        )  # fmt: skip
        try:
            services = Services(store_at(db), settings)
        except StoreError as error:
            raise click.ClickException(str(error)) from error
        run(make_app(services), listener, settings.message_bytes, show, trusted)


def networks(given: tuple[str, ...]) -> list[str]:
    """The addresses and networks of trusted proxies. Raises BadParameter for a name."""
    try:
        found = [ipaddress.ip_network(address, strict=False) for address in given]
    except ValueError as error:
        raise click.BadParameter(str(error), param_hint="--proxy") from error
    # A server on every IPv6 address (--host ::) sees an IPv4 proxy by its mapped address.
    old = [one for one in found if one.version == 4]
    mapped = [f"::ffff:{one.network_address}/{one.prefixlen + 96}" for one in old]
    return [*map(str, found), *mapped]


def limited(settings: Settings, given: tuple[str, ...]) -> Settings:
    """The settings with the host's limits, and no more connections than open files allow."""
    from posse.server import limit_option

    try:
        settings = limit_option.changed(settings, given)
    except ValueError as error:
        raise click.BadParameter(str(error), param_hint="--limit") from error
    places = open_file_limit.connections_that_fit(settings.sockets)
    if places < settings.sockets:
        click.echo(f"Only {places} connections fit: raise the limit of open files (ulimit -n).")
    tables = min(settings.connections, places * AT_TABLES // 100)
    return dataclasses.replace(settings, sockets=places, connections=tables)


def bound(host: str, port: int) -> socket.socket:
    """A bound socket. Raises ClickException with a plain message if the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named because asyncio sets TCP_NODELAY only then. Without it the second
    # packet of a response waits for the acknowledgement of the first: 40 ms.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SENDING)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        taken = error.errno == errno.EADDRINUSE
        why = in_use(port) if taken else f"cannot listen on {host}:{port}: {error.strerror}"
        raise click.ClickException(why) from error
    return listener


def in_use(port: int) -> str:
    """The message for a taken port. Most likely the server was started twice."""
    other = port + 1 if port < 65535 else 8666
    there = f"if that is Posse, it is open already: {addresses.url('localhost', port)}"
    return f"port {port} is in use; {there}; or take another: --port {other} or PORT={other}"


def run(
    app: Any, listener: socket.socket, message_bytes: int, show: bool, proxies: Sequence[str] = ()
) -> None:
    """Serves until a signal comes. Everything is closed and stored when this returns."""
    import uvicorn

    from posse.server.http.uvicorn_protocols import protocols

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            asyncio.get_running_loop().set_exception_handler(open_file_limit.QuietErrors())
            await super().startup(sockets)
            if self.started:
                gc_policy.watch()
                noise.setLevel(logging.ERROR)  # errors of clients are not logged
                announce(app, listener, show)

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            await app.state.node.leave()
            for unfinished in list(http.waiting):  # the rest of these requests may never come
                unfinished.transport.close()
            await super().shutdown(sockets)

    # A failure to start is reported in one line below, not as a traceback.
    noise = logging.getLogger("uvicorn.error")
    noise.setLevel(logging.CRITICAL)
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # nor are closed connections
    # uvicorn raises the signal again after closing everything; it must not end the process.
    signal.signal(signal.SIGTERM, lambda *_: None)
    gc_policy = GcPolicy()
    gc_policy.begin()
    # The store's thread needs the interpreter a few times per answer and must not wait long.
    sys.setswitchinterval(0.001)
    settings = app.state.node.services.settings
    http, ws = protocols(settings)
    config = uvicorn.Config(
        app, http=http, ws=ws, ws_max_size=message_bytes,
        ws_ping_interval=settings.pulse, ws_ping_timeout=settings.pulse,
        forwarded_allow_ips=[*networks(THIS_MACHINE), *proxies], **UVICORN,
    )  # fmt: skip
    server = Server(config)
    try:
        server.run([listener])
    except KeyboardInterrupt:
        return
    except SystemExit:  # uvicorn could not start
        server.started = False
    finally:
        gc_policy.end()
    if not server.started:
        raise click.ClickException(app.state.problem)


def announce(app: Any, listener: socket.socket, show: bool) -> None:
    """Prints the addresses of the server, and opens the browser if `show`."""
    address = addresses.here(listener)
    friends = app.state.address = addresses.for_friends(listener)
    click.echo(f"Posse is open: {address}")
    if friends is None:
        click.echo(alone(listener))
    elif friends != address:
        click.echo(f"For friends in your network: {friends}")
    if show:  # in a thread: starting a browser may take long
        threading.Thread(target=open_browser.show, args=(address,), daemon=True).start()


def alone(listener: socket.socket) -> str:
    """The message when there is no address for other devices."""
    if addresses.everywhere(listener):
        return "Open to your network, but this machine is in none now."
    return "Only on this machine. For friends in your network: --host 0.0.0.0"
