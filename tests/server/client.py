"""The whole application without a network: Starlette's test client."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from posse.server.app import make_app
from posse.server.services import Services
from posse.server.settings import Settings
from posse.server.store.sqlite.store import SqliteStore
from tests.server.fixed_random import FixedRandom
from tests.server.world import patched

# The tests play faster than people can.
LOOPBACK = "127.0.0.1"
FAST = Settings(bot_pause=0.0, forced_pause=(0.0, 0.0), messages=(1e6, 1e6), take_back=0.0)


def app_client(path: Path, settings: Settings = FAST, static: Path | None = None) -> TestClient:
    services = Services(SqliteStore(path / "posse.db"), settings, random=FixedRandom())
    app = make_app(services, path / "static" if static is None else static)
    return TestClient(app, client=(LOOPBACK, 50000))


def create(client: TestClient, **wanted: Any) -> str:
    body = {"game": "bang", "players": 4, **wanted}
    response = client.post("/api/tables", json=body)
    assert response.status_code == 201, response.text
    return str(response.json()["id"])


def beside(client: TestClient) -> TestClient:
    """Another browser at the same server, with its own cookies."""
    other = TestClient(client.app)
    other.portal = client.portal  # one loop, as in a real server
    return other


def play_on(client: TestClient, table: str) -> tuple[dict[str, Any], Any, list[Any]]:
    """Plays seat 0 to the end. Returns the `over` message, the last view and all events."""
    view: Any = None
    events: list[Any] = []
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        socket.send_json({"t": "hello", "since": 0})
        while True:
            message = socket.receive_json()
            if message["t"] == "full":
                view = message["view"]
            elif message["t"] == "step":
                view = patched(view, message["patch"])
            elif message["t"] == "over":
                return message, view, events
            events += message.get("events", [])
            choice = message.get("choice")
            if choice and choice["seat"] == 0 and waits(choice):
                last = len(choice["options"]) - 1
                option = choice["number"] % 3 % (last + 1)
                socket.send_json({"t": "answer", "choice": choice["number"], "option": option})


def waits(choice: dict[str, Any]) -> bool:
    """Settings with which no bot answers for the person."""
    return "forced" not in choice
