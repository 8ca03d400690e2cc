"""A backup is looked over before it is needed: every row, every match."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from posse import new_match
from posse.engine.match import Match
from posse.server.store.rows import MatchRow
from posse.server.store.store import Store
from tests.command import Run, refused, runner
from tests.server.store.test_store import TABLE, leased, with_store

pytestmark = pytest.mark.long


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return runner(capsys, monkeypatch)


def played(id: str, answers: int | None = None) -> MatchRow:
    """A match of The Dice Game, whole or up to some answers."""
    match = new_match("dice", 4, seed=id)
    while match.choice and (answers is None or match.number < answers):
        match.answer(0)
    return row_of(id, match)


def row_of(id: str, match: Match) -> MatchRow:
    record = match.record()
    return MatchRow(
        id=id, table="t1", game="dice", version=record["version"], packs=record["packs"],
        players=4, house=record["house"], seed=record["seed"], names=["Änn", "b", "c", "d"],
        begun=time.time(), over=match.result is not None, answers=list(record["answers"]),
        people=["hash", "", "", ""],
    )  # fmt: skip


ENDED, RUNNING = played("m1"), played("m2", 3)
OLD = msgspec.structs.replace(played("m3"), version=0)


async def fill(store: Store) -> None:
    lease = await leased(store)
    await store.rename("hash", "Änn")
    for match in (ENDED, RUNNING, OLD):
        await store.begin(lease, msgspec.structs.replace(TABLE, match=match.id), match)
        if match.over:
            last = len(match.answers)
            await store.append(lease, match.id, last, 0, over=True)
            await store.cut(lease, match.id, last)


@pytest.fixture
def copy(run: Run, address: str, tmp_path: Path) -> Path:
    file = tmp_path / "copy.db"
    with_store(address, fill)
    assert run("backup", file, "--db", address)[0] == 0
    return file


def broken(file: Path, sql: str) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        assert db.execute(sql).rowcount


def test_a_good_backup_is_called_good(run: Run, copy: Path) -> None:
    code, out, err = run("backup", "--verify", copy)
    assert (code, err) == (0, "")
    assert out.startswith(f"{copy} is whole: 1 table, 3 matches")
    before = copy.read_bytes()
    code, out, err = run("backup", "--rehearse", copy)
    assert (code, err) == (0, "")
    assert "2 matches replay to where they stood; 1 of older rules is kept" in out
    assert copy.read_bytes() == before
    assert list(copy.parent.glob("copy.db-*")) == []


def test_a_rehearsal_in_a_database_of_the_host(run: Run, copy: Path, postgres: str) -> None:
    code, out, _ = run("backup", "--rehearse", copy, "--into", postgres)
    assert code == 0
    assert "2 matches replay" in out
    refused(run("backup", "--rehearse", copy, "--into", postgres), "--force replaces them")


@pytest.mark.parametrize(
    ("sql", "said"),
    [
        ("UPDATE matches SET body = 'x' WHERE id = 'm2'", "match m2 cannot be read"),
        ("UPDATE tables SET body = '{}'", "table t1 cannot be read"),
        ("DELETE FROM answers WHERE match = 'm1' AND n = 1", "match m1 lacks an answer"),
        ("DELETE FROM matches WHERE id = 'm2'", "match m2 lacks an answer"),
    ],
)
@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
def test_a_row_that_is_not_whole_is_named(run: Run, copy: Path, sql: str, said: str) -> None:
    broken(copy, sql)
    refused(run("backup", "--verify", copy), said)
    refused(run("backup", "--rehearse", copy), said)


@pytest.mark.parametrize(
    ("sql", "said"),
    [
        ("UPDATE answers SET option = 99 WHERE match = 'm1' AND n = 2", "m1: answer 2 does not"),
        ("UPDATE matches SET over = 1 WHERE id = 'm2'", "m2: it ended, but has no result"),
        ("UPDATE matches SET over = 0 WHERE id = 'm1'", "m1: it has a result, but did not end"),
    ],
)
@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
def test_only_a_rehearsal_finds_what_no_row_shows(
    run: Run, copy: Path, sql: str, said: str
) -> None:
    broken(copy, sql)
    assert run("backup", "--verify", copy)[0] == 0
    refused(run("backup", "--rehearse", copy), said)


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
def test_what_is_no_backup_is_refused(run: Run, copy: Path, tmp_path: Path) -> None:
    refused(run("backup", "--verify", tmp_path / "none.db"), "there is no file")
    (tmp_path / "text.db").write_text("hello " * 1000)
    refused(run("backup", "--verify", tmp_path / "text.db"), "is not a database of Posse")
    whole = copy.read_bytes()
    copy.write_bytes(whole[: len(whole) // 2])
    refused(run("backup", "--verify", copy), "copy.db: is ")


def test_the_database_knows_its_last_backup(run: Run, address: str, tmp_path: Path) -> None:
    began = time.time() - 1

    async def never(store: Store) -> None:
        await fill(store)
        assert await store.last_backup() == 0

    async def lately(store: Store) -> None:
        assert began <= await store.last_backup() <= time.time()

    with_store(address, never)
    assert run("backup", tmp_path / "copy.db", "--db", address)[0] == 0
    with_store(address, lately)
    failed = run("backup", tmp_path / "none" / "copy.db", "--db", address)
    assert failed[0] == 2
