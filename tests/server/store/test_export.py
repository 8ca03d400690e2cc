"""`posse export`: finished matches of a server in a file, without names unless asked for."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec
import pytest

from posse import Match, lab, new_match
from posse.bots import crew
from posse.server.store.rows import MatchRow, Said, TableRow
from posse.server.store.sqlite.store import SqliteStore
from tests.command import Run, runner

NAMES = ["Calamity", "Doc", "Belle", "Kid"]
BEGUN = 1_700_000_000.0


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return runner(capsys, monkeypatch)


def played(game: str, seed: str) -> MatchRow:
    """A finished match of two people and two bots."""
    match = new_match(game, 4, seed)
    hired = crew(match, "greenhorn", seed)
    said = {}
    while match.choice is not None:
        if match.choice.seat > 1:
            said[match.number] = Said("greenhorn" if match.choice.seat == 2 else "deputy")
        match.answer(hired.choose() or 0)
    record = match.record()
    return MatchRow(
        f"match-{game}-{seed}", f"secret-{seed}", game, record["version"], record["packs"], 4,
        record["house"], seed, NAMES, BEGUN, answers=record["answers"],
        people=["hash-a", "hash-b", "", ""], said=said,
    )  # fmt: skip


def server(path: Path, *rows: MatchRow, unfinished: MatchRow | None = None) -> None:
    """A database as a server leaves it."""

    async def fill() -> None:
        store = SqliteStore(path)
        await store.open()
        for row in (*rows, unfinished):
            if row is None:
                continue
            table = TableRow(row.table, row.game, row.packs, 4, row.house, 60, True, [], "h", 1.0)
            last = row.answers[-1]
            kept = msgspec.structs.replace(row, answers=row.answers[:-1])
            lease = await store.acquire(row.table)
            assert lease is not None
            await store.begin(lease, table, kept)
            if row is not unfinished:
                await store.append(lease, row.id, len(kept.answers), last, over=True)
        await store.close()

    asyncio.run(fill())


@pytest.mark.parametrize("ending", ["jsonl", "parquet"])
def test_what_is_exported_is_read_back_and_replayed(tmp_path: Path, run: Run, ending: str) -> None:
    if ending == "parquet":
        pytest.importorskip("pyarrow", reason="needs the extra: pip install posse[parquet]")
    rows = [played("bang", "a"), played("dice", "b"), played("wyatt", "c")]
    server(tmp_path / "posse.db", *rows, unfinished=played("dice", "d"))
    out = tmp_path / f"matches.{ending}"
    code, said, _ = run("export", "--db", tmp_path / "posse.db", "--out", out)
    assert (code, said) == (0, f"3 matches are in {out}.\n")
    found = list(lab.read_matches(out))
    assert [row["seed"] for row in found] == ["a", "b", "c"]
    for row, kept in zip(found, rows, strict=True):
        match = Match.replay(row)
        assert match.answers == kept.answers and match.result is not None
        assert (row["side"], row["winners"]) == (match.result.side, match.result.winners)
        assert row["scores"] == match.result.scores
        assert row["seats"] == ["person", "person", "greenhorn", "deputy"]
        assert row["begun"] == "2023-11-14T22:13:20+00:00"
    tallies = lab.tally_matches(out)
    assert {key[0]: tally.games for key, tally in tallies.items()} == dict.fromkeys(
        ("bang", "dice", "wyatt"), 1
    )


def test_nobody_can_be_told_from_it_unless_names_are_asked_for(tmp_path: Path, run: Run) -> None:
    row = played("dice", "a")
    server(tmp_path / "posse.db", row)
    out = tmp_path / "matches.jsonl"
    run("export", "--db", tmp_path / "posse.db", "--out", out)
    text = out.read_text(encoding="utf-8")
    for secret in (*NAMES, "hash-a", row.id, row.table):
        assert secret not in text
    run("export", "--db", tmp_path / "posse.db", "--out", out, "--names")
    assert json.loads(out.read_text(encoding="utf-8"))["names"] == NAMES


def test_a_match_of_older_rules_is_there_without_its_end(tmp_path: Path, run: Run) -> None:
    old = msgspec.structs.replace(played("bang", "a"), version=0)
    server(tmp_path / "posse.db", old)
    out = tmp_path / "matches.jsonl"
    assert run("export", "--db", tmp_path / "posse.db", "--out", out)[0] == 0
    (row,) = lab.read_matches(out)
    assert (row["version"], row["side"], row["winners"]) == (0, "", [])
    assert lab.tally_matches(out) == {}


def test_it_reads_beside_a_server_that_runs(tmp_path: Path, run: Run) -> None:
    """A server has the store open; the export neither waits nor changes anything."""
    path, out = tmp_path / "posse.db", tmp_path / "matches.jsonl"
    server(path, played("dice", "a"))

    async def beside() -> None:
        store = SqliteStore(path)
        await store.open()
        assert run("export", "--db", path, "--out", out)[0] == 0
        await store.close()

    asyncio.run(beside())
    assert len(list(lab.read_matches(out))) == 1


def test_what_cannot_be_exported_is_one_line(tmp_path: Path, run: Run) -> None:
    server(tmp_path / "posse.db", played("dice", "a"))
    (tmp_path / "other.db").write_text("no database")
    lines = {
        ("none.db", "a.jsonl"): "No such file or directory",
        ("other.db", "a.jsonl"): "this is not the database of a server",
        ("posse.db", "a.csv"): "the name of the file ends in .jsonl or .parquet",
        ("posse.db", "none/a.jsonl"): "there is no such folder",
    }
    for (db, out), line in lines.items():
        code, _, err = run("export", "--db", tmp_path / db, "--out", tmp_path / out)
        assert code == 2 and line in err and len(err.splitlines()) == 1
    code, _, err = run(
        "export", "--db", tmp_path / "none.db", "--out", tmp_path / "a.jsonl", "--lang", "de"
    )
    assert "Datei oder Ordner nicht gefunden" in err
