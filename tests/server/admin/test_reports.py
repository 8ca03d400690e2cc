"""Players report a line of chat or a name; the host reads it and settles it."""

from __future__ import annotations

import json
from pathlib import Path

from posse.server.settings import Settings
from tests.server.admin.admin_page import HOST, OPEN, Device, overview, person, talk
from tests.server.client import app_client, create
from tests.server.world import changed


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
