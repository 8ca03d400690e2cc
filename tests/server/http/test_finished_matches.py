"""Matches over HTTP: replays and records of finished matches, and what they keep secret."""

import asyncio
import hashlib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from starlette.testclient import TestClient

from posse.engine.match import Match
from posse.server.errors import Refused
from posse.server.node.replay import RECORD, Replays
from posse.server.settings import Settings
from posse.server.store.rows import MatchRow
from tests.server.client import app_client, create, play_on
from tests.server.memory_store import MemoryStore


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with app_client(tmp_path) as made:
        yield made


def test_play_now_to_the_end_and_the_replay(client: TestClient) -> None:
    client.post("/api/me", json={"name": "Ann"})
    table = create(client, start=True, players=5)
    over, view, events = play_on(client, table)
    match = over["match"]

    record = client.get(f"/api/matches/{match}").json()
    assert record["names"][0] == "Ann"
    assert record["seed"] == over["seed"]
    assert record["commitment"] == hashlib.sha256(over["seed"].encode()).hexdigest()
    replayed = Match.replay(record)
    assert replayed.game.present(replayed.view(0)) == view

    mine = client.get(f"/api/matches/{match}/replay?seat=0").json()
    assert len(mine["steps"]) == len(record["answers"]) + 1
    assert mine["steps"][-1]["view"] == view
    assert [event for step in mine["steps"] for event in step["events"]] == events
    assert (mine["seed"], mine["names"]) == (record["seed"], record["names"])
    assert over["result"] == view["result"] == record["result"] == mine["result"]
    assert over["result"]["scores"] == [int(seat in over["result"]["winners"]) for seat in range(5)]


def test_money_is_told_as_score(client: TestClient) -> None:
    over, view, _ = play_on(client, create(client, start=True, game="wyatt", players=2))
    money = [seat["money"] for seat in view["seats"]]
    assert over["result"]["scores"] == money
    assert over["result"]["winners"] == [money.index(max(money))]
    assert client.get(f"/api/matches/{over['match']}").json()["result"] == over["result"]


def test_a_match_of_older_rules_keeps_its_record() -> None:
    async def main() -> None:
        store = MemoryStore()
        row = MatchRow("m", "t", "bang", 0, ["base"], 4, {}, "seed", ["Ann"], 0.0)
        store.matches[row.id] = msgspec.json.encode(row)
        store.answers[row.id] = [0, 1]
        store.over.add(row.id)
        replays = Replays(store)
        record = msgspec.json.decode((await replays.get("m", RECORD)).body)
        assert (record["answers"], record["result"]) == ([0, 1], None)
        with pytest.raises(Refused, match="another version"):
            await replays.get("m", "all")

    asyncio.run(main())


def test_replays_show_what_each_may_see(client: TestClient) -> None:
    over, _, _ = play_on(client, create(client, start=True))
    address = f"/api/matches/{over['match']}"
    match = Match.replay(client.get(address).json(), 0)
    shown = {
        seat: client.get(f"{address}/replay?seat={seat}").json()["steps"][0]
        for seat in ("all", "none", "1")
    }
    assert shown["all"]["view"] == match.game.present(match.state)
    assert shown["none"]["view"] == match.game.present(match.view(None))
    assert shown["1"]["view"] == match.game.present(match.view(1))
    assert all(seat["role"] for seat in shown["all"]["view"]["seats"])
    assert None not in [card for seat in shown["all"]["view"]["seats"] for card in seat["hand"]]
    assert shown["all"]["choice"]["options"]
    assert "options" not in shown["none"]["choice"]
    assert client.get(f"{address}/replay").json()["steps"][0] == shown["none"]
    for path in (address, f"{address}/replay", f"{address}/replay?seat=0"):
        cache = client.get(path).headers["cache-control"]
        assert "private" in cache and "public" not in cache, "the link is its key"
    assert client.get(f"{address}/replay?seat=4").json()["error"] == "no_seat"
    assert client.get(f"{address}/replay?seat=x").status_code == 400


def test_a_match_that_goes_on_keeps_its_secrets(tmp_path: Path) -> None:
    with app_client(tmp_path, Settings()) as client:
        table = create(client, start=True)
        with client.websocket_connect(f"/ws/tables/{table}") as socket:
            socket.send_json({"t": "hello", "since": 0})
            match = socket.receive_json()["table"]["match"]
        for address in (f"/api/matches/{match}", f"/api/matches/{match}/replay?seat=all"):
            response = client.get(address)
            assert (response.status_code, response.json()["error"]) == (403, "not_over")
        assert client.get("/api/matches/nosuch").status_code == 404


def test_old_matches_are_there_after_a_restart(tmp_path: Path) -> None:
    with app_client(tmp_path) as client:
        over, view, _ = play_on(client, create(client, start=True))
    with app_client(tmp_path) as client:
        address = f"/api/matches/{over['match']}/replay?seat=0"
        assert client.get(address).json()["steps"][-1]["view"] == view


def test_a_table_has_room_for_so_many(tmp_path: Path) -> None:
    with app_client(tmp_path, Settings(table_connections=1)) as client:
        table = create(client)
        with client.websocket_connect(f"/ws/tables/{table}"):
            with client.websocket_connect(f"/ws/tables/{table}") as mine:  # has a seat
                mine.send_json({"t": "hello"})
                assert mine.receive_json()["t"] == "table"
            client.cookies.clear()
            with client.websocket_connect(f"/ws/tables/{table}") as other:
                assert other.receive_json()["error"] == "full"
