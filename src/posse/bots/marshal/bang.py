"""BANG! played on to the end of a turn, then judged by the fitted stakes."""

from __future__ import annotations

import random
from functools import lru_cache

from posse.bots.bang import DeputyBang
from posse.bots.bang.known import EXPERT
from posse.bots.bang.sage import Sage
from posse.bots.bang.sides import BangMemory
from posse.bots.bang.stakes import MOST_CARDS, ROLES, SIDE_OF, facts_of, stakes, vigour
from posse.bots.bang.witness import BangWitness
from posse.bots.base import Bot, best
from posse.bots.marshal.ahead import Ahead, Worlds
from posse.bots.suspicion.belief import Belief
from posse.engine.choice import NONE, Choice, Option
from posse.games.bang.state import BangState
from posse.games.bang.targets import played_kind
from posse.games.sheriff.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from posse.games.sheriff.state import SheriffState

NOTHING = BangMemory(EXPERT.acts)  # roles are open in an imagined world


class Guess(BangWitness):
    """Thinks of everybody's role what it thought before."""

    def __init__(self, odds: list[list[float]]) -> None:
        super().__init__(EXPERT)
        self.fixed = Fixed(odds)

    def belief(self, view: SheriffState) -> Belief:  # noqa: ARG002
        return self.fixed


class Fixed(Belief):
    def __init__(self, odds: list[list[float]]) -> None:
        self._odds = odds


@lru_cache(maxsize=2000)
def seeing(roles: tuple[int, ...]) -> Guess:
    """Knows who is who, as everybody in an imagined world does."""
    return Guess([[float(role == at) for at in range(ROLES)] for role in roles])


class AheadBang(Ahead):
    game = "bang"
    deputy: type[Bot] = DeputyBang
    least = 0.02  # smaller ones may be the fit's, not the table's
    horizon = 40
    turns = 1  # after which a playout is judged

    def __init__(self, view: BangState, choice: Choice, deputy: DeputyBang) -> None:
        super().__init__(view, choice, deputy)
        self.until = view.turns + self.turns
        self.known = view.role
        self.guess: Guess | None = None
        if SHERIFF in view.roles:
            self.guess = Guess(deputy.witness.belief(view).odds())

    def sane(self, index: int) -> bool:
        """Whom to shoot with the same card, of those the deputy would shoot.

        The stakes count cards, not what they can do: so whether to play one is the deputy's.
        """
        first = self.choice.options[self.first]
        option = self.choice.options[index]
        same = (option.verb, option.card) == (first.verb, first.card)
        return same and self.advice.marks[index] > 0 and self.shoots(first)

    def shoots(self, option: Option) -> bool:
        if self.choice.topic != "play" or option.seat == NONE:
            return False
        name = option.verb
        if name in ("play", "use") and option.card >= 0:
            name = played_kind(self.view, self.me, option.card).id
        return EXPERT.acts.get(name) == "shot"

    def over(self, g: BangState) -> bool:
        return g.turns >= self.until

    def worlds(self) -> Worlds | None:
        if SHERIFF not in self.view.roles:
            return None
        belief = self.advice.witness.belief(self.view)
        return belief.worlds, belief.chances

    def pick(self, g: BangState, choice: Choice, rng: random.Random) -> int:
        """The others know who is who; I know no more than I do now, or I would put off aiming."""
        if choice.seat != self.me or self.guess is None:
            return self.score(g, choice, seeing(tuple(g.role)), rng)
        roles = g.role
        g.role = [role if g.shown >> at & 1 else self.known[at] for at, role in enumerate(roles)]
        index = self.score(g, choice, self.guess, rng)
        g.role = roles
        return index

    def score(self, g: BangState, choice: Choice, who: Guess, rng: random.Random) -> int:
        mind = Sage(g, choice, NOTHING, EXPERT, who)
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
