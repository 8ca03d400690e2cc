"""The Dice Game played on to the end of a turn, then judged by the fitted stakes."""

from __future__ import annotations

import random
from typing import ClassVar

from posse.bots.base import Bot, best
from posse.bots.dice.blunders import blunders
from posse.bots.dice.deputy import DeputyDice
from posse.bots.dice.face_values import FaceValues
from posse.bots.dice.mind import Mind
from posse.bots.dice.odds import Plan
from posse.bots.dice.sides import deputy_wishes, dice_wishes
from posse.bots.dice.stakes import stakes
from posse.bots.dice.topics import TOPICS, kept_of
from posse.bots.marshal import playout_facts
from posse.bots.marshal.lookahead import Facts, Lookahead, Told, Worlds
from posse.engine.choice import Choice
from posse.engine.ids import Seat
from posse.games.dice import topics
from posse.games.dice.character_table import power_of
from posse.games.dice.state import DiceState
from posse.games.sheriff.roles import SHERIFF

SURE = [[float(role == at) for at in range(4)] for role in range(4)]  # by role: no other


class DiceLookahead(Lookahead):
    """I roll by exact odds, all others as greenhorns. All roles are open."""

    game: ClassVar[str] = "dice"
    deputy: ClassVar[type[Bot]] = DeputyDice
    turns: ClassVar[int] = 1  # after which a playout is judged

    def __init__(self, view: DiceState, choice: Choice, deputy: DeputyDice) -> None:
        super().__init__(view, choice, deputy)
        self.until = view.turns + self.turns
        self.now = view.turns
        self.model = stakes()
        self.liking: dict[tuple[int, int, tuple[int, ...]], list[float]] = {}
        self.plan: Plan | None = None
        arrows: Told = {"what": "arrows-me", "until": "turn"}
        self.told = [*playout_facts.told(view, "turn"), arrows]
        self.own = deputy.wishes(view)  # I know no more than now, otherwise I would put off aiming

    def sane(self, index: int) -> bool:
        """Return True if it is no blunder and no copy of another idea."""
        if self.choice.topic != topics.ROLL:
            return not blunders(self.view, self.choice, self.choice.options[index])
        faces, options = self.view.faces, self.choice.options
        kept = kept_of(faces, options[index].n)
        return all(kept_of(faces, option.n) != kept for option in options[:index])

    def worlds(self) -> Worlds | None:
        if SHERIFF not in self.view.roles:
            return None
        belief = self.advice.act_reader.belief(self.view)
        return belief.worlds, belief.chances

    def over(self, g: DiceState) -> bool:
        return g.turns >= self.until

    def pick(self, g: DiceState, choice: Choice, rng: random.Random) -> int:
        if choice.topic != topics.ROLL:
            mine = choice.seat == self.me
            wish = self.own if mine else self.wish(g, choice.seat)
            look, mark = FaceValues(g, choice, wish), TOPICS[choice.topic]
            return best([mark(look, option) for option in choice.options], rng)
        mine = choice.seat == self.me and g.turns == self.now
        again = self.rolls().again(g.faces, choice.n) if mine else Mind(g, choice).again()
        return [option.n for option in choice.options].index(again)

    def rolls(self) -> Plan:
        """Return what the deputy would keep of every result of this turn."""
        if self.plan is None:
            look = FaceValues(self.view, self.choice, self.own)
            power = power_of(self.view, self.me)
            left = power.rolls - self.view.rolls
            self.plan = Plan(look.values(), look.toll(), left, power.loose_dynamite)
        return self.plan

    def wish(self, g: DiceState, seat: Seat) -> list[float]:
        """Return how much the seat wants each seat hurt, with open roles."""
        key = (seat, len(g.ring), tuple(g.role))
        if key not in self.liking:
            if SHERIFF in g.roles:
                self.liking[key] = deputy_wishes(g, [SURE[role] for role in g.role])
            else:
                self.liking[key] = dice_wishes(g)
        return self.liking[key]

    def value(self, g: DiceState) -> float:
        return float(self.me in g.winners) if g.outcome else self.model.chance(g, self.me)

    def facts(self, g: DiceState) -> Facts:
        more = g.arrows[self.me] > self.view.arrows[self.me]
        return (*playout_facts.facts(self.view, g), more)
