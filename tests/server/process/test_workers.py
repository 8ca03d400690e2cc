"""Several processes serve one port: `posse serve --workers`."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import click
import httpx2
import pytest

from posse.server.announcement import shared
from posse.server.command import inner_address, worker_count
from posse.server.process import workers
from posse.server.process.worker_metrics import WorkerMetrics, merged
from posse.server.process.workers import MOST, Worker
from tests.server.server_process import START, Person, Server, enter, hear, tell
from tests.witness import PATIENCE

POSTGRES = "postgresql://posse@/posse"
TWO = (sys.executable, "-c", START, "serve", "--port", "0", "--workers", "2", "--db")


def test_how_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("posse.server.command.cores", lambda: 3)
    assert worker_count("posse.db", None) == 1
    assert worker_count("posse.db", 1) == 1
    assert worker_count(POSTGRES, None) == 3
    assert worker_count(POSTGRES, 7) == 7
    monkeypatch.setattr("posse.server.command.cores", lambda: 64)
    assert worker_count(POSTGRES, None) == MOST
    with pytest.raises(click.BadParameter, match="several need PostgreSQL"):
        worker_count("posse.db", 2)
    with pytest.raises(click.BadParameter, match="one at least"):
        worker_count(POSTGRES, 0)
    assert shared(2).startswith("2 workers")
    assert shared(1).startswith("One worker")


def test_each_worker_has_a_port_for_other_nodes() -> None:
    second = Worker(number=1)
    assert inner_address("127.0.0.1:0", second) == "127.0.0.1:0"
    assert inner_address("10.0.0.11:8667", Worker()) == "10.0.0.11:8667"
    assert inner_address("10.0.0.11:8667", second) == "10.0.0.11:8668"
    assert inner_address("[::1]:8667", second) == "[::1]:8668"


def test_the_metrics_of_workers_are_told_apart() -> None:
    head = "# HELP posse_t T\n# TYPE posse_t gauge\n"
    more = "# HELP posse_s S\n# TYPE posse_s histogram\n"
    one = f'{head}posse_t{{state="open"}} 1\n{more}posse_s_bucket{{le="1"}} 4\nposse_s_count 4\n'
    two = f'{head}posse_t{{state="open"}} 2\n{more}posse_s_bucket{{le="1"}} 5\nposse_s_count 5\n'
    assert merged({1: two, 0: one, 2: ""}).splitlines() == [
        *head.splitlines(),
        'posse_t{worker="0",state="open"} 1',
        'posse_t{worker="1",state="open"} 2',
        *more.splitlines(),
        'posse_s_bucket{worker="0",le="1"} 4',
        'posse_s_count{worker="0"} 4',
        'posse_s_bucket{worker="1",le="1"} 5',
        'posse_s_count{worker="1"} 5',
    ]


def test_whichever_worker_is_asked_tells_the_metrics_of_all(tmp_path: Path) -> None:
    def text(number: int) -> str:
        return f"# TYPE a gauge\na {number}\n"

    async def main() -> None:
        (tmp_path / "1").touch()  # of a worker that died, whose place another one takes
        (tmp_path / "2").touch()  # of one that died just now
        made = [WorkerMetrics(tmp_path, n, partial(text, n)) for n in (0, 1)]
        for one in made:
            await one.open()
        for one in made:
            assert await one.text() == '# TYPE a gauge\na{worker="0"} 0\na{worker="1"} 1\n'
        for one in made:
            await one.close()

    asyncio.run(main())


# real processes -----------------------------------------------------------------------------------


def children(pid: int) -> list[int]:
    """The processes that a process has started and that have not ended."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    return [int(child) for child in found.split()]


def until(true: object) -> None:
    """Asks until it is true."""
    assert callable(true)
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        os.sched_yield()


def gone(pid: int) -> bool:
    """Whether a process has ended. What is left of it until its parent looks does not count."""
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
    return True


@pytest.fixture
def server(postgres: str) -> Iterator[Server]:
    if not Path("/proc/self/task").exists():
        pytest.skip("no /proc here")
    with Server(postgres, start=TWO) as made:
        until(lambda: len(serving(made)) == 2)
        yield made


def serving(server: Server) -> set[str]:
    """The workers that tell their metrics."""
    text = httpx2.get(f"http://{server.host}/metrics", timeout=PATIENCE).text
    rows = [line for line in text.splitlines() if line.startswith("posse_connections{")]
    return {row.partition('worker="')[2].partition('"')[0] for row in rows}


@pytest.mark.long
def test_a_server_of_two_workers(server: Server) -> None:
    asyncio.run(people_meet(server))
    first, second = children(server.process.pid)
    os.kill(second, signal.SIGKILL)
    until(lambda: len({*children(server.process.pid)} - {first, second}) == 1)
    assert second not in children(server.process.pid), "its parent has read its end"
    new = [pid for pid in children(server.process.pid) if pid != first]
    until(lambda: len(serving(server)) == 2)
    assert server.end(signal.SIGTERM) == 0
    assert all(gone(pid) for pid in (first, second, *new))


async def people_meet(server: Server) -> None:
    """Whichever worker they reach."""
    host = Person(server, "Ann")
    table = host.create(public=True)
    friends = [Person(server, f"Friend {n}") for n in range(6)]
    async with contextlib.AsyncExitStack() as stack:
        first = await stack.enter_async_context(host.socket(table))
        await enter(first)
        others = [await stack.enter_async_context(one.socket(table)) for one in friends]
        for other in others:
            await enter(other)
        await tell(first, t="chat", text="hello")
        for other in others:
            assert (await hear(other, "chat"))["text"] == "hello"


@pytest.mark.long
def test_ctrl_c_ends_all(server: Server) -> None:
    found = children(server.process.pid)
    assert server.end(signal.SIGINT) == 0
    assert all(gone(pid) for pid in found)


@pytest.mark.long
def test_workers_end_when_the_first_process_is_killed(server: Server) -> None:
    found = children(server.process.pid)
    server.end(signal.SIGKILL)
    until(lambda: all(gone(pid) for pid in found))


@pytest.mark.long
def test_workers_that_cannot_start_say_why_once(tmp_path: Path) -> None:
    nowhere = f"postgresql://posse@/posse?host={tmp_path}"
    command = [sys.executable, "-m", "posse.cli", *TWO[3:], nowhere]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert "cannot use postgresql://" in done.stderr


def test_the_cores_that_may_be_used() -> None:
    assert 1 <= workers.cores() <= (os.cpu_count() or 1)
