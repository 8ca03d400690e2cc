"""The greenhorn of Wyatt Earp: it collects, lays what it can, and plays its best card."""

from __future__ import annotations

from posse.bots.base import Bot, best
from posse.bots.wyatt.greenhorn_mind import MARKS, GreenhornMind
from posse.bots.wyatt.reasons import liked
from posse.engine.choice import Choice
from posse.engine.state import State
from posse.games.wyatt.state import WyattState


class GreenhornWyatt(Bot):
    """Plays sensibly, but does not calculate."""

    def choose(self, view: State, choice: Choice) -> int:
        assert isinstance(view, WyattState)
        if len(choice.options) == 1:
            self.why = None
            return 0
        mind = GreenhornMind(view)
        marks = [MARKS[option.verb](mind, option) for option in choice.options]
        index = best(marks, self.rng)
        self.because = lambda: liked(mind, choice, choice.options[index])
        return index
