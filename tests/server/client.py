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
