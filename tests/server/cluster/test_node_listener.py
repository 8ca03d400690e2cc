"""A browser may come to any node. The listener for nodes accepts nodes only."""

import asyncio
import json
import signal
from collections.abc import Iterator
from typing import Any

import asyncpg
import httpx2
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from posse.server.cluster.node_wire import node_token
from tests.server.server_process import Person, Server, enter, hear, tell
from tests.witness import PATIENCE

pytestmark = pytest.mark.long


@pytest.fixture
def two(postgres: str) -> Iterator[tuple[Server, Server]]:
    with Server(postgres) as one, Server(postgres) as other:
        yield one, other


def ask(server: Server, path: str, token: str = "", **body: Any) -> Any:
    cookies = {"posse": token} if token else {}
    with httpx2.Client(
        base_url=f"http://{server.host}", cookies=cookies, timeout=PATIENCE
    ) as client:
        return (client.post(path, json=body) if body else client.get(path)).json()


def test_two_nodes_have_the_same_tables_and_people(two: tuple[Server, Server]) -> None:
    one, other = two
    ann = Person(one, "Ann")
    table = ann.create(public=True)
    assert [line["id"] for line in ask(other, "/api/tables")] == [table]
    assert [line["people"] for line in ask(other, "/api/mine", ann.token)["tables"]] == [["Ann"]]
    assert ask(other, "/api/me", ann.token) == {"name": "Ann"}
    code = ask(one, "/api/moves", ann.token, table=table)["code"]
    assert ask(other, "/api/moves/take", code=code) == {"table": table, "name": "Ann"}
    assert ask(one, "/api/moves/take", code=code)["error"] == "no_code"


def test_people_of_two_nodes_at_one_table(two: tuple[Server, Server]) -> None:
    one, other = two
    ann, bob, eve = Person(one, "Ann"), Person(other, "Bob"), Person(other, "Eve")
    table = ann.create()

    async def main() -> None:
        async with ann.socket(table) as here, bob.socket(table) as there, eve.socket(table) as on:
            for socket in (here, there, on):
                await enter(socket)
            await tell(there, t="sit", seat=1)
            while (await hear(here, "table"))["table"]["seats"][1]["name"] != "Bob":
                pass
            await tell(there, t="chat", text="hello")
            assert (await hear(on, "chat"))["name"] == "Bob"
            await tell(on, t="start")
            assert (await hear(on, "error"))["error"] == "not_host"
            await tell(here, t="start")
            views = [(await played(socket))["view"] for socket in (here, there, on)]
            assert [view["me"] for view in views] == [0, 1, None]
            await tell(on, t="sit", seat=5)
            assert (await hear(on, "error"))["error"] == "no_seat"
            await asyncio.to_thread(one.end, signal.SIGTERM)
            assert (await played(there))["view"]["me"] == 1, "the table has come here"
            await tell(there, t="chat", text="still there")
            assert (await line(on, 2))["text"] == "still there"

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


async def played(socket: Any) -> dict[str, Any]:
    while True:
        message = await hear(socket, "full")
        if message["view"] is not None:
            return message


async def line(socket: Any, n: int) -> dict[str, Any]:
    while True:
        message = await hear(socket, "chat")
        if message["n"] == n:
            return message


async def read(db: str, sql: str) -> list[Any]:
    opened = await asyncpg.connect(db)
    try:
        return await opened.fetch(sql)
    finally:
        await opened.close()


def test_the_inner_port_accepts_only_nodes_with_the_key(
    postgres: str, two: tuple[Server, Server]
) -> None:
    async def main() -> None:
        nodes = await read(postgres, "SELECT node, url FROM nodes")
        assert len(nodes) == 2
        (node, url), (another, _) = nodes
        (key,) = (await read(postgres, "SELECT value FROM own WHERE key = 'key'"))[0]
        for shown in ("", "Bearer ", "Bearer x", f"Bearer {node_token(key, another)}", "Bearer é"):
            headers = {"Authorization": shown} if shown else {}
            with pytest.raises(InvalidStatus) as refused:
                await connect(url, additional_headers=headers, proxy=None)
            assert refused.value.response.status_code == 404
        headers = {"Authorization": f"Bearer {node_token(key, node)}"}
        wanted = {"table": "no such table", "person": "p", "name": "P", "address": "::1"}
        async with connect(url, additional_headers=headers, proxy=None) as inside:
            await inside.send(f"o1 {json.dumps(wanted)}")
            assert await inside.recv() == "m1 "
            await inside.send("nonsense")
            await inside.wait_closed()

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


def test_a_silent_connection_to_the_inner_port_is_aborted(
    postgres: str, two: tuple[Server, Server]
) -> None:
    """A silent connection is aborted when others come, and after a while."""

    async def main() -> None:
        address = (await read(postgres, "SELECT url FROM nodes"))[0][0].rpartition("/")[2]
        host, _, port = address.rpartition(":")
        strangers = [await asyncio.open_connection(host, int(port)) for _ in range(80)]
        assert await strangers[0][0].read() == b"", "the first ones had to go at once"
        for reader, writer in strangers:
            await reader.read()
            writer.close()

    asyncio.run(asyncio.wait_for(main(), PATIENCE))
