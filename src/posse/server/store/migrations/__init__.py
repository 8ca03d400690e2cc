"""The schemas of both stores, as numbered steps: `<database>/<number>_<what>.sql`.

Each step is applied in one transaction together with the note that it was. A step that was
released is never changed, unless it stopped at some rows; what comes later is a new one.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

Database = Literal["sqlite", "postgres"]


class Step(NamedTuple):
    number: int
    name: str
    sql: str


@cache
def steps(database: Database) -> tuple[Step, ...]:
    """All steps, the first one first."""
    files = sorted((Path(__file__).parent / database).glob("*.sql"))
    found = [Step(int(f.stem[:4]), f.stem[5:], f.read_text(encoding="utf-8")) for f in files]
    assert [step.number for step in found] == list(range(1, len(found) + 1))
    return tuple(found)


def missing(database: Database, applied: int) -> tuple[Step, ...]:
    """What a database lacks that has the first `applied` steps; OSError if that are too many."""
    known = steps(database)
    if not 0 <= applied <= len(known):
        raise OSError(
            f"it was made by another version of Posse (schema {applied}, this one knows"
            f" {len(known)}): start that version, or a newer one"
        )
    return known[applied:]
