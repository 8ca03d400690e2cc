"""BANG! played on for a round, then judged by the fitted worth of the open table.

Not sooner: what is kept in the hand now has had its use by then.
"""

from __future__ import annotations

import random

from posse.bots.bang import DeputyBang
from posse.bots.bang.blunders import blunders
from posse.bots.bang.stakes import SIDE_OF, vigour
from posse.bots.base import Bot
from posse.bots.marshal.ahead import Ahead, Worlds
from posse.bots.marshal.bang_facts import counts_of, facts
from posse.bots.marshal.bang_swift import BACKS, Guess, Table, likeness, seeing
from posse.bots.marshal.bang_worth import worth
from posse.engine.choice import Choice
from posse.games.bang.state import BangState
from posse.games.sheriff.roles import OUTLAW, SHERIFF


class AheadBang(Ahead):
    game = "bang"
    deputy: type[Bot] = DeputyBang
    least = 0.03  # smaller ones may be the fit's, not the table's
    sure = 2.5  # the best of several ideas leads by luck more often
    horizon = 200
    rounds = 1.0  # after which a playout is judged
    topics: tuple[str, ...] = ("play",)  # what is asked elsewhere, the deputy answers as well

    # Whose own ideas lost matches when measured: these leave it to the deputy.
    trusting: tuple[int, ...] = (OUTLAW,)

    def __init__(self, view: BangState, choice: Choice, deputy: DeputyBang) -> None:
        super().__init__(view, choice, deputy)
        self.until = view.turns + self.horizon  # among three to the end: nothing is fitted there
        self.known = view.role
        self.table = Table()
        self.guess: Guess | None = None
        if SHERIFF in view.roles:
            self.until = view.turns + max(1, round(self.rounds * len(view.ring)))
            self.guess = Guess(deputy.witness.belief(view).odds())

    def sane(self, index: int) -> bool:
        """In phase II what is no blunder; the same card by another number is no other idea."""
        options = self.choice.options
        option = options[index]
        if self.choice.topic not in self.topics or self.view.role[self.me] in self.trusting:
            return False
        if blunders(self.view, self.choice, option):
            return False
        like = [i for i, other in enumerate(options) if likeness(other) == likeness(option)]
        return index == like[0] and self.first not in like

    def over(self, g: BangState) -> bool:
        return g.turns >= self.until

    def worlds(self) -> Worlds | None:
        if SHERIFF not in self.view.roles:
            return None
        belief = self.advice.witness.belief(self.view)
        return belief.worlds, belief.chances

    def pick(self, g: BangState, choice: Choice, rng: random.Random) -> int:
        """Nobody sees a hand but his own.

        The others know who is who; I know no more than I do now, or I would put off aiming.
        """
        seat, roles, hands, who = choice.seat, g.role, g.hand, self.guess
        if seat != self.me or who is None:
            who = seeing(tuple(roles))
        else:
            g.role = [
                role if g.shown >> at & 1 else self.known[at] for at, role in enumerate(roles)
            ]
        g.hand = [hand if at == seat else BACKS[len(hand)] for at, hand in enumerate(hands)]
        index = self.table.pick(g, choice, who, rng)
        g.role, g.hand = roles, hands
        return index

    def value(self, g: BangState) -> float:
        me = self.me
        if g.outcome:
            return float(me in g.winners)
        if SHERIFF not in g.roles:
            return self._among_three(g, me)
        return worth().chances(counts_of(g), facts(g))[SIDE_OF[g.role[me]]]

    def _among_three(self, g: BangState, me: int) -> float:
        """Everybody for himself: the share of what is left in lives and cards."""
        own = {seat: vigour(g.life[seat]) + 0.2 * held(g, seat) for seat in g.ring}
        return own.get(me, 0.0) / (sum(own.values()) or 1.0)


def held(g: BangState, seat: int) -> int:
    return len(g.hand[seat]) + len(g.front[seat])
