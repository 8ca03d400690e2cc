"""The log: JSON lines with levels and request ids, and nothing in them that opens a table."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import sys
from pathlib import Path
from typing import Any

import httpx2
import pytest

from posse.server import logs
from tests.server.server_process import Person, Server, enter, tell

TABLE = "aB3_-6789012345x"
TOKEN = "t" * 32 + "s" * 16


def line(message: str, *args: object, **more: Any) -> dict[str, Any]:
    record = logging.LogRecord("posse.server", logging.ERROR, "", 0, message, args, None)
    for name, value in more.items():
        setattr(record, name, value)
    found: dict[str, Any] = json.loads(logs.JsonLines().format(record))
    return found


@pytest.mark.parametrize(
    "message",
    [
        f"table {TABLE} is left out, its row is kept",
        f"match {TABLE} cannot be read",
        f"GET /t/{TABLE} failed",
        f"/api/matches/{TABLE}/replay failed",
        f"/ws/tables/{TABLE} failed",
        f"the cookie posse={TOKEN} is odd",
        f"Authorization: Bearer {TOKEN}",
        "postgresql://posse:hunter2-secret@db/posse does not answer",
    ],
)
def test_no_link_no_token_no_password(message: str) -> None:
    written = json.dumps(line(message))
    for secret in (TABLE, TOKEN, "hunter2"):
        assert secret not in written


def test_a_table_keeps_a_mark_so_that_two_lines_can_be_compared() -> None:
    first, second = line("table %s is left out", TABLE), line("table %s is back", TABLE)
    assert logs.mark(TABLE) in first["message"]
    assert logs.mark(TABLE) in second["message"]
    assert logs.mark(TABLE) != logs.mark(TABLE[::-1])


def test_an_error_keeps_its_trace_without_secrets() -> None:
    try:
        raise ValueError(f"table {TABLE} with {TOKEN}")
    except ValueError:
        found = line("failed", exc_info=sys.exc_info())
    assert "ValueError" in found["error"]
    assert TABLE not in found["error"]
    assert TOKEN not in found["error"]


@pytest.mark.parametrize("given", ["", "x", "a b c d e f g h", 'quoted"quoted', "x" * 65])
def test_an_id_that_is_none_is_replaced(given: str) -> None:
    assert logs.begin_request(given) != given
    assert logs.begin_request("proxy-given-1") == "proxy-given-1"


def test_libraries_do_not_log_what_is_sent() -> None:
    """Between nodes the frames hold the hands of players."""
    logs.configure("json", "debug")
    for name in ("websockets.server", "websockets.client", "asyncpg"):
        assert not logging.getLogger(name).isEnabledFor(logging.INFO)


@pytest.mark.long
def test_a_server_logs_requests_by_their_route(tmp_path: Path, capfd: Any) -> None:
    """A whole visit, read at the lowest level: every line is JSON, and none holds a secret."""
    with Server(tmp_path / "posse.db", "--log", "json", "--log-level", "debug") as server:
        person = Person(server, "Änn")
        table = person.create(start=True)
        asyncio.run(visit(person, table))
        asked = httpx2.get(f"http://{server.host}/health", headers={"X-Request-ID": "from-proxy"})
        assert asked.headers["X-Request-ID"] == "from-proxy"
        assert httpx2.get(f"http://{server.host}/r/{table}").headers["X-Request-ID"]
        httpx2.get(f"http://{server.host}/nowhere/{person.token}")
        assert server.end(signal.SIGTERM) == 0
    written = capfd.readouterr().err
    lines = [json.loads(text) for text in written.splitlines()]
    requests = {(one["method"], one["route"]): one for one in lines if "route" in one}
    assert requests["GET", "/health"]["request"] == "from-proxy"
    assert requests["GET", "/health"]["status"] == 200
    assert requests["POST", "/api/tables"]["status"] == 201
    assert requests["SOCKET", "/ws/tables/{id}"]["status"] == 101
    assert all({"time", "level", "logger", "message"} <= one.keys() for one in lines)
    for secret in (person.token, table, "Howdy, all", "Änn"):
        assert secret not in written


async def visit(person: Person, table: str) -> None:
    async with person.socket(table) as connection:
        await enter(connection)
        await tell(connection, t="chat", text="Howdy, all")
        await tell(connection, t="nonsense")
        await connection.recv()
