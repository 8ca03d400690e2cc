"""When Python's collector of cycles looks: seldom, and never because people play.

What an answer replaces is freed by counting references; playing leaves no cycles behind. Yet the
collector would look at the views of all tables every few seconds, which took a tenth of a second
with 600 of them, and half a second when it looked at more: no answer goes out meanwhile. Cycles
come from connections that have ended, so it looks when there is twice as much as after the
last time, whatever of it is in use.
"""

from __future__ import annotations

import asyncio
import gc

FEW = 50_000  # objects that it is never worth to look at
PAUSE = 5.0  # seconds between two looks at the count


class GcPolicy:
    def __init__(self) -> None:
        self.live = 0  # objects when it looked last

    def begin(self) -> None:
        """What is there by now stays, and Python no longer looks by itself."""
        gc.collect()
        gc.freeze()
        gc.disable()

    def end(self) -> None:
        gc.enable()
        gc.unfreeze()

    def watch(self) -> None:
        """In the event loop, for as long as it runs."""
        self.look(gc.get_count()[0])
        asyncio.get_running_loop().call_later(PAUSE, self.watch)

    def look(self, grown: int) -> bool:
        """`grown`: by how many objects there are more than when it looked last."""
        due = grown > max(FEW, self.live)
        if due:
            gc.collect()
            self.live = len(gc.get_objects())
        return due
