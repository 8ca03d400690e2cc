"""Hostile clients against a real server: they are refused, and the match goes on."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.server_process import Person, Server, enter, hear, socket, tell
from tests.witness import PATIENCE

pytestmark = pytest.mark.long

Attack = Callable[["Scene"], Awaitable[None]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path: Path = tmp_path_factory.mktemp("server") / "posse.db"
    with Server(path, "--bot-pause", "0") as made:
        yield made


class Scene:
    """A match in which Ann is asked, and what the attacker knows of it."""

    def __init__(self, ann: Person, table: str, host: str, full: dict[str, Any]) -> None:
        self.ann = ann
        self.table = table
        self.host = host
        self.full = full

    @property
    def number(self) -> int:
        return int(self.full["choice"]["number"])

    def answer(self, option: int = 0) -> dict[str, Any]:
        return {"t": "answer", "choice": self.number, "option": option}


async def asked(connection: ClientConnection) -> dict[str, Any]:
    """Plays until Ann has a real choice, and returns the state of the table.

    She follows the steps. Asking for the whole state after each would be too often for the server.
    """
    choice = (await enter(connection))["choice"]
    while choice is not None:
        mine = choice["seat"] == 0
        if mine and len(choice["options"]) > 1:
            return await enter(connection)
        if mine:
            await tell(connection, t="answer", choice=choice["number"], option=0)
        choice = (await hear(connection, "step"))["choice"]
    raise AssertionError("Ann was never asked")


async def attacked(server: Server, attack: Attack) -> None:
    """Attacks while Ann is asked. Afterwards everything is as before, and she answers."""
    ann = Person(server, "Ann")
    for _ in range(10):
        table = ann.create(players=7, start=True)
        async with ann.socket(table) as connection:
            try:
                full = await asked(connection)
            except AssertionError:
                continue
            await attack(Scene(ann, table, server.host, full))
            after = await enter(connection)
            assert after == full
            await tell(connection, t="answer", choice=full["choice"]["number"], option=1)
            step = await hear(connection, "step")
            assert (
                step["choice"] is None or step["choice"]["number"] == after["choice"]["number"] + 1
            )
            return
    raise AssertionError("Ann was never asked")


def run(server: Server, attack: Attack) -> None:
    """A server that does not answer fails the test instead of holding it up."""
    asyncio.run(asyncio.wait_for(attacked(server, attack), PATIENCE))


async def refused(connection: ClientConnection, message: Any, error: str) -> None:
    text = message if isinstance(message, (str, bytes)) else json.dumps(message)
    await connection.send(text)
    told = await hear(connection, "error")
    assert told["error"] == error, told
    assert told["message"]


async def closed_with(connection: ClientConnection) -> int:
    try:
        while True:
            await connection.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


# who is who -------------------------------------------------------------------------------------


@pytest.mark.parametrize("token", ["A" * 43, "", "x", "x" * 5000, "p0", "é"])
def test_a_wrong_token_is_a_spectator(server: Server, token: str) -> None:
    async def attack(scene: Scene) -> None:
        async with socket(scene.host, scene.table) as connection:
            public = await enter(connection)
        async with socket(scene.host, scene.table, Cookie=f"posse={token}") as connection:
            assert await enter(connection) == public
            assert public["view"]["me"] is None
            assert "options" not in public["choice"]
            await refused(connection, scene.answer(), "not_seated")

    run(server, attack)


def test_nobody_answers_for_another_player(server: Server) -> None:
    async def attack(scene: Scene) -> None:
        bob = Person(server, "Bob")
        async with bob.socket(scene.table) as connection:
            await enter(connection)
            await refused(connection, scene.answer(), "not_seated")
            await refused(connection, {"t": "sit", "seat": 0}, "is_playing")
            await refused(connection, {"t": "sit", "seat": 1}, "is_playing")
            for order in ({"t": "kick", "seat": 0}, {"t": "bot", "seat": 1, "bot": "random"}):
                await refused(connection, order, "not_host")
            await refused(connection, {"t": "start"}, "not_host")
            await refused(connection, {"t": "options", "clock": 30}, "not_host")

    run(server, attack)


@pytest.mark.parametrize("shift", [-1, 1, 1000])
def test_stale_numbers(server: Server, shift: int) -> None:
    async def attack(scene: Scene) -> None:
        async with scene.ann.socket(scene.table) as connection:
            await enter(connection)
            wrong = scene.number + (shift if scene.number else abs(shift))
            await refused(connection, {"t": "answer", "choice": wrong, "option": 0}, "stale")
            await refused(connection, scene.answer(999), "no_option")

    run(server, attack)


def test_a_foreign_page_gets_no_socket(server: Server) -> None:
    async def attack(scene: Scene) -> None:
        for origin in ("http://evil.example", "null", f"http://{scene.host}.evil.example"):
            with pytest.raises(InvalidStatus) as status:
                await scene.ann.socket(scene.table, Origin=origin)
            assert status.value.response.status_code == 403
        async with scene.ann.socket(scene.table, Origin=f"http://{scene.host}") as connection:
            assert (await enter(connection))["view"]["me"] == 0

    run(server, attack)


def test_a_foreign_page_cannot_post(server: Server) -> None:
    person = Person(server, "Ann")
    cookies = {"posse": person.token}
    with httpx2.Client(
        base_url=f"http://{server.host}", cookies=cookies, timeout=PATIENCE
    ) as client:
        headers = {"Origin": "http://evil.example"}
        response = client.post("/api/me", json={"name": "Eve"}, headers=headers)
        assert (response.status_code, response.json()["error"]) == (403, "foreign_origin")
        assert client.get("/api/me").json() == {"name": "Ann"}
        own = {"Origin": f"http://{server.host}"}
        assert client.post("/api/me", json={"name": "Eve"}, headers=own).status_code == 200


def test_tables_that_are_not_there(server: Server) -> None:
    async def attack(scene: Scene) -> None:
        for table in ("nosuch", "x" * 500, "%2e%2e"):
            async with socket(scene.host, table) as connection:
                assert (await hear(connection, "error"))["error"] == "no_table"
                assert await closed_with(connection) == 4404

    run(server, attack)


# what is said -----------------------------------------------------------------------------------

NONSENSE: list[Any] = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"hello"',
    "{}",
    '{"t":"nosuch"}',
    '{"t":7}',
    '{"t":"answer"}',
    '{"t":"answer","choice":"1","option":0}',
    '{"t":"answer","choice":-1,"option":0}',
    '{"t":"answer","choice":1,"option":-1}',
    '{"t":"answer","choice":1,"option":0.5}',
    '{"t":"answer","choice":1,"option":true}',
    '{"t":"answer","choice":123456789012345678901234567890,"option":0}',
    '{"t":"answer","choice":1,"option":0,"seat":2}',
    '{"t":"sit","seat":99}',
    '{"t":"bot","seat":1,"bot":"../../x"}',
    '{"t":"phrase","id":"<b>"}',
    '{"t":"options","clock":31}',
    "[" * 4000,
    '{"t":' * 500,
    b'{"t":"ping"}',
    b"\xff\xfe\xfd",
]


def test_nonsense(server: Server) -> None:
    async def attack(scene: Scene) -> None:
        async with scene.ann.socket(scene.table) as connection:
            await enter(connection)
            for message in NONSENSE:
                await refused(connection, message, "bad_message")

    run(server, attack)


def test_the_first_message_must_be_hello(server: Server) -> None:
    async def attack(scene: Scene) -> None:
        async with scene.ann.socket(scene.table) as connection:
            await refused(connection, scene.answer(), "hello_first")

    run(server, attack)


@pytest.mark.parametrize("size", [5_000, 1_000_000])
@pytest.mark.parametrize("binary", [False, True])
def test_huge_frames(server: Server, size: int, binary: bool) -> None:
    async def attack(scene: Scene) -> None:
        async with scene.ann.socket(scene.table) as connection:
            await enter(connection)
            text = json.dumps({"t": "chat", "text": "x" * size})
            await connection.send(text.encode() if binary else text)
            assert await closed_with(connection) == 1009

    run(server, attack)


def test_a_flood_is_slowed_down_and_then_disconnected(server: Server) -> None:
    async def attack(scene: Scene) -> None:
        async with scene.ann.socket(scene.table) as connection:
            await enter(connection)
            try:
                for _ in range(5000):
                    await tell(connection, **scene.answer(999))
            except ConnectionClosed:
                pass
            assert await closed_with(connection) == 1008

    run(server, attack)


def test_too_much_talk(server: Server) -> None:
    async def attack(scene: Scene) -> None:
        async with scene.ann.socket(scene.table) as connection:
            await enter(connection)
            for _ in range(12):
                await tell(connection, t="chat", text="spam")
            assert (await hear(connection, "error"))["error"] == "too_fast"

    run(server, attack)


def test_markup_is_text(server: Server) -> None:
    markup = "<img src=x onerror=1>"

    async def attack(scene: Scene) -> None:
        eve = Person(server, markup)
        async with eve.socket(scene.table) as connection:
            await enter(connection)
            await tell(connection, t="chat", text=f"{markup} & more")
            line = await hear(connection, "chat")
            assert (line["name"], line["text"]) == (markup, f"{markup} & more")
            await refused(connection, {"t": "chat", "text": "a\u0000b"}, "bad_text")
            await refused(connection, {"t": "chat", "text": "x" * 201}, "bad_text")
            await refused(connection, {"t": "name", "name": "\u202eadmin"}, "bad_text")

    run(server, attack)


def test_many_connections_from_one_address(server: Server) -> None:
    async def attack(scene: Scene) -> None:
        crowd: list[ClientConnection] = []
        try:
            while len(crowd) < 70:
                crowd += [await socket(scene.host, scene.table)]
            assert (await hear(crowd[-1], "error"))["error"] == "busy"
            assert await closed_with(crowd[-1]) == 1013
        finally:
            for connection in crowd:
                await connection.close()

    run(server, attack)
