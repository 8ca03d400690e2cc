"""BANG! played on for a round, then judged by the fitted worth of the open table.

A judgement before that would overrate cards that are kept in the hand.
"""

from __future__ import annotations

import random
from typing import ClassVar

from posse.bots.bang import DeputyBang
from posse.bots.bang.act_reader import BangActReader
from posse.bots.bang.all_packs import EXPERT
from posse.bots.bang.blunders import blunders
from posse.bots.bang.sides import WITH_CARD
from posse.bots.bang.stakes import SIDE_OF, vigour
from posse.bots.base import Bot
from posse.bots.marshal import playout_facts
from posse.bots.marshal.bang_features import counts_of, facts
from posse.bots.marshal.bang_value import bang_value
from posse.bots.marshal.lookahead import Facts, Lookahead, Told, Worlds
from posse.bots.marshal.playout_policy import BACKS, Guess, PlayoutPolicy, likeness, seeing
from posse.bots.suspicion.act_weights import ACTS, SWEEP
from posse.bots.suspicion.belief import Belief
from posse.engine.choice import Choice
from posse.engine.event import Event
from posse.engine.ids import NOBODY, NONE, Seat, Topic
from posse.engine.state import State
from posse.games.bang import topics
from posse.games.bang.cards import CARDS
from posse.games.bang.state import BangState
from posse.games.sheriff.roles import SHERIFF


class Watched(DeputyBang):
    """A deputy that also tracks what each seat suspects of each seat, its own included."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.public = BangActReader(EXPERT)

    def observe(self, events: list[Event]) -> None:
        super().observe(events)
        self.public.observe(events)

    def choose(self, view: State, choice: Choice) -> int:
        assert isinstance(view, BangState)
        if SHERIFF in view.roles:
            self.public.belief(unseated(view))
        return super().choose(view, choice)


def unseated(view: BangState) -> BangState:
    """Return the roles that a spectator sees."""
    out = view.clone()
    out.me = NOBODY
    out.role = masked(view, NOBODY)
    return out


def masked(g: BangState, seat: Seat) -> list[int]:
    """Return every open role, and the seat's own."""
    return [role if g.shown >> at & 1 or at == seat else NONE for at, role in enumerate(g.role)]


class BangLookahead(Lookahead):
    game: ClassVar[str] = "bang"
    deputy: ClassVar[type[Bot]] = Watched
    least: ClassVar[float] = 0.03  # smaller gains may be errors of the fit
    sure: ClassVar[float] = 2.5  # the best of several ideas often leads by luck
    horizon: ClassVar[int] = 200
    rounds: ClassVar[float] = 1.0  # after which a playout is judged
    topics: ClassVar[tuple[Topic, ...]] = (topics.PLAY,)  # elsewhere the deputy answers

    def __init__(self, view: BangState, choice: Choice, deputy: Watched) -> None:
        super().__init__(view, choice, deputy)
        # with three players to the end: nothing is fitted there
        self.until = view.turns + self.horizon
        self.known = view.role
        self.idea = -1  # the option that is played out
        self.tables: dict[int, PlayoutPolicy] = {}
        self.guesses: dict[tuple[int, int, int], Guess] = {}
        self.guess: Guess | None = None
        if SHERIFF in view.roles:
            self.until = view.turns + max(1, round(self.rounds * len(view.ring)))
            self.guess = Guess(deputy.act_reader.belief(view).odds())
        until = "end" if self.guess is None else "round"
        cards: Told = {"what": "cards-me", "until": until}
        self.told = [*playout_facts.told(view, until), cards]

    def sane(self, index: int) -> bool:
        """Return True in phase II if it is no blunder and no copy of another idea."""
        options = self.choice.options
        option = options[index]
        if self.choice.topic not in self.topics:
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
        belief = self.advice.act_reader.belief(self.view)
        return belief.worlds, belief.chances

    def playout(self, state: BangState, index: int, rng: random.Random) -> tuple[float, Facts]:
        self.idea = index
        return super().playout(state, index, rng)

    def pick(self, g: BangState, choice: Choice, rng: random.Random) -> int:
        """Return an answer. Each seat knows its own hand and role only.

        The others suspect what follows from all acts, the idea included. I know no more than now,
        or I would put off aiming.
        """
        seat, roles, hands = choice.seat, g.role, g.hand
        who = self.guess
        if who is None:
            who = seeing(tuple(roles))
        else:
            if seat != self.me:
                who = self.suspects(seat, roles[seat])
            g.role = masked(g, seat)
        g.hand = [hand if at == seat else BACKS[len(hand)] for at, hand in enumerate(hands)]
        table = self.tables.setdefault(self.idea, PlayoutPolicy())
        index = table.pick(g, choice, who, rng)
        g.role, g.hand = roles, hands
        return index

    def suspects(self, seat: Seat, role: int) -> Guess:
        """Return how a player with this role values each seat after the idea."""
        key = (self.idea, seat, role)
        if key not in self.guesses:
            self.guesses[key] = Guess(self.after(self.idea).knowing(seat, role))
        return self.guesses[key]

    def after(self, index: int) -> Belief:
        """Return what each seat suspects of each seat after it saw my idea."""
        option, said = self.choice.options[index], self.advice.public.mind.copy()
        act = EXPERT.acts.get(CARDS[option.card].kind.id) if option.card >= 0 else None
        if act is not None and option.verb in WITH_CARD:
            at = self.view.role.index(SHERIFF) if ACTS.index(act) == SWEEP else option.seat
            if at not in (NONE, self.me):
                said.note(ACTS.index(act), self.me, at)
        return said  # type: ignore[no-any-return]

    def value(self, g: BangState) -> float:
        me = self.me
        if g.outcome:
            return float(me in g.winners)
        if SHERIFF not in g.roles:
            return self._among_three(g, Seat(me))
        return bang_value().chances(counts_of(g), facts(g))[SIDE_OF[g.role[me]]]

    def facts(self, g: BangState) -> Facts:
        more = held(g, self.me) >= held(self.view, self.me)
        return (*playout_facts.facts(self.view, g), more)

    def _among_three(self, g: BangState, me: Seat) -> float:
        """Three players: return my share of all lives and cards."""
        own = {seat: vigour(g.life[seat]) + 0.2 * held(g, seat) for seat in g.ring}
        return own.get(me, 0.0) / (sum(own.values(), 0.0) or 1.0)


def held(g: BangState, seat: Seat) -> int:
    return len(g.hand[seat]) + len(g.front[seat])
