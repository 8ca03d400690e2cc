"""A bot for tests of the cluster: in a process that is meant to die, it kills it in mid-match."""

from __future__ import annotations

import os
import signal

from posse.bots import Bot
from posse.engine.choice import Choice
from posse.engine.state import State

DIES = "POSSE_TEST_DIES"  # set where it does


class Mortal(Bot):
    """Any option; the same one wherever it lives."""

    asked = 0

    def choose(self, view: State, choice: Choice) -> int:
        Mortal.asked += 1
        if DIES in os.environ and Mortal.asked > 100:
            os.kill(os.getpid(), signal.SIGKILL)
        return self.rng.randrange(len(choice.options))
