"""The short code of a table, through the whole application."""

import re
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from posse.server.node.short_codes import ALPHABET, DIGITS, fresh, plain
from posse.server.settings import Settings
from tests.server.client import app_client, beside, create


def code_of(client: TestClient, table: str) -> str:
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        socket.send_json({"t": "hello"})
        return str(socket.receive_json()["table"]["code"])


def entered(client: TestClient, code: str) -> dict[str, Any]:
    with client.websocket_connect(f"/ws/codes/{code}") as socket:
        socket.send_json({"t": "enter"})
        found: dict[str, Any] = socket.receive_json()
        return found


def test_codes_can_be_said_aloud() -> None:
    for code in (fresh() for _ in range(200)):
        assert re.fullmatch(f"[{ALPHABET}]{{4}}", code)
        assert DIGITS & set(code), "so it is no word"
    assert plain(" 7k-q4 ") == "7KQ4"


def test_a_code_leads_to_its_table_until_that_is_closed(tmp_path: Path) -> None:
    with app_client(tmp_path) as client:
        table = create(client, public=True)
        code = code_of(client, table)
        other = beside(client)
        told = {"t": "entry", "state": "open", "table": table}
        assert entered(other, code) == entered(other, code.lower()) == told
        node: Any = client.app
        tables = node.state.node.tables
        client.portal.call(tables.shut, table)  # type: ignore[union-attr]
        assert entered(other, code)["error"] == "no_table_code"
        assert code_of(client, table), "open again, with a code"


def test_a_restart_keeps_the_code(tmp_path: Path) -> None:
    with app_client(tmp_path) as client:
        table = create(client)
        code = code_of(client, table)
    with app_client(tmp_path) as client:
        assert code_of(client, table) == code


def test_a_page_with_a_code_can_only_ask(tmp_path: Path) -> None:
    with app_client(tmp_path) as client:
        code = code_of(client, create(client))
        with beside(client).websocket_connect(f"/ws/codes/{code}") as socket:
            socket.send_json({"t": "enter"})
            assert socket.receive_json()["state"] == "waiting"
            for sent in ({"t": "hello"}, {"t": "sit", "seat": 1}):
                socket.send_json(sent)
                assert socket.receive_json()["error"] == "not_seated"
            socket.send_json({"t": "ping"})
            assert socket.receive_json() == {"t": "pong"}
        with beside(client).websocket_connect(f"/ws/codes/{code}") as socket:
            socket.send_json({"t": "hello"})
            assert socket.receive_json()["error"] == "hello_first"
            with pytest.raises(WebSocketDisconnect):
                socket.receive_json()


def test_guessing_is_limited(tmp_path: Path) -> None:
    with app_client(tmp_path, Settings(address_codes=(0.0, 3.0))) as client:
        code = code_of(client, create(client, public=True))
        wrong = "2222" if code != "2222" else "3333"
        for _ in range(10):
            assert entered(client, code)["state"] == "open", "a right one costs nothing"
        errors = [entered(client, one)["error"] for one in (wrong, "0OIL", "%20", wrong)]
        assert errors == [*["no_table_code"] * 3, "too_fast"]
        assert entered(client, code)["error"] == "too_fast", "not even the right one"


def test_the_list_of_public_tables_says_their_codes(tmp_path: Path) -> None:
    with app_client(tmp_path) as client:
        open_one, hidden = create(client, public=True), create(client)
        (listed,) = client.get("/api/tables").json()
        assert (listed["id"], listed["code"]) == (open_one, code_of(client, open_one))
        mine = {one["id"]: one["code"] for one in client.get("/api/mine").json()["tables"]}
        assert mine == {open_one: None, hidden: None}
