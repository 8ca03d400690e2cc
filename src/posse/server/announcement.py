"""What `posse serve` prints once it serves, and the browser that it opens."""

from __future__ import annotations

import socket
import threading

import click

from posse.server.process import addresses, open_browser


def announce(listener: socket.socket, here: str, friends: str | None, show: bool) -> None:
    """Prints the addresses of the server, and opens the browser if `show`."""
    click.echo(f"Posse is open: {here}")
    if friends is None:
        click.echo(alone(listener))
    elif friends != here:
        click.echo(f"For friends in your network: {friends}")
    if show:  # in a thread: starting a browser may take long
        threading.Thread(target=open_browser.show, args=(here,), daemon=True).start()


def alone(listener: socket.socket) -> str:
    """The message when there is no address for other devices."""
    if addresses.everywhere(listener):
        return "Open to your network, but this machine is in none now."
    return "Only on this machine. For friends in your network: --host 0.0.0.0"


def shared(count: int) -> str:
    """The message that tells how many processes serve."""
    if count > 1:
        return f"{count} workers share the cores of this machine (--workers)."
    return "One worker serves. With PostgreSQL there can be one per core (--workers)."
