"""Bots that fail in different ways, each in its own worker."""

import os
from typing import Any

from posse.bots import Bot
from posse.engine.choice import Choice
from posse.engine.state import State


class Raises(Bot):
    def choose(self, view: State, choice: Choice) -> int:
        raise ValueError("what is a card?")


class Crashes(Bot):
    """Ends its whole process."""

    def choose(self, view: State, choice: Choice) -> int:
        os._exit(3)


class Hangs(Bot):
    def choose(self, view: State, choice: Choice) -> int:
        while True:
            pass


class Hoards(Bot):
    """Keeps more memory than a worker may take."""

    def choose(self, view: State, choice: Choice) -> int:
        self.kept = bytearray(3 << 30)
        return 0


class Babbles(Bot):
    def choose(self, view: State, choice: Choice) -> Any:
        return "bang"
