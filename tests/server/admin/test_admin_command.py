"""`posse admin`: the same as the admin page, over a server or a database."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.command import Run, refused, runner
from tests.server.admin.admin_page import OPEN, overview
from tests.server.client import app_client, create


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
