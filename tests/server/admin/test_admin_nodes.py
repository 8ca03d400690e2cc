"""A decision of the host holds on every node, whichever way it was made."""

from __future__ import annotations

import asyncio
import json

import pytest
from websockets.exceptions import ConnectionClosed

from tests.command import Run, runner
from tests.server.server_process import Person, Server, enter
from tests.witness import PATIENCE

pytestmark = pytest.mark.long

TOKEN = "the-token-of-the-host"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("POSSE_ADMIN_TOKEN", TOKEN)
    return runner(capsys, monkeypatch)


async def ended(person: Person, table: str, decide: list[str], run: Run) -> int:
    """The close code of a socket after the host's decision."""
    async with person.socket(table) as connection:
        await enter(connection)
        assert (await asyncio.to_thread(run, *decide))[0] == 0
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    await connection.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0


def test_other_nodes_heed_the_host(run: Run, postgres: str) -> None:
    with Server(postgres) as first, Server(postgres) as second:
        url = ["--url", f"http://{first.host}"]
        ada, ben = Person(first, "Ada"), Person(second, "Ben")
        hers, his = ada.create(), ben.create()
        shown = json.loads(run("admin", "show", "--json", *url)[1])
        people = {one["name"]: one["person"] for t in shown["tables"] for one in t["people"]}
        assert people.keys() == {"Ada", "Ben"}  # the tables of both nodes
        # Asked at the first node; Ben and his table are on the second one.
        assert (
            asyncio.run(ended(ben, his, ["admin", "ban", f"person:{people['Ben']}", *url], run))
            == 4403
        )
        run("admin", "lift", f"person:{people['Ben']}", *url)
        # Over the database, past both servers; the page comes back and finds nothing.
        close = ["admin", "close", f"table:{hers}", "--db", postgres]
        assert asyncio.run(ended(ada, hers, close, run)) in (1013, 4404)
        assert asyncio.run(refused_at(ada, hers)) == "no_table"


async def refused_at(person: Person, table: str) -> str:
    async with person.socket(table) as connection:
        return str(json.loads(await connection.recv())["error"])
