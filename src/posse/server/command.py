"""`posse serve`."""

from __future__ import annotations

import dataclasses
import errno
import ipaddress
import os
import socket
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import click

from posse.server import logs, offered
from posse.server.process import addresses, open_file_limit
from posse.server.process.tls import RENEWAL, Tls
from posse.server.process.workers import MOST, Worker, Workers, cores
from posse.server.settings import NEW_TABLES, OPEN, PASSWORD, SHORTEST, Settings

DEFAULT_DB = Path("~/.local/share/posse/posse.db")
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
@click.option(
    "--tls", nargs=2, type=click.Path(path_type=Path), metavar="CERT KEY",
    help="Serve over HTTPS with this certificate and key.",
)  # fmt: skip
@click.option("--inner", default="127.0.0.1:0", help="Address for other nodes (PostgreSQL).")
@click.option(
    "--workers",
    type=int,
    help="How many processes serve; default: one per core with PostgreSQL.",
)
@click.option("--games", metavar="NAMES", help="Offer only these games: dice,wyatt.")
@click.option("--packs", metavar="NAMES", help="Offer only these packs beside the usual ones.")
@click.option("--limit", "limits", multiple=True, help="As in tables=1000: docs/hosting.md.")
@click.option(
    "--new-tables",
    type=click.Choice(NEW_TABLES),
    default=OPEN,
    metavar="MODE",
    help="Who may create one: open, puzzle, or password (POSSE_TABLES_PASSWORD).",
)
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
    new_tables: str, log: logs.Form, log_level: str, workers: int | None,
    games: str | None, packs: str | None, tls: tuple[Path, Path] | None,
) -> None:  # fmt: skip
    """Let people play in the browser."""
    trusted = networks(proxies)
    logs.configure(log, log_level)
    count = worker_count(db, workers)
    encrypted = None if tls is None else encryption(*tls, hosts)
    with closing(bound(host, port)) as listener:
        settings = dataclasses.replace(
            limited(Settings(), limits), bot_pause=bot_pause, node_address=inner,
            keep=max(keep_days, 0.0) * 86400, hosts=addresses.names(listener, hosts),
            metrics_token=os.environ.get("POSSE_METRICS_TOKEN", ""),
            admin_token=os.environ.get("POSSE_ADMIN_TOKEN", ""),
            new_tables=new_tables, tables_password=tables_password(new_tables),
            games=names(games), packs=names(packs),
        )  # fmt: skip
        offered.check(settings)
        worker = Worker() if count == 1 else Workers(count, RENEWAL if tls else None).run()
        if worker is not None:  # else all workers have ended
            settings = dataclasses.replace(settings, node_address=inner_address(inner, worker))
            serve_as(worker, listener, db, settings, show, trusted, encrypted)


def encryption(certificate: Path, key: Path, hosts: tuple[str, ...]) -> Tls:
    """The certificate for HTTPS, made for the first name of the server. Raises ClickException."""
    try:
        return Tls(certificate, key, next(iter(hosts), None))
    except ValueError as error:
        raise click.ClickException(str(error)) from error


def names(given: str | None) -> tuple[str, ...]:
    """The names of a list with commas."""
    return tuple([name.strip() for name in (given or "").split(",") if name.strip()])


def tables_password(mode: str) -> str:
    """The password for new tables, from the environment. Raises BadParameter if it is too short."""
    given = os.environ.get("POSSE_TABLES_PASSWORD", "")
    if mode == PASSWORD and len(given) < SHORTEST:
        words = f"set POSSE_TABLES_PASSWORD to a password of at least {SHORTEST} characters"
        raise click.BadParameter(words, param_hint="--new-tables")
    return given


def worker_count(db: str, wanted: int | None) -> int:
    """How many processes serve. Raises BadParameter for none, and for several with SQLite.

    Raises ClickException if the database needs a package that is missing.
    """
    from posse.server.errors import StoreError
    from posse.server.store.factory import POSTGRES, require_packages

    if wanted is not None and wanted < 1:
        raise click.BadParameter("there must be one at least", param_hint="--workers")
    try:
        require_packages(db)  # here, so that one process reports it and not every worker
    except StoreError as error:
        raise click.ClickException(str(error)) from error
    if db.startswith(POSTGRES):
        return min(cores(), MOST) if wanted is None else wanted
    if wanted is not None and wanted > 1:
        words = "an SQLite file belongs to one process; several need PostgreSQL"
        raise click.BadParameter(words, param_hint="--workers")
    return 1


def inner_address(given: str, worker: Worker) -> str:
    """Where other nodes reach this worker: the second one is one port above the first."""
    host, _, port = given.rpartition(":")
    if not port.isdecimal() or port == "0":
        return given
    return f"{host}:{int(port) + worker.number}"


def serve_as(
    worker: Worker, listener: socket.socket, db: str, settings: Settings, show: bool,
    proxies: Sequence[str], tls: Tls | None,
) -> None:  # fmt: skip
    """Serves in this process, as one of several or alone. Raises ClickException."""
    from posse.server.app import make_app
    from posse.server.errors import StoreError
    from posse.server.services import Services
    from posse.server.store.factory import store_at
    from posse.server.uvicorn_server import run

    try:
        services = Services(store_at(db), settings)
    except StoreError as error:
        raise click.ClickException(str(error)) from error
    run(make_app(services), listener, settings.message_bytes, show, proxies, worker, tls)


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
