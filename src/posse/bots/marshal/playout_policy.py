"""How all seats play BANG! in a playout: as deputies, but nothing is calculated twice.

The worth of lives and roles to a seat is computed once and kept for all tables with the same lives
and roles. The number of cards changes it little.
"""

from __future__ import annotations

import random
from functools import lru_cache

from posse.bots.bang.act_reader import BangActReader
from posse.bots.bang.all_packs import EXPERT
from posse.bots.bang.change_values import ChangeValues
from posse.bots.bang.deputy_mind import DeputyMind
from posse.bots.bang.sides import BangMemory
from posse.bots.bang.stakes import ROLES
from posse.bots.base import best
from posse.bots.suspicion.belief import Belief
from posse.engine.choice import Choice, Option
from posse.engine.ids import NONE
from posse.games.bang import topics
from posse.games.bang.cards import CARDS
from posse.games.bang.state import BangState
from posse.games.sheriff.state import SheriffState

NOTHING = BangMemory(EXPERT.acts)  # roles are open in an imagined world
BACKS = [[NONE] * n for n in range(200)]  # a hand as the other players see it

Odds = list[list[float]]
Look = tuple[str, str, int, int]


class Fixed(Belief):
    def __init__(self, odds: Odds) -> None:
        self._odds = odds


class Guess(BangActReader):
    """Keeps its earlier belief about all roles."""

    def __init__(self, odds: Odds) -> None:
        super().__init__(EXPERT)
        self.fixed = Fixed(odds)

    def belief(self, view: SheriffState) -> Belief:  # noqa: ARG002
        return self.fixed


@lru_cache(maxsize=2000)
def seeing(roles: tuple[int, ...]) -> Guess:
    """Return the certain knowledge of all roles: in an imagined world every seat has it."""
    return Guess([[float(role == at) for at in range(ROLES)] for role in roles])


class SharedValues:
    """What the lives and roles of a table are worth to a seat."""

    __slots__ = ("changes", "harms", "odds", "wish")

    def __init__(self, mind: DeputyMind) -> None:
        assert isinstance(mind.changes, ChangeValues)
        self.changes = mind.changes
        self.odds = mind.odds
        self.harms = mind._harms
        self.wish = mind.wish


class PlayoutMind(DeputyMind):
    """A deputy's look at a table with the same lives and roles as one before."""

    def __init__(self, g: BangState, choice: Choice, known_values: SharedValues) -> None:
        self.view = g
        self.choice = choice
        self.memory = NOTHING
        self.known = EXPERT
        self.me = choice.seat
        self.role = g.role[self.me]
        self.hand = g.hand[self.me]
        self.life = g.life[self.me]
        self.wounded = 0 < self.life < g.max_life[self.me]
        self.odds = known_values.odds
        self._harms = known_values.harms
        self.wish = known_values.wish
        known_values.changes.view = g
        self.changes = known_values.changes
        self._sights = None


class PlayoutPolicy:
    """The answers of all seats. Values are kept from one playout to the next."""

    def __init__(self) -> None:
        self.shared: dict[tuple[int, tuple[int, ...], tuple[int, ...], int], SharedValues] = {}

    def pick(self, g: BangState, choice: Choice, who: Guess, rng: random.Random) -> int:
        """Return the answer of the seat that is asked; `g` is its view."""
        key = (choice.seat, tuple(g.role), tuple(g.life), len(g.ring))
        known_values = self.shared.get(key)
        mind: DeputyMind
        if known_values is not None:
            mind = PlayoutMind(g, choice, known_values)
        else:
            mind = DeputyMind(g, choice, NOTHING, EXPERT, who)
            if isinstance(mind.changes, ChangeValues):
                self.shared[key] = SharedValues(mind)
        return best(marks(mind, choice), rng)


def marks(mind: DeputyMind, choice: Choice) -> list[float]:
    """Return the marks. In phase II two equal cards are the same; elsewhere suits may count."""
    if choice.topic != topics.PLAY:
        return [mind.score(option) for option in choice.options]
    found: dict[Look, float] = {}
    out = []
    for option in choice.options:
        look = likeness(option)
        if look not in found:
            found[look] = mind.score(option)
        out.append(found[look])
    return out


def likeness(option: Option) -> Look:
    """Return what distinguishes an option. Which of two equal cards is used does not."""
    kind = CARDS[option.card].kind.id if option.card >= 0 else str(option.card)
    return option.verb, kind, option.seat, option.n
