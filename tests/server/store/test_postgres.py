"""The PostgreSQL store: a database that stops answering and comes back."""

import asyncio
import logging
import sys
from pathlib import Path
from typing import TypeVar

import asyncpg
import msgspec
import pytest
from click import Command
from click.testing import CliRunner

from posse.server.backup_command import backup
from posse.server.command import serve
from posse.server.errors import Conflict, StoreError, StoreUnavailable
from posse.server.store.postgres.pool import Pool, Unsure, Work
from posse.server.store.postgres.store import PostgresStore
from posse.server.store.rows import ChatRow, Lease
from tests.server.store.test_leases import leased, nodes
from tests.server.store.test_store import MATCH, TABLE
from tools import debian, find_postgres
from tools.cluster import Cluster

pytestmark = pytest.mark.long

T = TypeVar("T")
OUTAGES = 3


class Writer:
    """Appends to one match as a table does: it looks a failed answer up, then gives it again."""

    def __init__(self, store: PostgresStore, id: str) -> None:
        self.store = store
        self.id = id
        self.given: list[int] = []  # acknowledged
        self.failed = 0

    async def begin(self) -> Lease:
        lease = await leased(self.store, self.id)
        row = msgspec.structs.replace(TABLE, id=self.id)
        match = msgspec.structs.replace(MATCH, id=self.id, table=self.id)
        await self.store.begin(lease, row, match)
        return lease

    async def write(self, lease: Lease, enough: asyncio.Event) -> None:
        while not enough.is_set():
            n = len(self.given)
            try:
                await self.store.append(lease, self.id, n, n % 7, over=False)
                self.given.append(n % 7)
            except StoreError:
                self.failed += 1
                self.given = (await self.stored())[: n + 1]

    async def stored(self) -> list[int]:
        while True:
            try:
                found = await self.store.match(self.id)
            except StoreUnavailable:
                await asyncio.sleep(0)
                continue
            assert found is not None
            assert found.answers[: len(self.given)] == self.given
            return found.answers


def test_a_restart_under_load(crashing: Cluster, caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        async with nodes(crashing.database(), 1) as (store,):
            writers = [Writer(store, f"w{i}") for i in range(4)]
            leases = [await writer.begin() for writer in writers]
            enough = asyncio.Event()
            async with asyncio.TaskGroup() as tasks:
                for writer, lease in zip(writers, leases, strict=True):
                    tasks.create_task(writer.write(lease, enough))
                for _ in range(OUTAGES):
                    await progress(writers)
                    await asyncio.to_thread(crashing.stop)
                    await asyncio.to_thread(crashing.start)
                await progress(writers)
                enough.set()
            for writer in writers:
                assert await writer.stored() == writer.given

    with caplog.at_level(logging.WARNING, "posse.server"):
        asyncio.run(main())
    said = [record.getMessage() for record in caplog.records]
    assert sum("does not answer, waiting" in line for line in said) == OUTAGES
    assert sum("answers again" in line for line in said) == OUTAGES


async def progress(writers: list[Writer]) -> None:
    """Waits until every writer has written some more answers."""
    goal = [len(writer.given) + 5 for writer in writers]
    while any(len(w.given) < n for w, n in zip(writers, goal, strict=True)):
        await asyncio.sleep(0)


def test_while_it_is_gone_everybody_is_told_and_answers_wait(crashing: Cluster) -> None:
    async def main() -> None:
        async with nodes(crashing.database(), 1) as (store,):
            lease = await leased(store)
            await store.begin(lease, TABLE, MATCH)
            told: list[bool] = []
            store.watch(told.append)
            await asyncio.to_thread(crashing.stop, "fast")
            with pytest.raises(StoreUnavailable, match="does not answer"):
                await store.name("hash")
            assert told == [True]
            waiting = asyncio.create_task(store.append(lease, "m1", 0, 1, over=False))
            await asyncio.to_thread(crashing.start)
            await waiting
            assert told == [True, False]

    asyncio.run(main())


class Cut(Pool):
    """A pool whose connection breaks right after the first commit, before the reply."""

    cut = False

    async def _once(self, work: Work[T], again: bool, within: float | None) -> T:
        value = await super()._once(work, again, within)
        if self.cut:
            self.cut = False
            raise Unsure
        return value


def test_what_was_stored_when_the_line_broke_counts(postgres: str) -> None:
    async def main() -> None:
        store = PostgresStore(postgres)
        store.pool = store._batch.pool = line = Cut(postgres)
        await store.open()
        lease = await leased(store)
        said = ChatRow(1, 0, "Ann", "howdy")
        for write in (
            store.begin(lease, TABLE, MATCH),
            store.append(lease, "m1", 0, 3, over=False),
            store.append(lease, "m1", 1, 4, over=True),
            store.say(lease, said),
        ):
            line.cut = True
            await write
        found = await store.match("m1")
        assert found is not None
        assert (found.answers, found.over) == ([3, 4], True)
        assert await store.chat("t1", 5) == [said]
        with pytest.raises(Conflict):
            await store.append(lease, "m1", 0, 3, over=False)
        await store.close()

    asyncio.run(main())


def test_a_commit_waits_for_the_disk_whatever_the_default(postgres: str) -> None:
    async def main() -> None:
        db = await asyncpg.connect(postgres)
        name = await db.fetchval("SELECT current_database()")
        await db.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
        await db.close()
        async with nodes(postgres, 1) as (store,):
            assert (await store._do("SHOW synchronous_commit"))[0][0] == "on"

    asyncio.run(main())


def test_what_cannot_be_opened_is_named_without_its_password(postgres: str) -> None:
    for address in (
        "postgresql://posse:secret@/posse?host=/nowhere",
        postgres.replace("?", "_not?").replace("posse@", "posse:secret@"),
    ):
        with pytest.raises(StoreError, match="cannot use postgresql:///posse") as caught:
            asyncio.run(PostgresStore(address).open())
        assert "secret" not in str(caught.value)


def test_without_programs_one_line_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("POSSE_POSTGRES", raising=False)
    monkeypatch.setattr(find_postgres, "installed", lambda: None)
    monkeypatch.setattr(debian, "install", lambda _: False)
    assert find_postgres.postgres() is None
    said = capsys.readouterr().err
    assert said.startswith("posse: the tests of the PostgreSQL store are not run: install it")
    assert said.endswith("apt-get install postgresql)\n")


@pytest.mark.parametrize(("command", "more"), [(serve, ()), (backup, ("copy.db",))])
def test_without_the_extra_one_line_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: Command, more: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    ours = [name for name in sys.modules if name.startswith("posse.server.store.postgres.")]
    for name in ours:
        monkeypatch.delitem(sys.modules, name)
    done = CliRunner().invoke(command, [*more, "--db", "postgresql://localhost/posse"])
    assert done.exit_code == 1
    needed = "PostgreSQL needs one more package: pip install 'posse[postgres]'"
    assert done.output == f"Error: {needed}\n"
