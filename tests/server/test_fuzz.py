"""A short run of the fuzzer; `python -m tests.server.fuzz 1000000` is a long one."""

from pathlib import Path

import pytest

from tests.server.fuzz import fuzz

pytestmark = pytest.mark.long


def test_nonsense_leaves_no_trace(tmp_path: Path) -> None:
    sent, log = fuzz(tmp_path, 4000, seed=1)
    assert sent >= 3900
    assert log == ""
