"""Transfer codes: valid once, for minutes, and not found by guessing."""

import asyncio
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from posse.server.errors import Refused
from posse.server.http.cookies import COOKIE
from posse.server.node.device_transfer import LENGTH, Transfer, TransferCodes
from posse.server.node.short_codes import ALPHABET
from posse.server.settings import Settings
from posse.server.store.factory import store_at
from tests.server.client import FAST, app_client, beside, create
from tests.server.world import changed

Device = Callable[[], TestClient]


@pytest.fixture
def device(tmp_path: Path) -> Iterator[Device]:
    """Browsers of one server, each with its own cookies."""
    with app_client(tmp_path, changed(FAST, address_moves=(0.0, 10.0))) as first:
        yield lambda: beside(first)


def offer(client: TestClient, **body: Any) -> str:
    response = client.post("/api/moves", json=body)
    assert response.status_code == 201, response.text
    return str(response.json()["code"])


def take(client: TestClient, code: Any) -> Any:
    return client.post("/api/moves/take", json={"code": code})


def seat_at(client: TestClient, table: str) -> int | None:
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        socket.send_json({"t": "hello", "since": 0})
        seat: int | None = socket.receive_json()["table"]["me"]
        return seat


def test_the_other_device_has_the_seat_and_the_name(device: Device) -> None:
    phone, laptop = device(), device()
    phone.post("/api/me", json={"name": "Ada"})
    table = create(phone)
    assert seat_at(laptop, table) is None
    code = offer(phone, table=table)
    assert re.fullmatch(f"[{ALPHABET}]{{{LENGTH}}}", code)
    assert take(laptop, code).json() == {"table": table, "name": "Ada"}
    assert laptop.get("/api/me").json() == {"name": "Ada"}
    assert seat_at(laptop, table) == 0
    assert seat_at(phone, table) == 0, "the first device keeps the seat too"


def test_a_code_may_be_typed_as_people_type(device: Device) -> None:
    phone, laptop = device(), device()
    phone.get("/api/me")
    code = offer(phone).lower()
    assert take(laptop, f" {code[:4]} - {code[4:]} ").status_code == 200


def test_a_code_is_good_once(device: Device) -> None:
    phone, laptop, thief = device(), device(), device()
    phone.get("/api/me")
    code = offer(phone)
    assert take(laptop, code).status_code == 200
    again = take(thief, code)
    assert again.status_code == 404 and again.json()["error"] == "no_code"
    assert COOKIE not in thief.cookies


def test_a_new_code_ends_the_old_one(device: Device) -> None:
    phone, laptop = device(), device()
    phone.get("/api/me")
    old, new = offer(phone), offer(phone)
    assert take(laptop, old).json()["error"] == "no_code"
    assert take(laptop, new).status_code == 200


@pytest.mark.parametrize(
    "code", ["", "-", "AAAAAAAA", "2" * 32, "ſ" * 8, "\ud800", "' OR 1=1 --", "../../me", "\x00"]
)
def test_what_is_no_code_is_refused_alike(device: Device, code: str) -> None:
    phone, stranger = device(), device()
    phone.get("/api/me")
    offer(phone)
    body = b'{"code": "\\ud800"}' if code == "\ud800" else None
    response = (
        take(stranger, code)
        if body is None
        else stranger.post(
            "/api/moves/take", content=body, headers={"Content-Type": "application/json"}
        )
    )
    assert response.status_code in (400, 404)
    assert COOKIE not in stranger.cookies


@pytest.mark.parametrize("code", [7, None, ["A"], {"$ne": ""}, "A" * 33])
def test_what_has_another_shape_is_not_understood(device: Device, code: Any) -> None:
    assert take(device(), code).json()["error"] == "bad_message"


def test_codes_are_made_for_somebody_and_for_our_own_page(device: Device) -> None:
    assert device().post("/api/moves", json={}).json()["error"] == "no_person"
    phone = device()
    phone.get("/api/me")
    code = offer(phone)
    foreign = {"Origin": "https://elsewhere.example"}
    for path, body in (("/api/moves", {}), ("/api/moves/take", {"code": code})):
        refused = phone.post(path, json=body, headers=foreign)
        assert refused.status_code == 403 and refused.json()["error"] == "foreign_origin"
    for path in ("/api/moves", "/api/moves/take"):
        assert phone.get(path).status_code in (404, 405), "a link alone does nothing"
    assert take(device(), code).status_code == 200


def test_an_address_that_guesses_is_stopped(device: Device) -> None:
    phone, thief = device(), device()
    phone.get("/api/me")
    code = offer(phone)
    errors = [take(thief, "ABCDEFGH").json()["error"] for _ in range(12)]
    assert errors == ["no_code"] * 9 + ["too_fast"] * 3
    assert take(thief, code).json()["error"] == "too_fast", "the right one comes too late"
    assert COOKIE not in thief.cookies


def test_a_code_grows_old(address: str) -> None:
    async def main() -> None:
        store = store_at(address)
        await store.open()
        over, transfers = (
            TransferCodes(Settings(move_time=seconds), store) for seconds in (0.0, 300.0)
        )
        code = await over.offer("ada", "token", None)
        with pytest.raises(Refused) as refused:
            await over.take(code)
        assert refused.value.error == "no_code"
        await over.offer("bob", "token", None)
        old = await transfers.offer("ada", "token", None)
        code = await transfers.offer("ada", "token", "t1")
        assert await store.codes() == 1
        assert (await transfers.take(code)) == Transfer("ada", "token", "t1")
        for used in (old, code):
            with pytest.raises(Refused):
                await transfers.take(used)
        await store.close()

    asyncio.run(main())
