"""What a server process does beside serving: garbage collection, and measuring stops."""

from __future__ import annotations

from collections.abc import Callable

from posse.server.process.gc_policy import GcPolicy
from posse.server.process.loop_lag import GcTimes, LoopLag


class Upkeep:
    def __init__(
        self,
        empty: Callable[[], bool],
        collected: Callable[[int, float], None],
        lagged: Callable[[float], None],
    ) -> None:
        """`empty`: nobody is at any table. The others are told of collections and of lag."""
        self._policy = GcPolicy(empty)
        self._times = GcTimes(collected)
        self._lag = LoopLag(lagged)

    def begin(self) -> None:
        self._policy.begin()
        self._times.begin()

    def watch(self) -> None:
        """Goes on as long as the event loop runs."""
        self._policy.watch()
        self._lag.watch()

    def end(self) -> None:
        self._times.end()
        self._policy.end()
