"""`posse drain`: by address and by process, with workers, and where no other node is."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path

import pytest
from starlette.applications import Starlette

from tests.command import Run, refused, runner
from tests.server.admin.admin_page import HOST, OPEN, TOKEN
from tests.server.client import app_client
from tests.server.server_process import START, Person, Server, asking, enter, hear, tell
from tests.server.store.test_leases import nodes
from tests.witness import PATIENCE

# As people start it, but proxies need one second only to notice.
QUICK = f"from posse.server.node import drain; drain.NOTICE = 1.0; {START}"
ONE = (sys.executable, "-c", QUICK, "serve", "--port", "0", "--workers", "1", "--db")
TWO = (sys.executable, "-c", QUICK, "serve", "--port", "0", "--workers", "2", "--db")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("POSSE_ADMIN_TOKEN", TOKEN)
    return runner(capsys, monkeypatch)


def test_a_server_alone_says_so_and_stays_open(tmp_path: Path) -> None:
    with app_client(tmp_path, OPEN) as client:
        path = "/api/admin/drain"
        assert client.post(path, json={}).status_code == 403
        assert client.get("/health").json() == {"status": "ok"}
        before = {"draining": False, "tables": 0, "waits": 0, "alone": False}
        assert client.get(path, headers=HOST).json() == before
        assert client.post(path, json={}, headers=HOST).json() == {
            **before, "draining": True, "alone": True,
        }  # fmt: skip
        health = client.get("/health")  # nobody else could serve the people at its tables
        assert (health.status_code, health.json()) == (200, {"status": "draining"})
        made = client.post("/api/tables", json={"game": "dice", "players": 4})
        assert (made.status_code, made.json()["error"]) == (503, "stopping")
        app = client.app
        assert isinstance(app, Starlette)
        assert "posse_draining 1\n" in app.state.node.metrics()


def test_wrong_input_is_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    refused(run("drain", "--url", "http://127.0.0.1:9"), "Connection refused")
    refused(run("drain", "--pid", 2**22 + 1), "No such process")
    monkeypatch.delenv("POSSE_ADMIN_TOKEN")
    refused(run("drain"), "POSSE_ADMIN_TOKEN")


@pytest.mark.long
def test_a_process_waits_for_its_matches(run: Run, tmp_path: Path) -> None:
    async def main() -> None:
        with Server(tmp_path / "posse.db", start=ONE) as server:
            ann = Person(server, "Ann")
            pid, table = server.process.pid, ann.create(start=True)
            async with ann.socket(table) as page:
                await enter(page)
                code, said, _ = await asyncio.to_thread(run, "drain", "--pid", pid, "--wait", 0)
                assert (code, said.startswith("The server has not ended yet.")) == (1, True)
                await tell(page, t="chat", text="still here")
                await hear(page, "chat")
            end = asyncio.to_thread(server.process.wait)
            drained, ended = await asyncio.gather(
                asyncio.to_thread(run, "drain", "--pid", pid), end
            )
            assert drained[:2] == (0, "The server is empty and has ended.\n")
            assert ended == server.end(signal.SIGTERM) == 0

    asyncio.run(main())


@pytest.mark.long
def test_all_workers_give_their_tables_to_another_node(run: Run, postgres: str) -> None:
    with Server(postgres, start=TWO) as first, Server(postgres) as second:
        people = [Person(first, f"P{n}") for n in range(6)]
        tables = [person.create(start=n % 2 == 0) for n, person in enumerate(people)]

        async def main() -> None:
            async with asyncio.timeout(PATIENCE), people[0].socket(tables[0]) as page:
                await enter(page)
                url = f"http://{first.host}"
                drain = asyncio.create_task(asyncio.to_thread(run, "drain", "--url", url))
                with asking(first.host) as client:
                    while client.get("/health").status_code != 503:
                        await asyncio.sleep(0.02)
                code, said, _ = await drain
                assert (code, said.splitlines()[-1]) == (0, "The server is empty and has ended.")
                assert "left." in said
                assert await asyncio.to_thread(first.process.wait) == 0
                assert first.end(signal.SIGTERM) == 0  # it has ended already
            people[0].host = second.host
            async with people[0].socket(tables[0]) as page:
                assert (await enter(page))["choice"] is not None

        asyncio.run(main())
        asyncio.run(driven(postgres, set(tables)))
        assert second.end(signal.SIGTERM) == 0


async def driven(postgres: str, tables: set[str]) -> None:
    """Waits until these tables have an owner."""
    async with asyncio.timeout(PATIENCE), nodes(postgres, 1, 2.5) as (store,):
        while not all([await store.owner(table) for table in tables]):
            await asyncio.sleep(0.02)
