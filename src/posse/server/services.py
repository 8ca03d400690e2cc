"""What every table gets from outside. Tests replace the clock, the bots and the store."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from posse import bots
from posse.bots import Bot
from posse.server.bot_workers import BotWorkers
from posse.server.metrics import Metrics
from posse.server.random_source import RandomSource
from posse.server.settings import Clock, Settings
from posse.server.store.store import Store


class BotMaker(Protocol):
    """Makes a bot; see `posse.bots.make`."""

    def __call__(self, name: str, game: str, seed: str) -> Bot: ...


@dataclass
class Services:
    store: Store
    settings: Settings = field(default_factory=Settings)
    clock: Clock = field(default_factory=Clock)
    metrics: Metrics = field(default_factory=Metrics)
    make_bot: BotMaker = bots.make
    bots_of: Callable[[str], list[str]] = (
        bots.names
    )  # names of a game's bots, the default one first
    workers: BotWorkers = field(default_factory=BotWorkers)
    random: RandomSource = field(default_factory=RandomSource)
