"""Bots that fail in every way there is, each in a worker of its own."""

import os
from typing import Any

from posse.bots import Bot
from posse.engine.choice import Choice
from posse.engine.state import State


class Raises(Bot):
    def choose(self, view: State, choice: Choice) -> int:
        raise ValueError("what is a card?")


class Crashes(Bot):
    """Takes its whole process down."""

    def choose(self, view: State, choice: Choice) -> int:
        os._exit(3)


class Hangs(Bot):
    def choose(self, view: State, choice: Choice) -> int:
        while True:
            pass


class Babbles(Bot):
    def choose(self, view: State, choice: Choice) -> Any:
        return "bang"
