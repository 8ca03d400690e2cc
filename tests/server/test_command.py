"""`posse serve` that cannot start says why in one line."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx2
import pytest

from tests.server.running import Server


def test_a_store_that_is_in_use_is_one_line(tmp_path: Path) -> None:
    db = tmp_path / "posse.db"
    with closing(sqlite3.connect(f"{db}-owner", isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        command = [sys.executable, "-m", "posse.cli", "serve", "--port", "0", "--db", str(db)]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == f"posse: cannot use {db}: another server is using it\n"


@pytest.mark.parametrize(("options", "status"), [((), 200), (("--proxy", "127.0.0.2/32"), 404)])
def test_who_is_asking_is_believed_from_proxies_only(
    tmp_path: Path, options: tuple[str, ...], status: int
) -> None:
    """/metrics is for this machine; whoever is forwarded comes from another one."""
    with Server(tmp_path / "posse.db", *options) as server:
        asker = httpx2.HTTPTransport(local_address="127.0.0.2")
        with httpx2.Client(transport=asker, base_url=f"http://{server.host}") as client:
            assert client.get("/metrics").status_code == 200
            forwarded = {"X-Forwarded-For": "203.0.113.9"}
            assert client.get("/metrics", headers=forwarded).status_code == status


def test_a_proxy_is_an_address() -> None:
    command = [sys.executable, "-m", "posse.cli", "serve", "--proxy", "front"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert "--proxy: 'front' does not appear to be an IPv4 or IPv6 network" in done.stderr
