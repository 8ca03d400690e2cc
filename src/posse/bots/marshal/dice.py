"""The Dice Game played out to its end."""

from __future__ import annotations

import random

from posse.bots.base import Bot, best
from posse.bots.dice.deputy import DeputyDice
from posse.bots.dice.greenhorn import TOPICS, Mind
from posse.bots.dice.sides import DiceMemory
from posse.bots.marshal.ahead import Ahead, Worlds
from posse.engine.choice import Choice
from posse.games.dice.state import DiceState
from posse.games.sheriff.roles import SHERIFF

NOTHING = DiceMemory()  # roles are open in an imagined world


class AheadDice(Ahead):
    game = "dice"
    deputy: type[Bot] = DeputyDice
    most = 4

    def worlds(self, view: DiceState, deputy: DeputyDice) -> Worlds | None:
        if SHERIFF not in view.roles:
            return None
        belief = deputy.witness.belief(view)
        return belief.worlds, belief.chances

    def pick(self, g: DiceState, choice: Choice, rng: random.Random) -> int:
        mind = Mind(g, choice, NOTHING)
        if choice.topic == "roll":
            return [option.n for option in choice.options].index(mind.again())
        score = TOPICS[choice.topic]
        return best([score(mind, option) for option in choice.options], rng)
