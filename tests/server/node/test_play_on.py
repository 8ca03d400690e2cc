"""Playing on from a step of a finished match: the same deal, in any seat."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from posse.engine.choice import Choice
from posse.engine.match import Match
from tests.server.client import app_client, create, play_on


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with app_client(tmp_path) as client:
        yield client


@pytest.fixture
def finished(client: TestClient) -> dict[str, Any]:
    over, _, _ = play_on(client, create(client, start=True, players=5))
    record: dict[str, Any] = client.get(f"/api/matches/{over['match']}").json()
    return {**record, "id": over["match"]}


def enter(client: TestClient, match: str, **body: Any) -> Any:
    return client.post(f"/api/matches/{match}/play", json=body)


def first(client: TestClient, table: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The first `table` message and the first view."""
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        socket.send_json({"t": "hello", "since": 0})
        messages = [socket.receive_json(), socket.receive_json()]
    return messages[0]["table"], messages[1]


def a_real_question(record: dict[str, Any]) -> tuple[int, Choice]:
    """A step in the second half whose choice has several options, and that choice."""
    for step in range(len(record["answers"]) // 2, len(record["answers"])):
        pending = Match.replay(record, upto=step).choice
        assert pending is not None
        if len(pending.options) > 1:
            return step, pending
    raise AssertionError("nobody had a choice")


def test_it_goes_on_from_the_step_in_my_seat(client: TestClient, finished: dict[str, Any]) -> None:
    step, pending = a_real_question(finished)
    entered = enter(client, finished["id"], step=step, seat=pending.seat)
    assert entered.status_code == 201
    table, full = first(client, entered.json()["id"])
    before = Match.replay(finished, upto=step)
    assert table["me"] == pending.seat and not table["public"]
    assert table["source"] == {"match": finished["id"], "step": step}
    assert full["view"] == before.game.present(before.view(pending.seat))
    assert full["choice"]["number"] == step
    kinds = [seat["kind"] for seat in table["seats"]]
    assert kinds.count("bot") == 4


def test_the_new_match_is_one_of_its_own(client: TestClient, finished: dict[str, Any]) -> None:
    entered = enter(client, finished["id"], step=3, seat=0).json()["id"]
    over, _, _ = play_on(client, entered)
    record = client.get(f"/api/matches/{over['match']}").json()
    assert record["answers"][:3] == finished["answers"][:3]
    assert record["seed"] == finished["seed"]
    again = client.get(f"/api/matches/{finished['id']}").json()
    assert again["answers"] == finished["answers"]


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"step": 999_999, "seat": 0}, "no_step"),
        ({"step": 0, "seat": 7}, "no_seat"),
        ({"step": -1, "seat": 0}, "bad_message"),
        ({"step": 0}, "bad_message"),
    ],
)
def test_what_does_not_exist_is_refused(
    client: TestClient, finished: dict[str, Any], body: dict[str, Any], error: str
) -> None:
    assert enter(client, finished["id"], **body).json()["error"] == error


def test_a_match_that_goes_on_cannot_be_entered(client: TestClient) -> None:
    with client.websocket_connect(f"/ws/tables/{create(client, start=True)}") as socket:
        socket.send_json({"t": "hello", "since": 0})
        match = socket.receive_json()["table"]["match"]
    refused = enter(client, match, step=0, seat=1)
    assert refused.status_code == 403 and refused.json()["error"] == "not_over"
