"""The same as `change_values` for three players with open roles: each hunts one other.

The winner follows from what each player and their prey have left. The weights say two things. A
card is worth about a life point. My prey hunts the player who hunts me, so hurting my prey helps me
little.
"""

from __future__ import annotations

from math import exp
from typing import Final

from posse.bots.bang.stakes import vigour
from posse.engine.ids import Seat
from posse.games.bang.state import BangState
from posse.games.sheriff.roles import PREY

POINTS: Final = 100.0
# Fitted by `python -m posse.bots.bang.three_player_fit`, one for each of the facts.
WEIGHTS: Final[tuple[float, ...]] = (0.16, 0.17, -0.71, -0.25, -0.02)


def facts_of(life: int, held: int, prey_life: int, prey_held: int) -> list[float]:
    """Return the facts of a player and their prey: lives, cards, whether one point is left."""
    return [vigour(life), held, float(life == 1), vigour(prey_life), prey_held]


def hunted_by(roles: list[int], seat: Seat, left: list[Seat]) -> Seat:
    """Return the seat's prey; if the prey is out, the other seat that is left."""
    prey = Seat(roles.index(PREY[roles[seat]]))
    return prey if prey in left else next(other for other in left if other != seat)


class ThreePlayerValues:
    """The values of one table. Nothing is hidden: I win if I eliminate my prey in person."""

    def __init__(self, view: BangState) -> None:
        self.view = view
        self.me = view.me
        self.prey = view.role.index(PREY[view.role[view.me]])
        self.alone = len(view.ring) == 2
        self.life = {seat: view.life[seat] for seat in view.ring}
        self.held = {seat: len(view.hand[seat]) + len(view.front[seat]) for seat in view.ring}
        self.now = self.chance()
        self._cards: dict[int, float] = {}  # by seat, once asked

    def chance(self) -> float:
        """Return my chance to win with these lives and cards."""
        marks = {seat: exp(self.mark(seat)) for seat in self.life}
        return POINTS * marks.get(self.me, 0.0) / sum(marks.values(), 0.0)

    def mark(self, seat: Seat) -> float:
        if len(self.life) == 1:
            return 0.0
        prey = hunted_by(self.view.role, seat, list(self.life))
        facts = facts_of(self.life[seat], self.held[seat], self.life[prey], self.held[prey])
        return sum([weight * fact for weight, fact in zip(WEIGHTS, facts, strict=True)], 0.0)

    def card(self, seat: Seat) -> float:
        if seat not in self.held:  # out of the match
            return 0.0
        if seat not in self._cards:
            self.held[seat] += 1
            self._cards[seat] = self.chance() - self.now
            self.held[seat] -= 1
        return self._cards[seat]

    def gains(self, seat: Seat, points: int) -> float:
        life = self.life[seat]
        if life + points <= 0:
            return self.falls(seat)
        self.life[seat] = life + points
        gain = self.chance() - self.now
        self.life[seat] = life
        return gain

    def falls(self, seat: Seat, by_me: bool = True) -> float:
        """Return the value of a fall.

        The hunter of my prey may leave it to me; of two the last one wins.
        """
        if seat == self.me:
            return -self.now
        if self.alone or (by_me and seat == self.prey):
            return POINTS - self.now
        life = self.life.pop(seat)
        gain = self.chance() - self.now
        self.life[seat] = life
        return gain
