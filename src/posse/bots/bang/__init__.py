"""The greenhorn of BANG!: it scores every option and takes the best one."""

from __future__ import annotations


from posse.bots.bang.knowledge import Knowledge
from posse.bots.bang.known import KNOWN
from posse.bots.bang.mind import Mind
from posse.bots.bang.sides import BangMemory
from posse.bots.base import Bot, best, register
from posse.engine.choice import Choice
from posse.engine.event import Event
from posse.engine.state import State
from posse.games.bang.state import BangState




class GreenhornBang(Bot):
    """Does not harm its own side when it knows it; remembers who went for whom."""

    def __init__(self, seed: str, known: Knowledge = KNOWN) -> None:
        super().__init__(seed)
        self.known = known
        self.memory = BangMemory(known.acts)

    def observe(self, events: list[Event]) -> None:
        for event in events:
            self.memory.note(event)

    def choose(self, view: State, choice: Choice) -> int:
        assert isinstance(view, BangState)
        mind = Mind(view, choice, self.memory, self.known)
        return best([mind.score(option) for option in choice.options], self.rng)


register("bang", "greenhorn", GreenhornBang)
