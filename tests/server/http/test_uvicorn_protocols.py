"""http/uvicorn_protocols.py extends classes of uvicorn that are not its public interface.

So pyproject.toml allows one minor version of uvicorn, and this file names the version that the
code was read against. When it fails: compare the two classes of uvicorn with the version below,
run test_hostile_clients.py, test_connection_limits.py and test_connection.py, then write down the
new version and its digest.
"""

from __future__ import annotations

import asyncio
import hashlib
import inspect
import tomllib
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from posse.server.http.uvicorn_protocols import (
    AbortStalled,
    HttpProtocol,
    SocketProtocol,
    protocols,
)
from posse.server.settings import Settings
from tools.shell import ROOT

KEY = "dGhlIHNhbXBsZSBub25jZQ=="
UPGRADE = ["GET /ws HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade"]
READ = "0.54.0"
DIGEST = "a8423dfdf4694231"
OWN = {"push", "_send_close", "_update_timer", "_stop_timer"}  # methods that are no overrides


def test_uvicorn_is_the_version_that_was_read() -> None:
    source = inspect.getsource(H11Protocol) + inspect.getsource(WebSocketsSansIOProtocol)
    found = hashlib.sha256(source.encode()).hexdigest()[:16]
    told = f"uvicorn {uvicorn.__version__} differs from {READ}: see the top of this file"
    assert found == DIGEST, told


def test_the_package_allows_no_other_minor_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    major, minor, _ = READ.split(".")
    assert f"uvicorn>={major}.{minor},<{major}.{int(minor) + 1}" in project["dependencies"]
    assert uvicorn.__version__.startswith(f"{major}.{minor}.")


@pytest.mark.parametrize(
    ("ours", "theirs"), [(HttpProtocol, H11Protocol), (SocketProtocol, WebSocketsSansIOProtocol)]
)
def test_what_is_overridden_exists(ours: type[Any], theirs: type[Any]) -> None:
    functions = {**vars(AbortStalled), **vars(ours)}
    names = {name for name, value in functions.items() if inspect.isfunction(value)} - OWN
    missing = sorted(name for name in names if not hasattr(theirs, name))
    assert not missing, f"uvicorn {uvicorn.__version__} has no {', '.join(missing)}"


class Wire(asyncio.Transport):
    """A transport that only remembers that it was closed."""

    closed = False

    def write(self, data: object) -> None:
        return

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def get_write_buffer_size(self) -> int:
        return 0


def test_a_socket_that_arrives_while_the_server_ends_is_left_quietly(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Its handshake is refused by uvicorn while the app still looks for the table."""
    searching, ends = asyncio.Event(), asyncio.Event()

    async def turns_away(scope: Any, receive: Any, send: Any) -> None:
        searching.set()
        await ends.wait()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": "this node is being stopped"})

    async def main() -> None:
        config = uvicorn.Config(turns_away, log_config=None)
        config.load()
        _, kind = protocols(Settings())
        one = kind(config, ServerState(), {}, asyncio.get_running_loop())
        one.connection_made(Wire())
        head = [*UPGRADE, f"Sec-WebSocket-Key: {KEY}", "Sec-WebSocket-Version: 13", "", ""]
        one.data_received("\r\n".join(head).encode())
        await searching.wait()
        one.shutdown()
        ends.set()
        (task,) = one.tasks
        await task

    asyncio.run(main())
    assert [record.getMessage() for record in caplog.records] == []
