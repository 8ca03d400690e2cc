"""What the lobby lists for a person: their open tables and their finished matches."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.client import app_client, beside, create, play_on

Device = Callable[[], TestClient]


@pytest.fixture
def device(tmp_path: Path) -> Iterator[Device]:
    with app_client(tmp_path) as first:
        yield lambda: beside(first)


def mine(client: TestClient) -> Any:
    return client.get("/api/mine").json()


def test_a_newcomer_has_nothing(device: Device) -> None:
    assert mine(device()) == {"tables": [], "matches": []}


def test_my_tables_are_listed_though_private_and_only_for_me(device: Device) -> None:
    ada, ben = device(), device()
    waiting, running = create(ada), create(ada, start=True)
    ben.get("/api/me")
    assert [(t["id"], t["state"]) for t in mine(ada)["tables"]] == [
        (running, "playing"),
        (waiting, "open"),
    ]
    assert mine(ben)["tables"] == []


def test_a_person_who_stood_up_may_return(device: Device) -> None:
    ada = device()
    table = create(ada, start=True)
    with ada.websocket_connect(f"/ws/tables/{table}") as socket:
        socket.send_json({"t": "hello", "since": 0})
        socket.send_json({"t": "stand"})
        while (message := socket.receive_json())["t"] != "table" or message["table"]["me"] == 0:
            pass
        listed = [t["id"] for t in mine(ada)["tables"]]
    # Bots may have played it to its end meanwhile.
    assert listed in ([table], [])


def test_a_finished_match_is_told_with_its_result(device: Device) -> None:
    ada, ben = device(), device()
    ada.post("/api/me", json={"name": "Ada"})
    ben.get("/api/me")
    over, _, _ = play_on(ada, create(ada, start=True, players=5))
    (match,) = mine(ada)["matches"]
    assert match["match"] == over["match"] and match["result"] == over["result"]
    assert match["seat"] == 0 and match["names"][0] == "Ada" and len(match["names"]) == 5
    assert match["game"] == "bang" and match["begun"] > 1e12 and not match["source"]
    assert mine(ada)["tables"] == []
    assert mine(ben)["matches"] == []


def test_a_match_played_on_is_the_newest_and_mine_alone(device: Device) -> None:
    ada, ben = device(), device()
    over, _, _ = play_on(ada, create(ada, start=True))
    body = {"step": 0, "seat": 0}
    entered = ben.post(f"/api/matches/{over['match']}/play", json=body).json()["id"]
    again, _, _ = play_on(ben, entered)
    assert [(m["match"], m["seat"], m["source"]) for m in mine(ben)["matches"]] == [
        (again["match"], 0, True)
    ]
    assert [m["match"] for m in mine(ada)["matches"]] == [over["match"]]


def test_nothing_that_identifies_anybody_is_told(device: Device) -> None:
    ada = device()
    over, _, _ = play_on(ada, create(ada, start=True))
    node = ada.app.state.node  # type: ignore[attr-defined]
    (row,) = [t.room.row for t in node.tables.all.values()]
    person = row.seats[0].person
    for path in (
        "/api/mine",
        f"/api/matches/{over['match']}",
        f"/api/matches/{over['match']}/replay",
    ):
        assert person not in ada.get(path).text
