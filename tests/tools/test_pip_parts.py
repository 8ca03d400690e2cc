"""A lock is installed in parts: each package is in one of them, with its hashes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import pip_parts
from tools.lock import LOCKS


@pytest.mark.parametrize("lock", LOCKS.values(), ids=lambda lock: Path(lock).name)
def test_every_line_of_a_lock_is_in_one_part(lock: Path) -> None:
    text = lock.read_text("utf-8")
    parts = pip_parts.parts(text, 3)
    told = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    assert sorted("".join(parts).splitlines()) == sorted(told)
    for part in parts:
        assert not part[0].isspace()
        assert all("--hash=sha256:" in package for package in pip_parts.packages(part))


def test_a_part_that_fails_fails_the_installation(tmp_path: Path) -> None:
    """pip refuses a package without a hash before it asks any server."""
    lock = tmp_path / "some.lock"
    lock.write_text("nothing-like-this==1.0\n", encoding="utf-8")
    assert not pip_parts.install(lock, tmp_path)
