"""What the benchmark of the server calls the cause of a stop."""

from __future__ import annotations

import asyncio
import gc
import json
from asyncio.events import Handle
from collections.abc import Iterator
from pathlib import Path

import pytest

from benchmarks.watched import Cause, StopLog, longest, named, stops


@pytest.fixture
def log(tmp_path: Path) -> Iterator[StopLog]:
    made = StopLog(tmp_path / "stops")
    yield made
    made.file.close()


COLLECTION = Cause(0.09, "garbage collection, generation 2")
CALLBACK = Cause(0.1, "callback Table.run")


@pytest.mark.parametrize(
    ("causes", "worked", "said"),
    [
        ([CALLBACK], 0.1, "callback Table.run"),
        ([CALLBACK, COLLECTION], 0.1, "garbage collection, generation 2"),  # inside the callback
        ([Cause(0.02, "callback Table.run")], 0.1, "a burst of 7 callbacks"),
        ([CALLBACK], 0.01, "something else had the core (10 ms were ours)"),
    ],
)
def test_the_cause_of_a_stop(log: StopLog, causes: list[Cause], worked: float, said: str) -> None:
    log.causes, log.calls = causes, 7
    assert log.cause(0.1, worked) == said


def test_a_collection_is_noticed(log: StopLog) -> None:
    gc.callbacks.append(log._collected)
    gc.collect(1)
    gc.callbacks.remove(log._collected)
    assert [cause.name for cause in log.causes] == ["garbage collection, generation 1"]


def test_the_longest_stop_of_a_window(tmp_path: Path) -> None:
    file = tmp_path / "stops"
    assert longest(stops(file, 0, 9)) == "none of 20 ms"
    rows = [[1.0, 900.0, "before"], [2.0, 30.0, "short"], [3.0, 40.0, "long"], [4.0, 99.0, "after"]]
    file.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    assert longest(stops(file, 2.0, 4.0)) == "40 ms: long"


def test_a_callback_is_called_by_its_coroutine() -> None:
    async def main() -> tuple[str, str]:
        loop = asyncio.get_running_loop()
        task = asyncio.create_task(asyncio.sleep(0))
        step = Handle(task.cancel, (), loop)  # a bound method of a task, as its steps are
        await task
        return named(step), named(Handle(gc.collect, (), loop))

    assert asyncio.run(main()) == ("sleep", "collect")
