"""`posse drain`: empties a server before it is stopped, and tells how far that is."""

from __future__ import annotations

import os
import signal
import sys
import time
from typing import TYPE_CHECKING, Protocol

import click

from posse.locales import Words, language
from posse.server.admin.command import token_of_the_host

if TYPE_CHECKING:
    from posse.server.admin.administration import DrainStatus

PAUSE = 0.5  # seconds between two questions


class Draining(Protocol):
    """A server that is being emptied. Both raise ClickException if that is not possible."""

    def begin(self) -> None: ...

    def ended(self) -> bool:
        """Whether the server has ended. Tells what has changed since the last time."""


@click.command()
@click.option("--url", default="http://localhost:8666", show_default=True, help="The server.")
@click.option("--pid", type=int, help="The process of the server instead, on this machine.")
@click.option("--wait", type=float, help="Seconds to wait for its end; default: no limit.")
@click.pass_context
def drain(ctx: click.Context, url: str, pid: int | None, wait: float | None) -> None:
    """Give the tables of a server to the other nodes; it ends when it is empty."""
    words = Words(language())
    server: Draining = AtUrl(url, words) if pid is None else OfProcess(pid)
    deadline = float("inf") if wait is None else time.monotonic() + wait
    server.begin()
    while not server.ended():
        if time.monotonic() >= deadline:
            click.echo(words.say("terminal-drain-late"))
            ctx.exit(1)
        time.sleep(PAUSE)
    click.echo(words.say("terminal-drain-ended"))


class OfProcess:
    """A server on this machine, by its process. Its log says how far it is."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def begin(self) -> None:
        if sys.platform == "win32":
            raise click.ClickException("there are no such signals here; use --url")
        try:
            os.kill(self.pid, signal.SIGUSR1)
        except OSError as error:
            raise click.ClickException(f"process {self.pid}: {error.strerror}") from error

    def ended(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return True
        return False


class AtUrl:
    """A server by its address and the token of its host."""

    def __init__(self, url: str, words: Words) -> None:
        from posse.server.admin.remote import RemoteAdministration

        self.admin = RemoteAdministration(url, token_of_the_host())
        self.words = words
        self._told = ""

    def begin(self) -> None:
        from posse.server.errors import StoreError

        try:
            self.tell(self.admin.drain())
        except StoreError as error:
            raise click.ClickException(str(error)) from error

    def ended(self) -> bool:
        from posse.server.admin.remote import NoAnswer

        try:
            self.tell(self.admin.drained())
        except NoAnswer as error:  # it may also be too busy, or closing this connection
            return error.refused
        return False

    def tell(self, status: DrainStatus) -> None:
        kind = "alone" if status.alone else "left"
        said = self.words.say(f"terminal-drain-{kind}", n=status.tables, waits=status.waits)
        if said != self._told:
            click.echo(said)
        self._told = said
