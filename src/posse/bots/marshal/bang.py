"""BANG! played on to the end of a turn, then judged by the fitted stakes."""

from __future__ import annotations

import random

from posse.bots.bang import DeputyBang
from posse.bots.bang.known import EXPERT
from posse.bots.bang.sage import Sage
from posse.bots.bang.sides import BangMemory
from posse.bots.bang.stakes import MOST_CARDS, ROLES, SIDE_OF, facts_of, stakes, vigour
from posse.bots.bang.witness import BangWitness
from posse.bots.base import Bot, best
from posse.bots.marshal.ahead import Ahead, Worlds
from posse.engine.choice import Choice
from posse.games.bang.state import BangState
from posse.games.sheriff.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF

NOTHING = BangMemory(EXPERT.acts)  # roles are open in an imagined world


class AheadBang(Ahead):
    game = "bang"
    deputy: type[Bot] = DeputyBang
    horizon = 40
    turns = 1  # after which a playout is judged

    def __init__(self, view: BangState, choice: Choice, deputy: DeputyBang) -> None:
        super().__init__(view, choice, deputy)
        self.until = view.turns + self.turns

    def over(self, g: BangState) -> bool:
        return g.turns >= self.until

    def worlds(self) -> Worlds | None:
        if SHERIFF not in self.view.roles:
            return None
        belief = self.advice.witness.belief(self.view)
        return belief.worlds, belief.chances

    def pick(self, g: BangState, choice: Choice, rng: random.Random) -> int:
        mind = Sage(g, choice, NOTHING, EXPERT, BangWitness(EXPERT))
        return best([mind.score(option) for option in choice.options], rng)

    def value(self, g: BangState) -> float:
        me = self.me
        if g.outcome:
            return float(me in g.winners)
        if SHERIFF not in g.roles:
            return self._among_three(g, me)
        force, cards = [0.0] * ROLES, [0.0] * ROLES
        for seat in g.ring:
            force[g.role[seat]] += vigour(g.life[seat])
            cards[g.role[seat]] += held(g, seat)
        left = [g.role[seat] for seat in g.ring]
        counts = (left.count(DEPUTY), left.count(OUTLAW), left.count(RENEGADE))
        facts = facts_of(force, cards, g.life[g.role.index(SHERIFF)])
        return stakes().chances(counts, facts)[SIDE_OF[g.role[me]]]

    def _among_three(self, g: BangState, me: int) -> float:
        """Everybody for himself: the share of what is left in lives and cards."""
        own = {seat: vigour(g.life[seat]) + 0.2 * held(g, seat) for seat in g.ring}
        return own.get(me, 0.0) / (sum(own.values()) or 1.0)


def held(g: BangState, seat: int) -> int:
    return min(MOST_CARDS, len(g.hand[seat]) + len(g.front[seat]))
