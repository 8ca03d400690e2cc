"""Before a new table: nothing, a solved puzzle, or the host's password."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import click
import pytest
from starlette.testclient import TestClient

from posse.server.command import tables_password
from posse.server.errors import Refused
from posse.server.node.admission import HARDEST, Admission
from posse.server.settings import PASSWORD, PUZZLE, Settings
from posse.server.wire.bodies import NewTable
from tests.server.client import FAST, app_client, beside, create
from tests.server.client import play_on as play_to_the_end
from tests.server.puzzles import solution
from tests.server.world import SETTINGS, World

WANTED = {"game": "bang", "players": 4}
PUZZLED = dataclasses.replace(FAST, new_tables=PUZZLE, puzzle_bits=4)
LOCKED = dataclasses.replace(FAST, new_tables=PASSWORD, tables_password="tumbleweed")


@pytest.fixture(scope="module")
def puzzled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with app_client(tmp_path_factory.mktemp("puzzled"), PUZZLED) as client:
        yield client


@pytest.fixture
def locked(tmp_path: Path) -> Iterator[TestClient]:
    with app_client(tmp_path, LOCKED) as client:
        yield client


def asked(client: TestClient, proof: str = "", path: str = "/api/tables") -> Any:
    headers = {"X-Posse-Proof": proof} if proof else {}
    body = WANTED if path == "/api/tables" else {"step": 0, "seat": 0}
    return client.post(path, json=body, headers=headers)


def solved(client: TestClient) -> str:
    puzzle = asked(client).json()["puzzle"]
    return solution(puzzle["text"], puzzle["bits"])


def refused(response: Any) -> tuple[int, str]:
    return response.status_code, response.json()["error"]


# off by default ---------------------------------------------------------------------------------


def test_without_a_word_of_the_host_everybody_creates_tables(tmp_path: Path) -> None:
    assert Settings().new_tables == "open"
    with app_client(tmp_path) as client:
        assert create(client)
        assert asked(client, proof="nonsense").status_code == 201
        assert client.post("/api/password", json={"password": "x"}).status_code == 404


# the puzzle -------------------------------------------------------------------------------------


def test_a_solved_puzzle_opens_one_table(puzzled: TestClient) -> None:
    assert refused(asked(puzzled)) == (403, "puzzle")
    proof = solved(puzzled)
    first = asked(puzzled, proof)
    assert first.status_code == 201
    again = asked(beside(puzzled), proof)
    assert refused(again) == (403, "bad_puzzle")
    assert "used already" in again.json()["message"]
    assert solution(again.json()["puzzle"]["text"], 4)  # with a fresh one to solve


def test_a_wrong_solution_opens_nothing(puzzled: TestClient) -> None:
    text, _, numbers = solved(puzzled).partition(":")
    wrong = f"{text}:{','.join('4294967296' for _ in numbers.split(','))}"
    for sent in ("nonsense", text, wrong, text + ":" + "0," * 15 + "x", "a" * 5000):
        assert refused(asked(puzzled, sent)) == (403, "bad_puzzle")


def test_a_puzzle_of_another_server_opens_nothing(puzzled: TestClient, tmp_path: Path) -> None:
    with app_client(tmp_path, PUZZLED) as other:
        response = asked(puzzled, solved(other))
    assert refused(response) == (403, "bad_puzzle")
    assert "not from this server" in response.json()["message"]


def test_an_old_puzzle_opens_nothing(tmp_path: Path) -> None:
    old = dataclasses.replace(PUZZLED, puzzle_time=-1.0)
    with app_client(tmp_path, old) as client:
        assert "too old" in asked(client, solved(client)).json()["message"]


def test_playing_on_from_a_replay_needs_a_puzzle_too(puzzled: TestClient) -> None:
    wanted = {**WANTED, "start": True, "players": 5}
    made = puzzled.post("/api/tables", json=wanted, headers={"X-Posse-Proof": solved(puzzled)})
    over, _, _ = play_to_the_end(puzzled, made.json()["id"])
    path = f"/api/matches/{over['match']}/play"
    assert refused(asked(puzzled, path=path)) == (403, "puzzle")
    assert asked(puzzled, solved(puzzled), path).status_code == 201


def test_a_refused_table_does_not_use_the_puzzle_up(puzzled: TestClient) -> None:
    proof = solved(puzzled)
    wrong = {**WANTED, "players": 1}
    found = puzzled.post("/api/tables", json=wrong, headers={"X-Posse-Proof": proof})
    assert found.status_code == 400
    assert asked(puzzled, proof).status_code == 201


def test_asking_for_puzzles_does_not_use_up_an_addresss_tables(tmp_path: Path) -> None:
    few = dataclasses.replace(PUZZLED, address_tables=(0.001, 1.0))
    with app_client(tmp_path, few) as client:
        for _ in range(3):
            assert refused(asked(client)) == (403, "puzzle")
        assert asked(client, solved(client)).status_code == 201


def test_a_puzzle_is_good_once_also_for_two_requests_at_a_time() -> None:
    async def main() -> None:
        world = World(dataclasses.replace(SETTINGS, new_tables=PUZZLE, puzzle_bits=2))
        admission = Admission(world.services, b"key")
        with pytest.raises(Refused) as first:
            async with admission.table_id("", ""):
                pass
        puzzle: Any = first.value.more["puzzle"]
        proof = solution(puzzle.text, 2)
        async with AsyncExitStack() as stack:
            assert await stack.enter_async_context(admission.table_id(proof, ""))
            with pytest.raises(Refused, match="used already"):
                await stack.enter_async_context(admission.table_id(proof, ""))

    asyncio.run(main())


def test_a_puzzle_is_good_once_on_all_nodes_and_after_a_restart() -> None:
    async def main() -> None:
        world = World(dataclasses.replace(SETTINGS, new_tables=PUZZLE, puzzle_bits=2))
        node, other = (Admission(world.services, b"key") for _ in range(2))
        with pytest.raises(Refused) as first:
            async with node.table_id("", ""):
                pass
        puzzle: Any = first.value.more["puzzle"]
        proof = solution(puzzle.text, 2)
        async with other.table_id(proof, "") as id:
            await world.tables.create("p0", "P0", NewTable("bang", 4), id)
        for one in (node, other, Admission(world.services, b"key")):
            with pytest.raises(Refused, match="used already"):
                async with one.table_id(proof, ""):
                    pass

    asyncio.run(main())


def test_puzzles_grow_harder_under_a_flood_and_easier_after_it() -> None:
    async def main() -> None:
        calm = dataclasses.replace(SETTINGS, new_tables=PUZZLE, puzzle_bits=2, puzzle_calm=2.0)
        world = World(calm)
        admission = Admission(world.services, b"key")
        now = world.services.clock.now()
        seen = [admission.bits(now)]
        for _ in range(64):
            admission._flood.add(now)  # as after a table
            seen.append(admission.bits(now))
        assert [seen[n] for n in (0, 1, 2, 3, 4, 8, 16, 64)] == [2, 2, 3, 3, 4, 5, 6, 6]
        assert [admission.bits(now + 60 * n) for n in (1, 2, 3, 4, 5, 6)] == [6, 6, 5, 4, 3, 2]
        hard = Admission(World(dataclasses.replace(calm, puzzle_bits=40)).services, b"key")
        assert hard.bits(now) == HARDEST

    asyncio.run(main())


# the password -----------------------------------------------------------------------------------


def test_the_password_is_asked_once(locked: TestClient) -> None:
    response = asked(locked)
    assert refused(response) == (403, "password")
    assert "POST it to /api/password" in response.json()["message"]
    told = locked.post("/api/password", json={"password": "tumbleweed"})
    assert told.status_code == 200
    cookie = told.headers["set-cookie"]
    assert cookie.startswith("posse-tables=")
    assert "httponly" in cookie.lower()
    assert "tumbleweed" not in cookie
    assert asked(locked).status_code == 201
    assert asked(locked).status_code == 201
    assert refused(asked(beside(locked))) == (403, "password")


def test_a_wrong_password_opens_nothing_and_soon_has_to_wait(locked: TestClient) -> None:
    for wrong in ("", "tumbleweeds", "Tumbleweed", "tumblewee\u0000d", "é" * 200):
        response = locked.post("/api/password", json={"password": wrong})
        assert refused(response) == (403, "wrong_password")
        assert "set-cookie" not in response.headers
    assert locked.post("/api/password", json={"password": "x" * 201}).status_code == 400
    tried = [locked.post("/api/password", json={"password": "?"}).status_code for _ in range(7)]
    assert tried == [403] * 5 + [429] * 2
    # Else guessing would go on.
    assert locked.post("/api/password", json={"password": "tumbleweed"}).status_code == 429


def test_the_password_must_be_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for short in ("", "1234567"):
        monkeypatch.setenv("POSSE_TABLES_PASSWORD", short)
        with pytest.raises(click.BadParameter, match="at least 8 characters"):
            tables_password(PASSWORD)
        assert tables_password(PUZZLE) == short
    monkeypatch.setenv("POSSE_TABLES_PASSWORD", "tumbleweed")
    assert tables_password(PASSWORD) == "tumbleweed"


def test_a_right_password_costs_nothing(locked: TestClient) -> None:
    for _ in range(30):
        assert locked.post("/api/password", json={"password": "tumbleweed"}).status_code == 200


def test_a_cookie_is_good_for_one_password_and_one_server(tmp_path: Path) -> None:
    with app_client(tmp_path / "a", LOCKED) as client:
        for forged in (b"", b"tumbleweed", b"\xc3\xa9", b"\xff"):
            cookie = {b"Cookie": b"posse-tables=" + forged}
            found = client.post("/api/tables", json=WANTED, headers=cookie)
            assert refused(found) == (403, "password")
        client.post("/api/password", json={"password": "tumbleweed"})
        kept = client.cookies["posse-tables"]
    good = [("a", "tumbleweed", 201), ("a", "sagebrush", 403), ("b", "tumbleweed", 403)]
    for folder, password, status in good:
        settings = dataclasses.replace(LOCKED, tables_password=password)
        with app_client(tmp_path / folder, settings) as client:
            client.cookies.set("posse-tables", kept)
            assert asked(client).status_code == status
