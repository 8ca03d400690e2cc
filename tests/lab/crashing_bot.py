"""A bot for tests of the cluster. In a marked process it kills that process during a match."""

from __future__ import annotations

import os
import signal

from posse.bots import Bot
from posse.engine.choice import Choice
from posse.engine.state import State

DIES = "POSSE_TEST_DIES"  # set in the marked process


class CrashingBot(Bot):
    """Answers the same in every process."""

    asked = 0

    def choose(self, view: State, choice: Choice) -> int:
        CrashingBot.asked += 1
        if DIES in os.environ and CrashingBot.asked > 100:
            os.kill(os.getpid(), signal.SIGKILL)
        return self.rng.randrange(len(choice.options))
