"""Ports for servers that must know their port before they start."""

from __future__ import annotations

import fcntl
import os
import random
import socket
import tempfile
from pathlib import Path

LOWEST = 20_000
# Linux gives ports of this range to those who connect: such a port may be taken at any moment.
GIVEN_AWAY = Path("/proc/sys/net/ipv4/ip_local_port_range")
USUAL = 32_768

_held: list[int] = []  # as long as this process lives


def free_port() -> int:
    """A port of this machine that nobody else gets while this process lives.

    A lock on a file keeps it from other processes that ask here, so the server that uses it
    may start later, and start again. Raises OSError if no port is left.
    """
    folder = locks()
    count = highest() - LOWEST
    start = random.SystemRandom().randrange(count)
    for step in range(count):
        port = LOWEST + (start + step) % count
        if reserved(folder / str(port)):
            if listenable(port):
                return port
            os.close(_held.pop())
    raise OSError(f"no port from {LOWEST} to {LOWEST + count - 1} is free")


def locks() -> Path:
    """The folder with a file for each port that was ever asked for."""
    folder = Path(tempfile.gettempdir(), f"posse-ports-{os.getuid()}")
    folder.mkdir(exist_ok=True)
    return folder


def highest() -> int:
    try:
        return max(int(GIVEN_AWAY.read_text().split()[0]), LOWEST + 1_000)
    except OSError:
        return USUAL


def reserved(file: Path) -> bool:
    """Takes the lock on this file, if nobody has it."""
    lock = os.open(file, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        return False
    _held.append(lock)
    return True


def listenable(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True
