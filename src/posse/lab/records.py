"""Finished matches in a file, for analysis: a line (JSON) or a row (Parquet) each.

A row is a match record, which `Match.replay` plays again, and its result:

    posse, game, version, packs, players, house, seed, answers    the record
    begun     when it began, in UTC
    seats     who played each seat: "person", or the name of a bot
    side, winners, scores    how it ended; empty if today's rules cannot replay it
    names     the names of people, only if the export was asked for them
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

from posse.engine.errors import BadRecord, PosseError
from posse.engine.ids import NONE
from posse.engine.match import Match
from posse.lab.tally import Tally

LINES: Final = ".jsonl"
COLUMNS: Final = ".parquet"
BATCH: Final = 500  # rows of a Parquet file that are held at once
Row = dict[str, Any]


def check(path: Path) -> None:
    """Raise BadRecord if such a file cannot be written. Called before anything is read."""
    if path.suffix not in (LINES, COLUMNS):
        raise BadRecord(f"{path}: the name of the file ends in .jsonl or .parquet")
    if not path.parent.is_dir():
        raise BadRecord(f"{path}: there is no such folder")
    if path.suffix == COLUMNS:
        _arrow()


def write_matches(path: Path, rows: Iterable[Row]) -> int:
    """Write rows as they come and return their number. Raises BadRecord as `check` does."""
    check(path)
    return _write_columns(path, rows) if path.suffix == COLUMNS else _write_lines(path, rows)


def read_matches(path: Path | str) -> Iterator[Row]:
    """Yield the rows of a file that `posse export` wrote. `Match.replay` takes each of them.

    Raises BadRecord if the file cannot be read.
    """
    file = Path(path)
    check(file)
    return _read_columns(file) if file.suffix == COLUMNS else _read_lines(file)


def tally_matches(path: Path | str) -> dict[tuple[str, int, tuple[str, ...]], Tally]:
    """Return the results of the matches in a file, by game, players and packs.

    Matches of older rules are left out. Raises BadRecord if the file cannot be read.
    """
    found: dict[tuple[str, int, tuple[str, ...]], Tally] = {}
    for row in read_matches(path):
        if row["side"]:
            match = Match.replay(row)
            key = (match.game.id, match.players, match.setup.packs)
            found.setdefault(key, Tally()).note(match.game, match.state, match.number)
    return found


def outcome(record: Row) -> tuple[Row, list[int]]:
    """Replay a match by today's rules. Return how it ended and which seat gave each answer.

    Both are empty if the rules have changed.
    """
    nothing: Row = {"side": "", "winners": [], "scores": []}
    try:
        match = Match.replay(record, upto=0)
        asked: list[int] = []
        for answer in record["answers"]:
            asked.append(NONE if match.choice is None else match.choice.seat)
            match.answer(answer)
    except PosseError:
        return nothing, []
    return nothing if match.result is None else match.result.json(), asked


# JSON lines ---------------------------------------------------------------------------------------


def _write_lines(path: Path, rows: Iterable[Row]) -> int:
    count = 0
    with path.open("w", encoding="utf-8") as file:
        for row in rows:
            file.write(json.dumps(row, ensure_ascii=False) + "\n")
            count += 1
    return count


def _read_lines(path: Path) -> Iterator[Row]:
    with path.open(encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            try:
                yield json.loads(line)
            except ValueError as error:
                raise BadRecord(f"{path}: line {number} is not a match: {error}") from error


# Parquet ------------------------------------------------------------------------------------------


def _arrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ModuleNotFoundError as error:
        raise BadRecord("Parquet needs pyarrow: pip install 'posse[parquet]'") from error
    return pyarrow


def _schema(arrow: Any) -> Any:
    """Return the columns. House rules are a JSON text, because every game has others."""
    text, number = arrow.string(), arrow.int32()
    sorts = {
        text: ("game", "house", "seed", "begun", "side"),
        number: ("posse", "version", "players"),
        arrow.list_(text): ("packs", "seats", "names"),
        arrow.list_(number): ("answers", "winners", "scores"),
    }
    return arrow.schema([(name, sort) for sort, names in sorts.items() for name in names])


def _write_columns(path: Path, rows: Iterable[Row]) -> int:
    arrow = _arrow()
    schema, left, count = _schema(arrow), iter(rows), 0
    with arrow.parquet.ParquetWriter(path, schema) as file:
        while batch := list(islice(left, BATCH)):
            plain = [{**row, "house": json.dumps(row["house"])} for row in batch]
            file.write_table(arrow.Table.from_pylist(plain, schema))
            count += len(batch)
    return count


def _read_columns(path: Path) -> Iterator[Row]:
    arrow = _arrow()
    try:
        for batch in arrow.parquet.ParquetFile(path).iter_batches(BATCH):
            for row in batch.to_pylist():
                filled = {name: value for name, value in row.items() if value is not None}
                yield {**filled, "house": json.loads(row["house"])}
    except arrow.ArrowInvalid as error:
        raise BadRecord(f"{path}: this is not a Parquet file: {error}") from error
