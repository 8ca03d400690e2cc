"""Workers of bots end with their server, and Ctrl-C is quiet from the first moment on."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures.process import _ExecutorManagerThread
from pathlib import Path

import pytest

from posse import new_match
from posse.server import bot_workers
from posse.server.bot_workers import BotWorkers, job_of
from tests.faults.house import is_set_up
from tests.server.server_process import ROOT, Person, Server, enter
from tests.thorough import thorough
from tests.witness import PATIENCE

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc"),
]


def children(pid: int) -> list[int]:
    """The worker processes of a server; not multiprocessing's own helper."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found if b"spawn_main" in command(int(child))]


def command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def wait_until_gone(pids: list[int]) -> None:
    until = time.monotonic() + PATIENCE
    while left := [pid for pid in pids if b"spawn_main" in command(pid)]:
        if time.monotonic() > until:
            for pid in left:
                os.kill(pid, signal.SIGKILL)
            raise AssertionError("a worker is still there")
        time.sleep(0.01)


def with_marshals(server: Server) -> list[int]:
    """Begins a match of marshals. Returns their workers."""
    person = Person(server, "Ann")
    table = person.create(game="dice", bots=["marshal"], start=True)

    async def look() -> None:
        async with person.socket(table) as socket:
            await enter(socket)

    asyncio.run(look())
    until = time.monotonic() + PATIENCE
    while not (found := children(server.process.pid)):
        assert time.monotonic() < until, "no worker was started"
        time.sleep(0.01)
    return found


@pytest.mark.parametrize("frozen", [False, True])
def test_workers_end_with_a_server_that_is_killed(tmp_path: Path, frozen: bool) -> None:
    with Server(tmp_path / "posse.db") as server:
        workers = with_marshals(server)
        until = time.monotonic() + PATIENCE
        while not all(map(is_set_up, workers)):
            assert time.monotonic() < until, "the workers were not set up"
            time.sleep(0.01)
        if frozen:
            os.kill(workers[0], signal.SIGSTOP)
        server.end(signal.SIGKILL)
    wait_until_gone(workers)


PARENT = """
import multiprocessing, sys, time
from posse.server.process import end_with_parent as module
def work(ready):
    module._ask_linux = lambda pid: None  # as on another system
    module.end_with_parent()
    ready.set()
    time.sleep(600)
if __name__ == "__main__":
    spawn = multiprocessing.get_context("spawn")
    ready = spawn.Event()
    process = spawn.Process(target=work, args=(ready,))
    process.start()
    ready.wait()
    print(process.pid, flush=True)
    process.join()
"""


def test_without_the_help_of_linux_a_pipe_tells(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    words = [sys.executable, str(script)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        worker = int(process.stdout.readline())
        assert b"spawn_main" in command(worker)
        process.kill()
        process.wait()
    wait_until_gone([worker])


def begun(workers: BotWorkers) -> None:
    """A search that has ended, so that there is a worker."""
    answer = workers.begin(job_of(new_match("dice", 4, seed="w"), "greenhorn", "1", 0.1))
    assert answer is not None
    answer.result(PATIENCE)


def test_a_frozen_worker_delays_the_end_by_seconds_only() -> None:
    assert bot_workers.GRACE < 5
    workers = BotWorkers(1)
    begun(workers)
    (process,) = workers._processes
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)
    asyncio.run(workers.close())
    process.join(PATIENCE)
    assert process.exitcode == -signal.SIGKILL


def test_no_thread_of_a_pool_is_left_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python writes to its pipe when it ends: a bad file descriptor, if it closes it just then."""
    awaited, ended = threading.Event(), threading.Event()
    run, join = _ExecutorManagerThread.run, _ExecutorManagerThread.join

    def runs_on(self: _ExecutorManagerThread) -> None:
        run(self)
        awaited.wait(PATIENCE)
        ended.set()

    def joined(self: _ExecutorManagerThread, timeout: float | None = None) -> None:
        awaited.set()
        join(self, timeout)

    monkeypatch.setattr(_ExecutorManagerThread, "run", runs_on)
    monkeypatch.setattr(_ExecutorManagerThread, "join", joined)
    workers = BotWorkers(1)
    begun(workers)
    try:
        asyncio.run(workers.close())
        assert ended.is_set()
    finally:
        awaited.set()


def test_a_frozen_worker_is_replaced(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    raised: list[object] = []
    monkeypatch.setattr("threading.excepthook", raised.append)
    workers = BotWorkers(1)
    begun(workers)
    (process,) = workers._processes
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)
    job = job_of(new_match("dice", 4, seed="w"), "greenhorn", "1", 0.1)
    late, *waiting = [workers.begin(job) for _ in range(4)]
    for one in waiting:  # the table has gone on without it
        assert one is not None
        one.cancel()
    monkeypatch.setattr(bot_workers, "FROZEN", -1.0)
    begun(workers)
    assert late is not None and late.exception(PATIENCE) is not None
    assert caplog.text.count("does not answer; there are new ones") == 1
    assert raised == [], "a cancelled search is no reason to fail"
    asyncio.run(workers.close())


# Sends Ctrl-C to itself at the moment when a module is looked for.
INTERRUPTED = """
import os, signal, sys
class Hook:
    def find_spec(self, name, path=None, target=None):
        if name == MODULE:
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Hook())
sys.argv = ["posse", "serve", "--port", "0", "--db", DB]
from posse.cli import main
sys.exit(main())
"""


@pytest.mark.parametrize(
    "module",
    [
        "posse.engine.match", thorough("posse.games.bang"), "click", thorough("posse.cli.play"),
        thorough("posse.server.command"), "posse.server.app", thorough("starlette.applications"),
        thorough("uvicorn"), "uvicorn.lifespan.on",
        "posse.server.store.sqlite.store",
    ],
)  # fmt: skip
def test_ctrl_c_while_it_starts_is_quiet(tmp_path: Path, module: str) -> None:
    names = f"MODULE, DB = {module!r}, {str(tmp_path / 'posse.db')!r}\n"
    done = subprocess.run(
        [sys.executable, "-c", names + INTERRUPTED], capture_output=True, text=True, check=False,
        timeout=PATIENCE, cwd=ROOT,
    )  # fmt: skip
    assert done.returncode in (0, 130, -signal.SIGINT), "0: the server had begun and was closed"
    assert done.stderr.strip() == ""
