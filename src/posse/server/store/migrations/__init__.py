"""The schemas of both databases as numbered steps: `<database>/<number>_<what>.sql`.

A step and its number are written in one transaction. A released step is never changed, unless it
failed on some rows; a later change is a new step.

Servers of two neighbouring versions share a database during an upgrade, so a change has two steps.
The first line of a step says which it is:

- `-- expand: …` adds what older servers do not notice. They go on with the database.
- `-- contract N: …` takes away what no server uses that knows N steps. Older ones are refused.

Steps from before this rule have no such line: a server needs to know them.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

Database = Literal["sqlite", "postgres"]
_KIND = re.compile(r"-- (?:expand|contract (?P<oldest>\d+)): ")


class Step(NamedTuple):
    number: int
    name: str
    sql: str
    oldest: int  # a server that knows fewer steps cannot use the database after this one


@cache
def steps(database: Database) -> tuple[Step, ...]:
    """All steps in order."""
    found: list[Step] = []
    for file in sorted((Path(__file__).parent / database).glob("*.sql")):
        sql, number, before = file.read_text(encoding="utf-8"), int(file.stem[:4]), found[-1:]
        found.append(Step(number, file.stem[5:], sql, oldest(sql, number, before)))
    assert [step.number for step in found] == list(range(1, len(found) + 1))
    return tuple(found)


def oldest(sql: str, number: int, before: list[Step]) -> int:
    """How many steps a server must know to use the database after this one."""
    kind = _KIND.match(sql)
    if kind is None:
        return number
    named = int(kind["oldest"] or 0)
    assert named < number, "a step cannot need itself: then it is no second step"
    return max(named, *[step.oldest for step in before])


def missing(database: Database, applied: int, usable_by: int | None = None) -> tuple[Step, ...]:
    """The steps that a database lacks; none if it has more than we know.

    `usable_by`: how many steps a server must know to use it. None: all of them. Raises OSError if
    we know fewer.
    """
    known = steps(database)
    if 0 <= applied <= len(known):
        return known[applied:]
    if applied < 0 or (applied if usable_by is None else usable_by) > len(known):
        raise OSError(
            f"it was made by another version of Posse (schema {applied}, this one knows"
            f" {len(known)}): start that version, or a newer one"
        )
    return ()
