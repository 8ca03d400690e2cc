"""The admin page: behind a token; it lists tables, closes them, bans and silences."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from tests.server.admin.admin_page import HOST, TOKEN, Device, decide, overview, person
from tests.server.client import app_client, create


def first(client: TestClient, table: str) -> dict[str, Any]:
    """The first message of a new socket after hello."""
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        socket.send_json({"t": "hello", "since": 0})
        found: dict[str, Any] = socket.receive_json()
    return found


def closed(socket: WebSocketTestSession) -> int:
    """Reads until the server closes the socket; returns the code."""
    try:
        while True:
            socket.receive_json()
    except WebSocketDisconnect as ended:
        return ended.code


# the token ----------------------------------------------------------------------------------------


def test_without_a_token_there_is_no_admin_page(tmp_path: Path) -> None:
    with app_client(tmp_path) as client:
        for headers in ({}, HOST, {"Authorization": "Bearer "}):
            assert client.get("/api/admin", headers=headers).status_code == 404


@pytest.mark.parametrize("brought", ["", "Bearer", "Bearer ", f"Bearer {TOKEN}x", "Bearer ä"])
def test_a_wrong_token_opens_nothing(device: Device, brought: str) -> None:
    client = device()
    headers = [(b"authorization", brought.encode())] if brought else []
    posts = ("sanctions", "lift", "settle")
    assert client.get("/api/admin", headers=headers).status_code == 403
    for path in posts:
        found = client.post(f"/api/admin/{path}", headers=headers, json={})
        assert found.status_code == 403


def test_guessing_ends_soon_also_for_the_right_token(device: Device) -> None:
    client = device()
    asked = [client.get("/api/admin", headers={"Authorization": "Bearer x"}) for _ in range(12)]
    assert {one.status_code for one in asked[:10]} == {403}
    assert asked[-1].status_code == 429
    assert client.get("/api/admin", headers=HOST).status_code == 429


def test_the_right_token_costs_nothing(device: Device) -> None:
    client = device()
    assert {client.get("/api/admin", headers=HOST).status_code for _ in range(30)} == {200}


def test_another_site_cannot_use_the_admin_page(device: Device) -> None:
    body = {"kind": "ban", "subject": "address:192.0.2.1"}
    headers = {**HOST, "Origin": "https://evil.example"}
    found = device().post("/api/admin/sanctions", headers=headers, json=body)
    assert found.json()["error"] == "foreign_origin"


# tables -------------------------------------------------------------------------------------------


def test_tables_are_listed_with_people_and_age(device: Device) -> None:
    ada = device()
    ada.post("/api/me", json={"name": "Ada"})
    table = create(ada)
    (line,) = overview(ada)["tables"]
    assert (line["id"], line["state"], line["game"], line["public"]) == (
        table,
        "open",
        "bang",
        False,
    )
    assert line["made"] > 1_700_000_000
    (seated,) = line["people"]
    assert (seated["name"], seated["seat"], seated["host"]) == ("Ada", 0, True)
    assert len(seated["person"]) == 64
    assert seated["addresses"] == []
    with ada.websocket_connect(f"/ws/tables/{table}") as socket:
        socket.send_json({"t": "hello", "since": 0})
        socket.receive_json()
        assert overview(ada)["tables"][0]["people"][0]["addresses"] == ["testclient"]


def test_the_admin_page_tells_nothing_about_cards(device: Device) -> None:
    """Hands and seeds stay secret from the host, too."""
    ada = device()
    create(ada, start=True)
    line = overview(ada)["tables"][0]
    assert line["state"] == "playing"
    assert line.keys() == {
        "id", "mark", "game", "players", "state", "public", "made", "people", "watching",
    }  # fmt: skip


def test_a_closed_table_is_gone_for_everybody(device: Device) -> None:
    ada = device()
    table, unused = create(ada, start=True), create(ada)
    decide(ada, "close", f"table:{unused}")
    assert first(ada, unused)["error"] == "no_table"
    with ada.websocket_connect(f"/ws/tables/{table}") as socket:
        socket.send_json({"t": "hello", "since": 0})
        decide(ada, "close", f"table:{table}")
        assert closed(socket)
    assert overview(ada)["tables"] == []
    assert first(ada, table)["error"] == "no_table"
    ada.post("/api/admin/lift", headers=HOST, json={"kind": "close", "subject": f"table:{table}"})
    assert first(ada, table)["t"] == "table"


# people -------------------------------------------------------------------------------------------


def test_a_banned_person_is_sent_away_and_stays_away(device: Device) -> None:
    ada, ben = device(), device()
    table, hers = create(ben), create(ada)
    with ben.websocket_connect(f"/ws/tables/{table}") as socket:
        socket.send_json({"t": "hello", "since": 0})
        decide(ada, "ban", f"person:{person(ada, table)}")
        assert closed(socket) == 4403
    assert first(ben, hers)["error"] == "banned"
    assert ben.post("/api/tables", json={"game": "bang", "players": 4}).json()["error"] == "banned"
    assert first(ada, hers)["t"] == "table"


def test_a_banned_address_has_no_table(device: Device) -> None:
    ada = device()
    table = create(ada)
    decide(ada, "ban", "address:203.0.113.7")
    assert first(ada, table)["t"] == "table"
    away = TestClient(ada.app, client=("203.0.113.7", 4000))
    away.portal = ada.portal
    assert first(away, table)["error"] == "banned"
    assert away.get("/api/games").status_code == 200  # the rules can still be read


def test_a_silenced_person_may_play_but_not_write(device: Device) -> None:
    ada = device()
    ada.post("/api/me", json={"name": "Ada"})
    table = create(ada)
    decide(ada, "silence", f"person:{person(ada, table)}")
    assert ada.post("/api/me", json={"name": "Evil"}).json()["error"] == "silenced"
    with ada.websocket_connect(f"/ws/tables/{table}") as socket:
        socket.send_json({"t": "hello", "since": 0})
        for message in ({"t": "chat", "text": "hey"}, {"t": "name", "name": "Evil"}):
            socket.send_json(message)
            while (told := socket.receive_json())["t"] != "error":
                pass
            assert told["error"] == "silenced"
        socket.send_json({"t": "start"})
        while socket.receive_json()["t"] != "full":
            pass


def test_a_sanction_ends_by_itself(device: Device) -> None:
    ada = device()
    table = create(ada)
    clock = ada.app.state.node.services.clock  # type: ignore[attr-defined]
    decide(ada, "ban", f"person:{person(ada, table)}", hours=2)
    assert first(ada, table)["error"] == "banned"
    clock._base += 2 * 3600 + 1
    assert first(ada, table)["t"] == "table"
    assert overview(ada)["sanctions"] == []


@pytest.mark.parametrize(
    ("kind", "subject", "hours"),
    [
        ("ban", "ada", 1), ("ban", "person:ada", 1), ("ban", "address:nowhere", 1),
        ("close", "person:" + "0" * 64, 1), ("close", "table:../x", 1),
        ("ban", "person:" + "0" * 64, 0), ("ban", "person:" + "0" * 64, 1e9),
        ("hang", "person:" + "0" * 64, 1),
    ],
)  # fmt: skip
def test_a_decision_that_makes_no_sense_is_refused(
    device: Device, kind: str, subject: str, hours: float
) -> None:
    body = {"kind": kind, "subject": subject, "hours": hours}
    found = device().post("/api/admin/sanctions", headers=HOST, json=body)
    assert found.json()["error"] == "bad_message"


# reports ------------------------------------------------------------------------------------------


# the command line ---------------------------------------------------------------------------------
