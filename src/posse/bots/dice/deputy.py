"""The deputy of The Dice Game: it keeps dice by exact odds, and aims by what players did."""

from __future__ import annotations

from typing import Final

from posse.bots.base import Bot, best
from posse.bots.dice.blunders import blunders, risks_the_last_point
from posse.bots.dice.face_values import FaceValues
from posse.bots.dice.odds import chances_of
from posse.bots.dice.reasons import Table, reason, weighed
from posse.bots.dice.sides import deputy_wishes, dice_wishes
from posse.bots.dice.topics import TOPICS, kept_of
from posse.bots.suspicion.dice_act_reader import DiceActReader
from posse.engine.choice import Choice
from posse.engine.event import Event
from posse.engine.state import State
from posse.games.dice import topics
from posse.games.dice.character_table import power_of
from posse.games.dice.state import DiceState
from posse.games.sheriff.roles import SHERIFF

WORSE: Final = -1000.0  # the same faces on other dice
NEVER: Final = 10.0  # what a blunder is marked down by, whatever it may bring


class DeputyDice(Bot):
    """Knows the odds of every roll, and what a point of each player is worth."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.act_reader = DiceActReader()

    def observe(self, events: list[Event]) -> None:
        self.act_reader.observe(events)

    def choose(self, view: State, choice: Choice) -> int:
        assert isinstance(view, DiceState)
        look = FaceValues(view, choice, self.wishes(view))
        if choice.topic == topics.ROLL:
            return self._roll(look)
        mark = TOPICS[choice.topic]
        self.marks = [
            mark(look, option) - (NEVER if blunders(view, choice, option) else 0.0)
            for option in choice.options
        ]
        index = best(self.marks, self.rng)
        table = Table(view, choice, self.act_reader if SHERIFF in view.roles else None)
        self.because = lambda: reason(table, choice.options[index], look.wish)
        return index

    def wishes(self, view: DiceState) -> list[float]:
        """Return how much it wants each seat hurt; by suspicion, where roles are hidden."""
        if SHERIFF in view.roles:
            return deputy_wishes(view, self.act_reader.belief(view).odds())
        return dice_wishes(view)  # with three players all roles are open

    def _roll(self, look: FaceValues) -> int:
        """Return the first of the options that keep the same faces."""
        view, choice = look.view, look.choice
        loose = power_of(view, look.me).loose_dynamite
        found = chances_of(view.faces, look.values(), look.toll(), choice.n, loose)
        marks, first = [], set()
        for option in choice.options:
            kept = kept_of(view.faces, option.n)
            marks.append(found[kept] if kept not in first else WORSE)
            first.add(kept)
        for at, option in enumerate(choice.options):
            if risks_the_last_point(view, choice, option):
                marks[at] = min(marks[at], marks[0]) - NEVER
        self.marks = marks
        index = marks.index(max(marks))
        self.because = lambda: weighed(view, marks, choice.options[index])
        return index
