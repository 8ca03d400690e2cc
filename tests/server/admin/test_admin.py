"""The host's page: behind a token, the same by page, by command line and by database."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from posse.server.settings import Settings
from tests.command import Run, refused, runner
from tests.server.client import FAST, app_client, beside, create
from tests.server.world import changed

TOKEN = "the-token-of-the-host"
HOST = {"Authorization": f"Bearer {TOKEN}"}
OPEN = changed(FAST, admin_token=TOKEN)
Device = Callable[[], TestClient]


@pytest.fixture
def device(tmp_path: Path) -> Iterator[Device]:
    with app_client(tmp_path, OPEN) as first:
        yield lambda: beside(first)


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
    table = create(ada, start=True)
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
    assert ada.post("/api/me", json={"name": "Evil"}).json()["error"] == "silenced"


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


def talk(client: TestClient, table: str, text: str) -> int:
    """Says something at a table; returns the number of the line."""
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        socket.send_json({"t": "hello", "since": 0})
        socket.send_json({"t": "chat", "text": text})
        while (told := socket.receive_json())["t"] != "chat":
            pass
    return int(told["n"])


def test_a_line_is_reported_with_its_writer(device: Device) -> None:
    ada, ben = device(), device()
    ada.post("/api/me", json={"name": "Ada"})
    ben.get("/api/me")
    table = create(ada)
    n = talk(ada, table, "something bad")
    for _ in range(2):  # twice is once
        assert ben.post("/api/reports", json={"table": table, "line": n}).status_code == 201
    (report,) = overview(ada)["reports"]
    assert (report["name"], report["text"], report["table"]) == ("Ada", "something bad", table)
    assert report["person"] == person(ada, table)
    ada.post("/api/admin/settle", headers=HOST, json={"report": report["id"]})
    assert overview(ada)["reports"] == []


def test_a_name_is_reported(device: Device) -> None:
    ada = device()
    ada.post("/api/me", json={"name": "Badname"})
    table = create(ada)
    assert ada.post("/api/reports", json={"table": table, "seat": 0}).status_code == 201
    (report,) = overview(ada)["reports"]
    assert (report["name"], report["text"]) == ("Badname", "")


def test_the_writer_of_a_line_is_told_to_no_other_player(device: Device) -> None:
    ada = device()
    ada.post("/api/me", json={"name": "Ada"})
    table = create(ada)
    talk(ada, table, "hello")
    found = person(ada, table)
    with ada.websocket_connect(f"/ws/tables/{table}") as socket:
        socket.send_json({"t": "hello", "since": 0})
        while (told := socket.receive_json())["t"] != "chat":
            assert found not in json.dumps(told)
        assert told.keys() == {"t", "n", "seat", "name", "text"}


def test_what_is_not_there_cannot_be_reported(device: Device) -> None:
    ada = device()
    table = create(ada)
    for body, error in (
        ({"table": table, "line": 7}, "no_line"), ({"table": table, "seat": 3}, "no_seat"),
        ({"table": table, "seat": 9}, "no_seat"), ({"table": "none", "seat": 0}, "no_seat"),
        ({"table": table}, "no_seat"), ({"line": 1}, "bad_message"),
    ):  # fmt: skip
        assert ada.post("/api/reports", json=body).json()["error"] == error
    stranger = device()
    found = stranger.post("/api/reports", json={"table": table, "seat": 0})
    assert found.json()["error"] == "no_person"


def test_reports_are_limited_by_address_and_in_number(tmp_path: Path) -> None:
    few: Settings = changed(OPEN, reports=1, address_reports=(0.001, 3.0))
    with app_client(tmp_path, few) as ada:
        table, other = create(ada), create(ada)
        assert ada.post("/api/reports", json={"table": table, "seat": 0}).status_code == 201
        full = ada.post("/api/reports", json={"table": other, "seat": 0})
        assert full.json()["error"] == "full"
        ada.post("/api/reports", json={"table": table, "seat": 0})
        assert ada.post("/api/reports", json={"table": table, "seat": 0}).status_code == 429


# the command line ---------------------------------------------------------------------------------


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.delenv("POSSE_ADMIN_TOKEN", raising=False)
    return runner(capsys, monkeypatch)


def test_the_command_line_over_a_database(run: Run, address: str) -> None:
    who = "person:" + "a" * 64
    assert run("admin", "--db", address)[1].startswith("No table is open.\nNothing was reported.")
    code, out, _ = run("admin", "ban", who, "--db", address, "--hours", 2, "--note", "rude")
    assert code == 0
    assert out.startswith(f"{who} is banned until ")
    run("admin", "silence", "address:2001:db8::7", "--db", address)
    shown = json.loads(run("admin", "show", "--json", "--db", address)[1])
    assert {(one["kind"], one["subject"]) for one in shown["sanctions"]} == {
        ("ban", who),
        ("silence", "address:2001:db8::/64"),
    }
    assert f"ban  {who}" in run("admin", "--db", address)[1]
    assert run("admin", "lift", who, "--db", address)[:2] == (0, f"{who} is free again.\n")
    assert who not in run("admin", "--db", address)[1]
    lifted = run("admin", "lift", "address:2001:db8::7", "--db", address)
    assert lifted[:2] == (0, "address:2001:db8::/64 is free again.\n")
    refused(run("admin", "lift", who, "--db", address), "nothing is in force")
    assert run("admin", "forget", who, "--db", address)[1] == f"{who} is forgotten.\n"
    refused(run("admin", "settle", "nonsense", "--db", address), "no such report")
    refused(run("admin", "close", "table:nowhere", "--db", address), "no such table")
    refused(run("admin", "ban", "ada", "--db", address), "person:HASH or address:ADDRESS")


def test_a_reported_name_is_called_so_and_settled(run: Run, tmp_path: Path) -> None:
    with app_client(tmp_path, OPEN) as ada:
        ada.post("/api/me", json={"name": "Badname"})
        ada.post("/api/reports", json={"table": create(ada), "seat": 0})
        (report,) = overview(ada)["reports"]
    db = str(tmp_path / "posse.db")
    assert "  the name Badname\n" in run("admin", "--db", db)[1]
    settled = run("admin", "settle", report["id"], "--db", db)
    assert settled[:2] == (0, "The report is settled and deleted.\n")
    assert "Nothing was reported." in run("admin", "--db", db)[1]


def test_the_command_line_needs_a_token_or_a_database(run: Run) -> None:
    refused(run("admin"), "POSSE_ADMIN_TOKEN")
