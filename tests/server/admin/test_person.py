"""Everything about a person can be read, and erased. What others did stays."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from posse.server.admin.administration import Administration
from posse.server.store.rows import BOT, EMPTY, ChatRow, Evening, SeatRow, Tally
from posse.server.store.store import Store
from tests.server.admin.admin_page import HOST, OPEN, overview, person, talk
from tests.server.client import app_client, beside, create, play_on
from tests.server.store.test_store import MATCH, TABLE, leased, with_store

ADA, BEN = "a" * 64, "b" * 64
SEATS = [SeatRow("person", "Ada", ADA), SeatRow("person", "Ben", BEN), SeatRow(left=ADA), SeatRow()]
EVENING = Evening("m1", 1.0, 1, [Tally("Ada", ADA, 1), Tally("Ben", BEN)])
CLOSED = msgspec.structs.replace(
    TABLE,
    seats=SEATS,
    host=ADA,
    closed=True,
    evening=EVENING,
    kicked=[ADA],
    kicked_names={ADA: "Ada"},
)
PLAYED = msgspec.structs.replace(MATCH, people=[ADA, BEN], names=["Ada", "Ben"])


async def fill(store: Store) -> None:
    lease = await leased(store)
    for one, name in ((ADA, "Ada"), (BEN, "Ben")):
        await store.rename(one, name)
    await store.begin(lease, msgspec.structs.replace(CLOSED, match=MATCH.id), PLAYED)
    await store.append(lease, MATCH.id, len(MATCH.answers), 0, over=True)
    await store.say(lease, ChatRow(1, 0, "Ada", "mine", ADA))
    await store.say(lease, ChatRow(2, 1, "Ben", "his", BEN))


def test_a_person_is_erased_and_others_stay(address: str) -> None:
    async def work(store: Store) -> None:
        await fill(store)
        before = await store.match(MATCH.id)
        await Administration(store, 1.0).forget(ADA)
        row = await store.table(TABLE.id)
        assert row is not None
        assert [seat.kind for seat in row.seats[:2]] == [BOT, "person"]
        assert (row.host, row.kicked, row.kicked_names) == (BEN, [], {})
        assert [one.name for one in row.evening.tallies] == ["", "Ben"]
        match = await store.match(MATCH.id)
        assert match is not None
        assert before is not None
        assert (match.names, match.people) == (["", "Ben"], ["", BEN])
        assert match.record() == before.record()  # it replays as it did
        assert await store.chat(TABLE.id, 9) == [ChatRow(2, 1, "Ben", "his", BEN)]
        assert (await store.name(ADA), await store.name(BEN)) == (None, "Ben")
        assert await store.played(ADA, 9) == []
        assert await store.played(BEN, 9) == [MATCH.id]
        found = await store.about(ADA)
        assert (found.name, found.tables, found.matches, found.chat) == (None, [], [], [])

    with_store(address, work)


def test_everything_about_a_person_is_exported(address: str) -> None:
    async def work(store: Store) -> None:
        await fill(store)
        found = await Administration(store, 1.0).export(ADA)
        assert (found.name, found.tables) == ("Ada", [TABLE.id])
        assert [line.text for line in found.chat] == ["mine"]
        assert [match["names"] for match in found.matches] == [["Ada", "Ben"]]
        assert BEN not in msgspec.json.encode(found).decode()

    with_store(address, work)


def test_the_seed_of_a_running_match_is_not_exported(address: str) -> None:
    async def work(store: Store) -> None:
        await store.begin(await leased(store), msgspec.structs.replace(CLOSED, match="m1"), PLAYED)
        found = await Administration(store, 1.0).export(ADA)
        assert (found.matches, found.running) == ([], [MATCH.id])
        assert MATCH.seed not in msgspec.json.encode(found).decode()

    with_store(address, work)


# at a running server ------------------------------------------------------------------------------


def stored(path: Path) -> bytes:
    """Every body in the database but the order to forget."""
    with closing(sqlite3.connect(path / "posse.db")) as db:
        kinds = ("tables", "matches", "chat", "reports")
        rows = [body for kind in kinds for (body,) in db.execute(f"SELECT body FROM {kind}")]
        rows += [str(row).encode() for row in db.execute("SELECT * FROM people")]
        rows += [str(row).encode() for row in db.execute("SELECT * FROM played")]
    return b"\n".join(rows)


def status(client: TestClient, table: str) -> Any:
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        socket.send_json({"t": "hello", "since": 0})
        while (told := socket.receive_json())["t"] != "table":
            pass
    return told["table"]


def test_i_can_read_and_delete_what_is_mine(tmp_path: Path) -> None:
    with app_client(tmp_path, OPEN) as ada:
        ben = beside(ada)
        ada.post("/api/me", json={"name": "Ada Verysecret"})
        over, _, _ = play_on(ada, create(ada, start=True))
        waiting, running = create(ada), create(ada, start=True)
        talk(ada, waiting, "my words")
        me = person(ada, waiting)
        mine = ada.get("/api/me/data").json()
        assert mine["name"] == "Ada Verysecret"
        assert [line["text"] for line in mine["chat"]] == ["my words"]
        assert len(mine["matches"]) >= 1
        assert "posse" in ada.cookies
        assert ada.post("/api/me/forget", json={}).status_code == 200
        assert "posse" not in ada.cookies
        seats = {table: status(ben, table)["seats"] for table in (waiting, running)}
        assert seats[waiting][0]["kind"] == EMPTY
        assert seats[running][0]["kind"] == BOT
        names = ben.get(f"/api/matches/{over['match']}").json()["names"]
        assert names[0] == ""
        ada.app.state.node.tables.all.clear()  # type: ignore[attr-defined]
    text = stored(tmp_path)
    for secret in (b"Verysecret", b"my words", me.encode()):
        assert secret not in text


def test_nobody_has_nothing(tmp_path: Path) -> None:
    with app_client(tmp_path, OPEN) as client:
        assert client.get("/api/me/data").json()["error"] == "bad_message"
        assert client.post("/api/me/forget", json={}).json()["error"] == "bad_message"
        assert client.get("/api/kept").json() == {"unused": 365, "reports": 90}


def test_the_host_exports_and_forgets(tmp_path: Path) -> None:
    with app_client(tmp_path, OPEN) as ada:
        ada.post("/api/me", json={"name": "Ada"})
        table = create(ada)
        whom = {"person": person(ada, table)}
        assert ada.post("/api/admin/export", json=whom).status_code == 403
        assert ada.post("/api/admin/forget", json=whom).status_code == 403
        found = ada.post("/api/admin/export", json=whom, headers=HOST).json()
        assert found["name"] == "Ada"
        assert ada.post("/api/admin/forget", json=whom, headers=HOST).status_code == 200
        assert status(ada, table)["seats"][0]["kind"] == EMPTY
        assert overview(ada)["tables"][0]["people"] == []
        assert overview(ada)["sanctions"] == []
        assert json.dumps(ada.get("/api/me").json()) == '{"name": null}'


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
def test_a_person_is_a_hash(address: str) -> None:
    async def work(store: Store) -> None:
        for wrong in ("", "ada", "%", "A" * 64):
            with pytest.raises(Exception, match="64"):
                await Administration(store, 1.0).forget(wrong)

    with_store(address, work)
