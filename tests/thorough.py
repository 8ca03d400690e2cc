"""Parameters that only `make test-long` runs, because `make test` runs the same test on others.

`make test` must find every planted fault all the same: the rest of the parameters has every game,
every form of the page, mouse and finger, and both languages.
"""

from __future__ import annotations

from typing import Any

import pytest
from _pytest.mark import ParameterSet

from tests.conformance import SCALE

ALL = SCALE > 1  # what is chosen inside of a test


def thorough(*values: Any, **how: Any) -> ParameterSet:
    """One more set of parameters of a test."""
    return pytest.param(*values, marks=pytest.mark.thorough, **how)


Named = dict[str, Any]


def every_other(rows: Named, columns: Named) -> list[ParameterSet]:
    """All pairs, named after both. `make test` runs half: each row and each column is met."""
    return [
        (pytest.param if (at + by) % 2 == 0 else thorough)(row, column, id=f"{name}-{way}")
        for at, (name, row) in enumerate(rows.items())
        for by, (way, column) in enumerate(columns.items())
    ]
