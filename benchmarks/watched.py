"""`python -m benchmarks.watched FILE serve …`: `posse`, with a note in FILE of whatever stops it.

A stop is a time of 20 ms or more in which the event loop did not get round. Each note is a line
of JSON: when it ended (`time.time`), how long it took in ms, and its cause. The cause is the
largest of what happened meanwhile: a garbage collection, a callback, a commit, or many callbacks.
If the process itself had less than half of the time, the core was busy with something else.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
import time
from asyncio.events import Handle
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

EVERY = 0.005  # seconds between two looks
STOP = 0.020  # seconds that count as a stop
SHARE = 0.5  # of a stop that one cause must explain


class Cause(NamedTuple):
    seconds: float
    name: str


class Stop(NamedTuple):
    """A stop as it is noted."""

    at: float
    ms: float
    cause: str


def patch(owner: object, name: str, value: object) -> None:
    setattr(owner, name, value)


class StopLog:
    def __init__(self, file: Path) -> None:
        self.file = file.open("a", encoding="utf-8")
        self.causes: list[Cause] = []  # since the last look
        self.calls = 0  # callbacks since then
        self._collecting = 0.0
        self._looked = time.perf_counter()
        self._cpu = time.thread_time()

    def install(self) -> None:
        """Watches the collector, every callback, every commit, and the loop once it runs."""
        gc.callbacks.append(self._collected)
        patch(Handle, "_run", self._timed(Handle._run))
        self._watch_commits()
        self._watch_loop()

    def _watch_commits(self) -> None:
        from posse.server.store.sqlite import writer

        commit = writer._commit

        def timed(db: Any, jobs: Any) -> Any:
            began = time.perf_counter()
            done = commit(db, jobs)
            took = time.perf_counter() - began
            if took >= STOP:
                self.note(took, f"a commit of {len(jobs)} jobs, in its own thread")
            return done

        patch(writer, "_commit", timed)

    def _watch_loop(self) -> None:
        from posse.server.process.loop_lag import LoopLag

        watch = LoopLag.watch

        def also(lag: LoopLag) -> None:
            watch(lag)
            self._looked, self._cpu = time.perf_counter(), time.thread_time()
            self._look()

        patch(LoopLag, "watch", also)

    def _collected(self, phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            self._collecting = time.perf_counter()
        else:
            took = time.perf_counter() - self._collecting
            self.causes.append(Cause(took, f"garbage collection, generation {info['generation']}"))

    def _timed(self, run: Callable[[Handle], None]) -> Callable[[Handle], None]:
        clock, enough = time.perf_counter, STOP * SHARE

        def timed(handle: Handle) -> None:
            began = clock()
            run(handle)
            took = clock() - began
            self.calls += 1
            if took >= enough:
                self.causes.append(Cause(took, f"callback {named(handle)}"))

        return timed

    def _look(self) -> None:
        now, cpu = time.perf_counter(), time.thread_time()
        took, worked = now - self._looked, cpu - self._cpu
        if took >= STOP:
            self.note(took, self.cause(took, worked))
        self._looked, self._cpu, self.calls, self.causes = now, cpu, 0, []
        asyncio.get_running_loop().call_later(EVERY, self._look)

    def cause(self, took: float, worked: float) -> str:
        """What explains a stop of `took` seconds, in which the thread worked for `worked`."""
        if worked < took * SHARE:
            return f"something else had the core ({worked * 1000:.0f} ms were ours)"
        collections = [cause for cause in self.causes if cause.name.startswith("garbage")]
        largest = max(collections or self.causes, default=Cause(0.0, ""))
        if largest.seconds >= took * SHARE:
            return largest.name
        return f"a burst of {self.calls} callbacks"

    def note(self, seconds: float, cause: str) -> None:
        self.file.write(json.dumps([time.time(), round(seconds * 1000, 1), cause]) + "\n")
        self.file.flush()


def named(handle: Handle) -> str:
    """The function or coroutine that a callback runs."""
    callback: Any = handle._callback  # type: ignore[attr-defined]
    owner = getattr(callback, "__self__", None)
    work = owner.get_coro() if isinstance(owner, asyncio.Task) else callback
    return str(getattr(work, "__qualname__", None) or type(work).__name__)


def stops(file: Path, since: float, until: float) -> list[Stop]:
    """The stops that ended in this time."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    found = [Stop(*json.loads(line)) for line in lines]
    return [stop for stop in found if since <= stop.at < until]


def longest(found: list[Stop]) -> str:
    """The longest stop of a window, and its cause."""
    if not found:
        return "none of 20 ms"
    worst = max(found, key=lambda stop: stop.ms)
    return f"{worst.ms:.0f} ms: {worst.cause}"


def main() -> None:
    from posse.cli import main as posse

    StopLog(Path(sys.argv.pop(1))).install()
    posse()


if __name__ == "__main__":
    main()
