"""A real scheduler and workers in processes of their own: the same tallies after any failure."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import pytest

from posse.engine.game import game
from posse.lab import cluster, simulate
from tests.command import Run, refused, runner
from tests.lab.crashing_bot import DIES
from tests.thorough import ALL

distributed = pytest.importorskip("distributed", reason="needs the extra: posse[cluster]")

ROOT = Path(__file__).parents[2]
BOTS = "tests.lab.crashing_bot:CrashingBot"
OF_THE_CLOCK = {"cpu_seconds", "decisions_per_second", "workers"}
# warnings of dask that we cannot fix
pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("default")]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return runner(capsys, monkeypatch)


class House:
    """A scheduler with workers. Both are processes that `kill -9` ends."""

    def __init__(self) -> None:
        self.begun: list[subprocess.Popen[str]] = []
        self.scheduler = self.start("scheduler", "--host", "127.0.0.1", "--port", "0")
        self.address = said(self.scheduler.stderr, "Scheduler at:")

    def start(self, sort: str, *words: str, **env: str) -> subprocess.Popen[str]:
        line = [sys.executable, "-m", f"distributed.cli.dask_{sort}", *words, "--no-dashboard"]
        path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
        around = {**os.environ, "PYTHONPATH": path, **env}
        process = subprocess.Popen(line, cwd=ROOT, env=around, stderr=subprocess.PIPE, text=True)
        self.begun.append(process)
        return process

    def worker(self, **env: str) -> subprocess.Popen[str]:
        worker = self.start("worker", self.address, "--no-nanny", "--nthreads", "1", **env)
        said(worker.stderr, "Registered to:")
        return worker

    def close(self) -> None:
        for process in reversed(self.begun):
            process.kill()
            process.communicate()


def said(stream: IO[str] | None, wanted: str) -> str:
    """The text after these words in the first line that has them."""
    assert stream is not None
    for line in stream:
        if wanted in line:
            return line.partition(wanted)[2].strip()
    raise AssertionError(f"it ended without a word of {wanted!r}")


@contextmanager
def opened() -> Iterator[House]:
    made = House()
    try:
        yield made
    finally:
        made.close()


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    """With one worker that is never killed."""
    with opened() as made:
        made.worker()
        yield made


def tally(data: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key not in OF_THE_CLOCK}


def test_a_worker_killed_in_mid_match_loses_nothing(house: House) -> None:
    setup, told = game("bang").setup(5, None, None), list[int]()
    alone = simulate(setup, 60, "1", BOTS)
    crashing = house.worker(**{DIES: "yes"})
    together = simulate(setup, 60, "1", BOTS, progress=told.append, cluster=house.address)
    assert crashing.wait() == -signal.SIGKILL
    assert tally(together.json()) == tally(alone.json())
    assert sum(told) == 60, "progress counts every match once"
    assert len(told) >= 10


def test_the_command_says_the_same(house: House, run: Run) -> None:
    house.worker()
    words = ("simulate", "wyatt", "--games", 20, "--bots", "greenhorn", "--json")
    (_, alone, _), (code, together, err) = run(*words), run(*words, "--cluster", house.address)
    assert (code, err) == (0, "")
    assert tally(json.loads(together)) == tally(json.loads(alone))


def test_a_tournament_on_a_cluster_writes_the_same_page(
    house: House, run: Run, tmp_path: Path
) -> None:
    words = ("tournament", "wyatt", "--players", 2, "--bots", "greenhorn,deputy", "--deals", 6)
    assert run(*words, "--page", tmp_path / "a.md")[0] == 0
    assert run(*words, "--page", tmp_path / "b.md", "--cluster", house.address)[0] == 0
    assert (tmp_path / "a.json").read_bytes() == (tmp_path / "b.json").read_bytes()


@pytest.mark.thorough
def test_a_report_on_a_cluster_counts_the_same(house: House, run: Run, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="needs the extra: posse[report]")
    words = ("report", "dice", "--games", 60, "--bots", "random", "--compare", "dynamite=first")
    assert run(*words, "--out", tmp_path / "a.html")[0] == 0
    assert run(*words, "--out", tmp_path / "b.html", "--cluster", house.address)[0] == 0
    assert (tmp_path / "a.json").read_bytes() == (tmp_path / "b.json").read_bytes()


def test_a_bot_that_fails_on_a_worker_is_one_line(house: House, run: Run) -> None:
    words = ("simulate", "dice", "--games", 2, "--cluster", house.address)
    refused(run(*words, "--bots", "posse.bots:Bot"), "Bot cannot choose")


def test_a_scheduler_without_workers_and_one_that_dies_are_one_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    setup = game("dice").setup(4, None, None)
    with opened() as house:
        monkeypatch.setattr(cluster, "PATIENCE", 1.0)
        with pytest.raises(cluster.ClusterFailed, match="workers"):
            simulate(setup, 10, "1", cluster=house.address)
        house.worker()
        kill = house.scheduler.kill
        with pytest.raises(cluster.ClusterFailed, match="has gone"):
            simulate(setup, 5000, "1", progress=lambda _: kill(), cluster=house.address)


def test_one_can_be_started_here(run: Run) -> None:
    """In a process of its own, as a user would start it: workers import the module that is run."""
    words = ["-m", "posse.cli", "simulate", "dice", "--games", "20", "--json"]
    started = subprocess.run(
        [sys.executable, *words, "--cluster", "local", "--workers", "2" if ALL else "1"],
        capture_output=True, text=True, check=True, cwd=ROOT,
    )  # fmt: skip
    assert started.stderr == ""
    alone = run(*words[2:])[1]
    assert tally(json.loads(started.stdout)) == tally(json.loads(alone))


@pytest.mark.parametrize("command", [("simulate", "dice"), ("tournament", "dice")])
def test_a_scheduler_that_is_not_there_is_one_line(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.2)
    words = (*command, "--cluster", "tcp://127.0.0.1:9")
    english = run(*words)
    refused(english, "no cluster answers at tcp://127.0.0.1:9")
    german = run(*words, "--lang", "de")
    assert "antwortet kein Cluster" in german[2]


def test_what_is_no_address_is_one_line(run: Run) -> None:
    refused(run("simulate", "dice", "--cluster", "nowhere"), "no cluster answers at nowhere")


def test_the_missing_extra_is_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    words = ("simulate", "dice", "--cluster", "local")
    refused(run(*words), "a cluster needs dask: pip install 'posse[cluster]'")
    assert "Ein Cluster braucht dask" in run(*words, "--lang", "de")[2]


def test_a_worker_with_other_rules_plays_nothing() -> None:
    assert cluster.checked(cluster.rules(), len, "four") == 4
    with pytest.raises(cluster.ClusterFailed, match="by other rules"):
        cluster.checked("0.0.9 bang-1", len, "four")
