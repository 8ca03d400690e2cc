"""Limits per address, and responses that are made once and kept."""

import asyncio
import gzip
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from posse.engine.match import Match, new_match
from posse.server import compressed
from posse.server.settings import Settings
from posse.server.store.rows import Lease, TableRow
from posse.server.table.broadcast import Feed
from posse.server.table.table import Table
from posse.server.wire.bodies import NewTable
from tests.server.client import app_client, create
from tests.server.world import World, changed, playing


def test_unused_tables_make_room_the_oldest_first() -> None:
    async def main() -> None:
        world = World(changed(tables=3))
        made = []
        for number in range(5):
            made.append(await world.tables.create(f"p{number}", "P", NewTable("bang", 4)))
            if not number:
                made[0].attach()  # a guest is connected
            world.clock.time += 1
        assert list(world.tables.all) == [made[i].id for i in (0, 3, 4)]
        again = await world.tables.find(made[1].id)  # its link is still valid
        assert again is not None
        assert list(world.tables.all) == [made[0].id, made[4].id, made[1].id]
        await world.tables.close()

    asyncio.run(main())


def test_a_match_without_its_people_gives_way_and_comes_back() -> None:
    """One whose people have left just now goes last, one that somebody attends never."""

    async def main() -> None:
        world = World(changed(tables=2))
        wanted, started = NewTable("bang", 4), NewTable("bang", 4, start=True)
        first = await world.tables.create("p0", "P", started)
        await world.hold(first)
        number = playing(first).match.number
        world.clock.time += 1
        await world.tables.create("p1", "P", wanted)
        third = await world.tables.create("p2", "P", wanted)
        assert list(world.tables.all) == [first.id, third.id], "people may come back to the match"
        third.attach()
        fourth = await world.tables.create("p3", "P", wanted)
        assert list(world.tables.all) == [third.id, fourth.id]
        back = await world.tables.find(first.id)
        assert back is not None
        assert (back.room.state, playing(back).match.number) == ("playing", number)
        back.attach()
        with pytest.raises(Exception, match="all tables are taken"):
            await world.tables.create("p4", "P", wanted)
        await world.tables.close()

    asyncio.run(main())


def opened(client: TestClient, table: str) -> Any:
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        socket.send_json({"t": "hello"})
        return socket.receive_json()


def test_reopening_old_tables_counts_like_making_new_ones(tmp_path: Path) -> None:
    settings = Settings(tables=1, address_tables=(0.0, 4.0))
    with app_client(tmp_path, settings) as client:
        old = [create(client) for _ in range(3)]
        assert opened(client, old[0])["t"] == "table"
        assert opened(client, old[1])["error"] == "busy"
        assert opened(client, old[0])["t"] == "table"  # in memory: nothing is fetched


def test_handshakes_count(tmp_path: Path) -> None:
    with app_client(tmp_path, Settings(address_handshakes=(0.0, 2.0))) as client:
        table = create(client)
        told = [opened(client, table) for _ in range(3)]
        assert [one.get("error") for one in told] == [None, None, "busy"]


def test_files_count(tmp_path: Path) -> None:
    with app_client(tmp_path, Settings(address_files=(0.0, 2.0))) as client:
        codes = [client.get(path).status_code for path in ("/", "/nosuch", "/", "/x.js")]
        assert codes == [503, 404, 429, 429]
        assert client.get("/api/games").status_code == 200


def test_replays_that_are_made_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with app_client(tmp_path, Settings(address_replays=(0.0, 2.0))) as client:
        codes = [client.get(f"/api/matches/{i}").status_code for i in ("a", "b", "c")]
        assert codes == [404, 404, 429]
        monkeypatch.setattr("posse.server.node.replay.Replays.has", lambda *_: True)
        assert client.get("/api/matches/d").status_code == 404


def test_files_and_catalogues_are_compressed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    static = tmp_path / "built"
    static.mkdir()
    (static / "app.js").write_text("let it = be;\n" * 1000)
    done: Counter[int] = Counter()

    def compress(body: bytes, *rest: Any, **more: Any) -> bytes:
        done[len(body)] += 1
        return original(body, *rest, **more)

    original = gzip.compress
    compressed.compress.cache_clear()
    monkeypatch.setattr(gzip, "compress", compress)
    with app_client(tmp_path, static=static) as client:
        for _ in range(3):
            for path in ("/app.js", "/api/games/bang/catalog", "/api/locales/en/house"):
                response = client.get(path)
                assert response.headers["content-encoding"] == "gzip"
                assert len(response.text) > 1024
        plain = client.get("/app.js", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == (static / "app.js").read_text()
        (static / "app.js").write_text("anew")
        assert client.get("/app.js").text == "anew"
    assert len(done) == 3
    assert set(done.values()) == {1}


def test_a_view_is_made_once_per_state(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match("bang", 5, "once")
    feed, made = Feed(match), Counter[int | None]()
    original = Match.screens

    def screens(self: Match, seats: list[int | None]) -> Any:
        made.update(seats)
        return original(self, seats)

    monkeypatch.setattr(Match, "screens", screens)
    for _ in range(3):
        assert feed.full(0, 0, None) == feed.full(0, 0, None)
        feed.full(None, 0, None)
    assert made == {0: 1, None: 1}
    match.answer(0)
    feed.steps([0, None], lambda _: None)
    feed.full(0, 0, None)
    assert made == {0: 2, None: 2}


def test_a_table_that_is_being_closed_stays_for_a_guest_who_comes() -> None:
    async def main() -> None:
        world = World()
        table: Table = await world.tables.create("p0", "P", NewTable("bang", 4))
        save = world.memory.save

        async def slow(lease: Lease, row: TableRow) -> None:
            table.attach()
            await save(lease, row)

        world.memory.save = slow  # type: ignore[method-assign]
        world.clock.time += world.services.settings.close_open
        await world.tables.sweep()
        assert list(world.tables.all) == [table.id]
        assert [row.closed for row in await world.memory.tables()] == [False]
        await world.tables.close()

    asyncio.run(main())
