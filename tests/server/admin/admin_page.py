"""What tests of the admin page share: the token, the page as JSON, and people who write."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlette.testclient import TestClient

from tests.server.client import FAST
from tests.server.world import changed

TOKEN = "the-token-of-the-host"
HOST = {"Authorization": f"Bearer {TOKEN}"}
OPEN = changed(FAST, admin_token=TOKEN)
Device = Callable[[], TestClient]


def overview(client: TestClient) -> Any:
    response = client.get("/api/admin", headers=HOST)
    assert response.status_code == 200, response.text
    return response.json()


def decide(client: TestClient, kind: str, subject: str, hours: float = 1) -> None:
    body = {"kind": kind, "subject": subject, "hours": hours, "note": "why"}
    response = client.post("/api/admin/sanctions", headers=HOST, json=body)
    assert response.status_code == 201, response.text


def person(client: TestClient, table: str, seat: int = 0) -> str:
    (line,) = (one for one in overview(client)["tables"] if one["id"] == table)
    found = {one["seat"]: one["person"] for one in line["people"]}
    return str(found[seat])


def talk(client: TestClient, table: str, text: str) -> int:
    """Says something at a table; returns the number of the line."""
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        socket.send_json({"t": "hello", "since": 0})
        socket.send_json({"t": "chat", "text": text})
        while (told := socket.receive_json())["t"] != "chat":
            pass
    return int(told["n"])
