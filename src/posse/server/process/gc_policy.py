"""When Python's garbage collector runs: seldom, and never because people play.

Reference counting frees what an answer replaces; playing leaves no cycles behind. Left to itself
the collector would visit the views of all tables every few seconds. With 600 tables that took a
tenth of a second, a full collection half a second, and no answer goes out meanwhile. Cycles come
from closed connections. So the collector runs when there are twice as many objects as after its
last run.
"""

from __future__ import annotations

import asyncio
import gc

FEW = 50_000  # objects; below this number the collector does not run
PAUSE = 5.0  # seconds between two checks of the number of objects


class GcPolicy:
    def __init__(self) -> None:
        self.live = 0  # objects after the last collection

    def begin(self) -> None:
        """Freezes the objects that exist, and switches the automatic collection off."""
        gc.collect()
        gc.freeze()
        gc.disable()

    def end(self) -> None:
        """Switches the automatic collection on again."""
        gc.enable()
        gc.unfreeze()

    def watch(self) -> None:
        """Checks again and again, as long as the event loop runs."""
        self.look(gc.get_count()[0])
        asyncio.get_running_loop().call_later(PAUSE, self.watch)

    def look(self, grown: int) -> bool:
        """Collects if there are enough new objects. Returns whether it did."""
        due = grown > max(FEW, self.live)
        if due:
            gc.collect()
            self.live = len(gc.get_objects())
        return due
