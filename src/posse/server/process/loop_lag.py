"""Measures what stops the event loop: how late it is, and how long the garbage collector takes."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Any

EVERY = 0.02  # seconds between two measurements of the loop's lag


class LoopLag:
    """Asks the loop for a call again and again, and reports how late each one comes."""

    def __init__(self, report: Callable[[float], None]) -> None:
        self.report = report

    def watch(self) -> None:
        """Measures from now on, as long as the event loop runs."""
        loop = asyncio.get_running_loop()
        loop.call_later(EVERY, self._tick, loop, loop.time() + EVERY)

    def _tick(self, loop: asyncio.AbstractEventLoop, due: float) -> None:
        now = loop.time()
        self.report(max(0.0, now - due))
        loop.call_later(EVERY, self._tick, loop, now + EVERY)


class GcTimes:
    """Reports the generation and the seconds of each garbage collection of this process."""

    def __init__(self, report: Callable[[int, float], None]) -> None:
        self.report = report
        self._began = 0.0

    def begin(self) -> None:
        gc.callbacks.append(self._called)

    def end(self) -> None:
        gc.callbacks.remove(self._called)

    def _called(self, phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            self._began = time.perf_counter()
        else:
            self.report(info["generation"], time.perf_counter() - self._began)
