"""What stops the event loop is measured."""

from __future__ import annotations

import asyncio
import gc
from typing import Any

import pytest

from posse.server.process.loop_lag import EVERY, GcTimes, LoopLag


class SteppedLoop:
    """An event loop whose time the test moves."""

    def __init__(self) -> None:
        self.now = 0.0
        self.asked: list[tuple[float, Any, tuple[Any, ...]]] = []

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, callback: Any, *args: Any) -> None:
        self.asked.append((self.now + delay, callback, args))

    def run_at(self, now: float) -> None:
        """Calls the one callback that waits, as late as this."""
        ((when, callback, args),) = self.asked
        assert when <= now
        self.asked, self.now = [], now
        callback(*args)


def test_the_lag_of_the_loop_is_reported_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, found = SteppedLoop(), list[float]()
    monkeypatch.setattr(asyncio, "get_running_loop", lambda: loop)
    LoopLag(found.append).watch()
    loop.run_at(EVERY)
    loop.run_at(2 * EVERY + 0.5)
    loop.run_at(3 * EVERY + 0.75)
    assert found == pytest.approx([0.0, 0.5, 0.25])


def test_collections_are_reported_with_their_generation() -> None:
    found: list[tuple[int, float]] = []
    times = GcTimes(lambda generation, seconds: found.append((generation, seconds)))
    gc.disable()
    times.begin()
    try:
        gc.collect(0)
        gc.collect()
    finally:
        times.end()
        gc.enable()
    gc.collect(0)
    assert [generation for generation, _ in found] == [0, 2]
    assert all(seconds > 0 for _, seconds in found)
