"""`posse serve` that cannot start says why in one line."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path


def test_a_store_that_is_in_use_is_one_line(tmp_path: Path) -> None:
    db = tmp_path / "posse.db"
    with closing(sqlite3.connect(f"{db}-owner", isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        command = [sys.executable, "-m", "posse.cli", "serve", "--port", "0", "--db", str(db)]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == f"posse: cannot use {db}: another server is using it\n"
