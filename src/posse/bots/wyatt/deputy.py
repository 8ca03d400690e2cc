"""The deputy of Wyatt Earp: it computes the settlement for every option."""

from __future__ import annotations

from posse.bots.base import Bot, best
from posse.bots.wyatt.deputy_mind import DeputyMind
from posse.bots.wyatt.pile_memory import PileMemory
from posse.bots.wyatt.reasons import reason
from posse.bots.wyatt.topics import mark
from posse.engine.choice import Choice
from posse.engine.event import Event
from posse.engine.state import State
from posse.games.wyatt.state import WyattState


class DeputyWyatt(Bot):
    """Lays what will be paid, harms the leader, and ends a round that it wins."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.memory = PileMemory()

    def observe(self, events: list[Event]) -> None:
        for event in events:
            self.memory.note(event)

    def choose(self, view: State, choice: Choice) -> int:
        assert isinstance(view, WyattState)
        if len(choice.options) == 1:
            self.why, self.marks = None, [0.0]
            return 0
        mind = DeputyMind(view, self.memory)
        self.marks = [mark(mind, choice.topic, option) for option in choice.options]
        index = best(self.marks, self.rng)
        worth = self.marks[index]
        self.because = lambda: reason(mind, choice, choice.options[index], worth)
        return index
