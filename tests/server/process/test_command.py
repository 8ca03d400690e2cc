"""`posse serve`: if it cannot start, one line says why."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx2
import pytest

from posse.server.announcement import alone
from posse.server.command import bound
from posse.server.process import addresses
from posse.server.process.open_browser import surroundings, with_windows
from posse.terminal.translator import Translator
from tests.server.server_process import Server
from tests.witness import PATIENCE

pytestmark = pytest.mark.long


def said(command: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)


def test_a_store_that_is_in_use_is_one_line(tmp_path: Path) -> None:
    db = tmp_path / "posse.db"
    with closing(sqlite3.connect(f"{db}-owner", isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        command = [sys.executable, "-m", "posse.cli", "serve", "--port", "0", "--db", str(db)]
        done = subprocess.run(
            command, capture_output=True, text=True, check=False, timeout=PATIENCE
        )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == f"posse: cannot use {db}: another server is using it\n"


@pytest.mark.parametrize(("options", "status"), [((), 200), (("--proxy", "127.0.0.2/32"), 404)])
def test_only_proxies_may_name_the_address_of_a_client(
    tmp_path: Path, options: tuple[str, ...], status: int
) -> None:
    """/metrics is for this machine; a forwarded client is on another one."""
    with Server(tmp_path / "posse.db", *options) as server:
        asker = httpx2.HTTPTransport(local_address="127.0.0.2")
        with httpx2.Client(transport=asker, base_url=f"http://{server.host}") as client:
            assert client.get("/metrics").status_code == 200
            forwarded = {"X-Forwarded-For": "203.0.113.9"}
            assert client.get("/metrics", headers=forwarded).status_code == status


def test_a_proxy_of_this_machine_is_believed_on_every_address(tmp_path: Path) -> None:
    """A server on `::` sees 127.0.0.1 as ::ffff:127.0.0.1."""
    if not socket.has_dualstack_ipv6():
        pytest.skip("no IPv6 here")
    with Server(tmp_path / "posse.db", "--host", "::") as server:
        url, forwarded = f"http://{server.host}/metrics", {"X-Forwarded-For": "203.0.113.9"}
        assert httpx2.get(url).status_code == 200
        assert httpx2.get(url, headers=forwarded).status_code == 404


def test_a_proxy_is_an_address() -> None:
    command = [sys.executable, "-m", "posse.cli", "serve", "--proxy", "front"]
    done = said(command)
    assert done.returncode == 2
    assert "--proxy: 'front' does not appear to be an IPv4 or IPv6 network" in done.stderr


def test_a_port_in_use_is_one_line_that_says_what_to_do(tmp_path: Path) -> None:
    with closing(bound("127.0.0.1", 0)) as listener:
        listener.listen()
        port = listener.getsockname()[1]
        words = ["serve", "--port", str(port), "--db", str(tmp_path / "posse.db")]
        command = [sys.executable, "-m", "posse.cli", *words]
        done = subprocess.run(
            command, capture_output=True, text=True, check=False, timeout=PATIENCE
        )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert f"posse: port {port} is in use" in done.stderr
    assert f"http://localhost:{port}" in done.stderr and f"--port {port + 1}" in done.stderr
    german = Translator("de").say(done.stderr.strip().removeprefix("posse: "))
    assert german.startswith(f"Port {port} ist belegt") and f"PORT={port + 1}" in german


def test_nothing_is_held_back_until_it_is_confirmed() -> None:
    """Two small messages in a row: the second does not wait for the first to be acknowledged."""

    async def nodelay() -> int:
        seen: asyncio.Queue[asyncio.StreamWriter] = asyncio.Queue()
        with closing(bound("127.0.0.1", 0)) as listener:
            async with await asyncio.start_server(lambda _, w: seen.put_nowait(w), sock=listener):
                _, writer = await asyncio.open_connection(*listener.getsockname())
                theirs = await seen.get()
                wire: socket.socket = theirs.get_extra_info("socket")
                found = wire.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
                theirs.close()
                writer.close()
        return found

    assert asyncio.run(nodelay())


def test_a_machine_without_a_network_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "own_address", lambda: None)
    with closing(bound("0.0.0.0", 0)) as everywhere, closing(bound("127.0.0.1", 0)) as here:
        assert "this machine is in none" in alone(everywhere)
        assert "--host 0.0.0.0" in alone(here)


def test_only_browsers_with_windows_are_opened() -> None:
    assert with_windows(os.pathsep.join(["lynx", "/usr/bin/w3m %s"])) == ""
    assert with_windows(os.pathsep.join(["links2", "firefox %s"])) == "firefox %s"


@pytest.mark.parametrize(
    ("env", "platform", "opens"),
    [
        ({"TERM": "xterm"}, "linux", False),
        ({"TERM": "xterm", "BROWSER": "lynx"}, "linux", False),
        ({"TERM": "xterm", "DISPLAY": ":0", "BROWSER": "lynx", "PATH": ""}, "linux", False),
        ({"DISPLAY": ":0", "XDG_CURRENT_DESKTOP": "GNOME", "PATH": ""}, "linux", True),
        ({"BROWSER": "open-there %s"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0", "PATH": "WITH_FIREFOX"}, "linux", True),
        ({"TERM": "xterm"}, "darwin", True),
    ],
)
def test_no_browser_is_looked_for_in_a_terminal(
    tmp_path: Path, env: dict[str, str], platform: str, opens: bool
) -> None:
    (tmp_path / "firefox").touch(mode=0o755)
    env = {name: value.replace("WITH_FIREFOX", str(tmp_path)) for name, value in env.items()}
    found = surroundings(env, platform)
    assert (found is not None) == opens
    assert "TERM" not in (found or {}) and "lynx" not in (found or {}).values()
