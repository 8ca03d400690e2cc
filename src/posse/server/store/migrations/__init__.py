"""The schemas of both databases as numbered steps: `<database>/<number>_<what>.sql`.

A step and its number are written in one transaction. A released step is never changed, unless it
failed on some rows; a later change is a new step.
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
    """All steps in order."""
    files = sorted((Path(__file__).parent / database).glob("*.sql"))
    found = [Step(int(f.stem[:4]), f.stem[5:], f.read_text(encoding="utf-8")) for f in files]
    assert [step.number for step in found] == list(range(1, len(found) + 1))
    return tuple(found)


def missing(database: Database, applied: int) -> tuple[Step, ...]:
    """The steps that a database lacks. Raises OSError if it has more than we know."""
    known = steps(database)
    if not 0 <= applied <= len(known):
        raise OSError(
            f"it was made by another version of Posse (schema {applied}, this one knows"
            f" {len(known)}): start that version, or a newer one"
        )
    return known[applied:]
