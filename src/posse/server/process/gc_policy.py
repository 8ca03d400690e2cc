"""When Python's garbage collector runs: never while people would have to wait for it.

Reference counting frees what the server no longer needs: views that an answer replaces, ended
matches, closed connections and tables. The few cycles among them are cut by hand, and
tests/server/test_growth.py plays with the collector off to prove it. So a collection finds next to
nothing, but with 600 tables it stops the server for half a second to a second.

The collector runs only if there is nobody at any table, or so little to visit that nobody notices.
An incremental collector (Python 3.14.0 to 3.14.4) makes short pauses of its own, and stays on.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

FEW = 20_000  # new objects; with fewer of them the collector does not run
UNNOTICED = 0.02  # seconds that a collection may take while people play
PER_OBJECT = 3e-7  # seconds to visit one object, until it is measured
PAUSE = 5.0  # seconds between two checks of the number of objects


class GcPolicy:
    def __init__(self, empty: Callable[[], bool]) -> None:
        """`empty` says whether nobody is at any table of this process."""
        self.empty = empty
        self.live = 0  # objects after the last collection, without those of the start
        self.per_object = PER_OBJECT
        self.incremental = is_incremental()

    def begin(self) -> None:
        """Freezes the objects that exist, and switches the automatic collection off."""
        gc.collect()
        gc.freeze()
        if not self.incremental:
            gc.disable()

    def end(self) -> None:
        """Switches the automatic collection on again."""
        gc.enable()
        gc.unfreeze()

    def watch(self) -> None:
        """Checks again and again, as long as the event loop runs."""
        if not self.incremental:
            self.look(gc.get_count()[0])
            asyncio.get_running_loop().call_later(PAUSE, self.watch)

    def look(self, grown: int) -> bool:
        """Collects if there are enough new objects and nobody has to wait. Returns whether."""
        due = grown > FEW and (self.empty() or self._unnoticed(self.live + grown))
        if due:
            began = time.thread_time()
            found = gc.collect()
            took = time.thread_time() - began
            self.live = len(gc.get_objects())
            self.per_object = took / max(self.live + found, 1)
        return due

    def _unnoticed(self, objects: int) -> bool:
        return objects * self.per_object <= UNNOTICED


def is_incremental() -> bool:
    """Whether this Python's collector works in small steps: it has no third threshold then."""
    return gc.get_threshold()[2] == 0
