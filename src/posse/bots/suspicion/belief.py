"""Every possible deal of the hidden roles, and how likely each is to one seat."""

from __future__ import annotations

from functools import lru_cache
from math import exp, log

from posse.bots.suspicion.act_weights import ENOUGH, LEAN, ROLES, ActWeights, row
from posse.engine.ids import NONE, Seat
from posse.games.sheriff.roles import hidden_roles
from posse.games.sheriff.state import SheriffState

World = tuple[int, ...]  # the role of every seat
Act = tuple[int, int, int]  # what, by whom, towards whom
SIGN = (0, -1, 1, 0)  # by role: towards the law or the Outlaws


def worlds_of(roles: list[int], hidden: list[int]) -> list[World]:
    """Return all different ways to deal the hidden roles to the seats with NONE."""
    return list(_worlds_of(tuple(roles), tuple(sorted(hidden))))


@lru_cache(maxsize=2_000)  # cached, because every seat of every match begins with them
def _worlds_of(roles: World, hidden: World) -> tuple[World, ...]:
    return tuple(_laid(list(roles), list(hidden)))


def _laid(roles: list[int], hidden: list[int]) -> list[World]:
    if NONE not in roles:
        return [tuple(roles)]
    at = roles.index(NONE)
    out: list[World] = []
    for role in sorted(set(hidden)):
        left = hidden[:]
        left.remove(role)
        out += _laid([*roles[:at], role, *roles[at + 1 :]], left)
    return out


def standing(worlds: list[World], chances: list[float], seat: Seat) -> int:
    """Return what the seat is taken for: the law (0), unknown (1), an Outlaw (2)."""
    lean = 0.0
    for at in range(len(worlds)):
        sign = SIGN[worlds[at][seat]]
        if sign:
            lean += sign * chances[at]
    return 0 if lean < -LEAN else 2 if lean > LEAN else 1


def tempered(chances: list[float], act_weights: ActWeights) -> list[float]:
    """Return the logarithms corrected by the table: how far each lies behind the likeliest."""
    top = max(chances)
    powers = [_tempered(chance / top, act_weights.scale, act_weights.bend) for chance in chances]
    total = sum(powers, 0.0)
    return [power / total for power in powers]


def _tempered(ratio: float, scale: float, bend: float) -> float:
    return exp(-((-scale * log(ratio)) ** bend)) if 0.0 < ratio < 1.0 else ratio


def odds_of(worlds: list[World], chances: list[float]) -> list[list[float]]:
    """Return the probability of each role, by seat."""
    out = [[0.0] * ROLES for _ in worlds[0]]
    for world, chance in zip(worlds, chances, strict=True):
        for seat, role in enumerate(world):
            out[seat][role] += chance
    return out


def at_first(act_weights: ActWeights, view: SheriffState) -> Belief:
    """Return the belief before the first act: every world is equally likely."""
    return Belief(act_weights, worlds_of(view.role, hidden_roles(view)), view.shown)


class Belief:
    """The exact probabilities of all worlds that fit the view. Acts make some of them likelier."""

    def __init__(self, act_weights: ActWeights, worlds: list[World], shown: int) -> None:
        self.act_weights = act_weights
        self.factors = act_weights.factors
        self.worlds = worlds
        self.raw = [1.0 / len(worlds)] * len(worlds)  # logarithms by all acts, uncorrected
        self.shown = shown  # seats whose roles were open when `worlds` were made
        self.seen: dict[Act, int] = {}  # how often each act was noted
        self._odds: list[list[float]] | None = None

    @property
    def chances(self) -> list[float]:
        """Return the probability of every world."""
        return tempered(self.raw, self.act_weights)

    def look(self, view: SheriffState) -> None:
        """Drop the worlds that open roles rule out."""
        if view.shown == self.shown:
            return
        self.shown = view.shown
        known = [(seat, role) for seat, role in enumerate(view.role) if role != NONE]
        fit = [
            (world, chance)
            for world, chance in zip(self.worlds, self.raw, strict=True)
            if all(world[seat] == role for seat, role in known)
        ]
        total = sum(chance for _, chance in fit)
        self.worlds = [world for world, _ in fit]
        self.raw = [chance / total for _, chance in fit]
        self._odds = None

    def note(self, act: int, by: Seat, at: Seat) -> None:
        """Note an act of one seat towards another."""
        what = (act, by, at)
        times = self.seen.get(what, 0)
        if len(self.worlds) == 1 or times == ENOUGH:
            return
        self.seen[what] = times + 1
        pairs = self.factors[row(act, times > 0, self.standing(at))]
        total, chances = 0.0, self.raw[:]
        for n, world in enumerate(self.worlds):
            chance = chances[n] * pairs[world[by] * ROLES + world[at]]
            chances[n] = chance
            total += chance
        for n in range(len(chances)):
            chances[n] /= total
        self.raw = chances
        self._odds = None

    def standing(self, seat: Seat) -> int:
        return standing(self.worlds, self.raw, seat)

    def odds(self) -> list[list[float]]:
        """Return the probability of each role, by seat."""
        if self._odds is None:
            self._odds = odds_of(self.worlds, self.chances)
        return self._odds

    def knowing(self, seat: Seat, role: int) -> list[list[float]]:
        """Return the same for a player who also knows this one role, which must be possible."""
        fit = [at for at, world in enumerate(self.worlds) if world[seat] == role]
        chances = self.chances
        total = sum([chances[at] for at in fit])
        return odds_of([self.worlds[at] for at in fit], [chances[at] / total for at in fit])

    def copy(self) -> Belief:
        """Return a copy, to try out what an act would say."""
        out = Belief(self.act_weights, self.worlds, self.shown)
        out.raw = self.raw
        out.seen = self.seen.copy()
        return out
