"""A port that a test has chosen for a server stays free until the server starts."""

from __future__ import annotations

import socket
import subprocess
import sys

from tools import free_port as ports

ASK = "from tools.free_port import free_port; print(*[free_port() for _ in range(300)])"


def test_no_port_is_given_twice() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", ASK + "; input()"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    ) as other:  # fmt: skip
        assert other.stdout is not None
        theirs = {int(port) for port in other.stdout.readline().split()}
        ours = {ports.free_port() for _ in range(300)}
        other.communicate("\n")
    assert len(theirs) == len(ours) == 300
    assert not theirs & ours


def test_the_system_gives_no_such_port_away() -> None:
    with socket.create_server(("127.0.0.1", 0)) as given:
        assert given.getsockname()[1] >= ports.highest() > ports.free_port() >= ports.LOWEST


def test_a_port_in_use_is_left_out() -> None:
    with socket.create_server(("127.0.0.1", ports.free_port())) as taken:
        assert not ports.listenable(taken.getsockname()[1])


def test_a_held_port_is_left_out() -> None:
    assert not ports.reserved(ports.locks() / str(ports.free_port()))
