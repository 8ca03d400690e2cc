"""The bots of BANG!: each scores every option and takes the best one."""

from __future__ import annotations

from posse.bots.bang.act_reader import BangActReader
from posse.bots.bang.all_packs import EXPERT, KNOWN
from posse.bots.bang.deputy_mind import DeputyMind
from posse.bots.bang.knowledge import NO, Knowledge
from posse.bots.bang.mind import Mind
from posse.bots.bang.reasons import FORCED, reason
from posse.bots.bang.renegade_mind import RenegadeMind, is_renegade_at_large_table
from posse.bots.bang.sides import BangMemory
from posse.bots.base import Bot, best, register
from posse.engine.choice import Choice
from posse.engine.event import Event
from posse.engine.state import State
from posse.games.bang import topics, verb_names
from posse.games.bang.state import BangState
from posse.games.sheriff.roles import SHERIFF

ENOUGH = 60  # questions of one turn: some cars bring each other back without end


class GreenhornBang(Bot):
    """Does not harm its own side if it knows it. Remembers who attacked whom."""

    def __init__(self, seed: str, known: Knowledge = KNOWN) -> None:
        super().__init__(seed)
        self.known = known
        self.memory = BangMemory(known.acts)
        self.turn, self.asked = 0, 0  # my last turn, and how often I was asked in it

    def observe(self, events: list[Event]) -> None:
        for event in events:
            self.memory.note(event)

    def choose(self, view: State, choice: Choice) -> int:
        assert isinstance(view, BangState)
        if len(choice.options) == 1:
            self.marks, self.why = [0.0], FORCED
            return 0
        mind = self.mind(view, choice)
        self.marks = [mind.score(option) for option in choice.options]
        if choice.topic == topics.PLAY and self.dawdles(view):
            self.marks = [0.0 if option.verb == verb_names.END else NO for option in choice.options]
        index = best(self.marks, self.rng)
        self.because = lambda: reason(mind, choice.options[index])
        return index

    def dawdles(self, view: BangState) -> bool:
        """Return True if this turn has gone on so long that it should end."""
        self.asked = self.asked + 1 if view.turns == self.turn else 1
        self.turn = view.turns
        return self.asked > ENOUGH

    def mind(self, view: BangState, choice: Choice) -> Mind:
        return Mind(view, choice, self.memory, self.known)


class DeputyBang(GreenhornBang):
    """Infers roles from acts, and weighs what each act does to the chance to win."""

    def __init__(self, seed: str, known: Knowledge = EXPERT) -> None:
        super().__init__(seed, known)
        self.act_reader = BangActReader(known)

    def observe(self, events: list[Event]) -> None:
        super().observe(events)
        self.act_reader.observe(events)

    def choose(self, view: State, choice: Choice) -> int:
        assert isinstance(view, BangState)
        if SHERIFF in view.roles:
            # reads the events while the table still looks as it did then
            self.act_reader.belief(view)
        return super().choose(view, choice)

    def mind(self, view: BangState, choice: Choice) -> Mind:
        look = RenegadeMind if is_renegade_at_large_table(view) else DeputyMind
        return look(view, choice, self.memory, self.known, self.act_reader)


register("bang", "greenhorn", GreenhornBang)
register("bang", "deputy", DeputyBang)
