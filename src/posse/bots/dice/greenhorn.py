"""The greenhorn of The Dice Game: it weighs faces and players, and takes the best."""

from __future__ import annotations

from posse.bots.base import Bot, best
from posse.bots.dice.mind import TOPICS, Mind
from posse.bots.dice.reasons import Table, reason, rolled
from posse.engine.choice import Choice
from posse.engine.state import State
from posse.games.dice import topics
from posse.games.dice.state import DiceState


class GreenhornDice(Bot):
    """Spares its own side if it knows it. Does not remember who shot whom."""

    def choose(self, view: State, choice: Choice) -> int:
        assert isinstance(view, DiceState)
        mind = Mind(view, choice)
        if choice.topic == topics.ROLL:
            index = [option.n for option in choice.options].index(mind.again())
            self.because = lambda: rolled(view, choice.options[index])
        else:
            score = TOPICS[choice.topic]
            index = best([score(mind, option) for option in choice.options], self.rng)
            self.because = lambda: reason(Table(view, choice), choice.options[index], mind.wish)
        return index
