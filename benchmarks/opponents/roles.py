"""Exact inference of the hidden roles from public acts, with numbers set by hand.

Every possible deal of the hidden roles is kept with its probability. An act multiplies it by how
willingly a player of that role does it.
"""

from __future__ import annotations

from posse.engine.ids import NONE, Seat
from posse.games.sheriff.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF, hidden_roles
from posse.games.sheriff.state import SheriffState

Table = tuple[tuple[float, ...], ...]  # by role of the attacker, then of the target

# Sheriff, Deputy, Outlaw, Renegade as targets.
ATTACK: Table = (
    (1.0, 0.4, 1.0, 0.9),
    (0.03, 0.4, 1.0, 0.9),
    (1.6, 0.7, 0.15, 0.4),
    (0.5, 0.8, 0.9, 1.0),
)
HELP: Table = tuple(tuple(1.0 / max(0.1, one) for one in row) for row in ATTACK)
# The Sheriff was in reach and another player was attacked, or nobody.
PASSED_OVER = (1.0, 1.0, 0.4, 0.9)
IDLE = (1.0, 1.0, 0.75, 1.0)
MOST = 4  # acts of one kind between the same two players that count
ROLES = 4


class Worlds:
    """The possible deals of the roles and how likely each is."""

    def __init__(self, view: SheriffState) -> None:
        self.deals: list[tuple[int, ...]] = list(deals(view.role, hidden_roles(view)))
        self.chances = [1.0] * len(self.deals)
        self.shown = view.shown
        self.counts: dict[tuple[str, int, int], int] = {}
        self.odds: list[list[float]] = []

    def look(self, view: SheriffState) -> None:
        """Drop the deals that open roles contradict, and work out the odds of every seat."""
        if view.shown != self.shown:
            self.shown = view.shown
            known = [(seat, role) for seat, role in enumerate(view.role) if role != NONE]
            kept = [all(deal[seat] == role for seat, role in known) for deal in self.deals]
            self.chances = [c for c, fits in zip(self.chances, kept, strict=True) if fits]
            self.deals = [deal for deal, fits in zip(self.deals, kept, strict=True) if fits]
            self.odds = []
        if not self.odds:
            self._work_out()

    def _work_out(self) -> None:
        total = sum(self.chances)
        self.odds = [[0.0] * ROLES for _ in self.deals[0]]
        for deal, chance in zip(self.deals, self.chances, strict=True):
            for seat, role in enumerate(deal):
                self.odds[seat][role] += chance / total

    def act(self, by: Seat, at: Seat, table: Table) -> None:
        """Note an attack, or a help, of one seat to another."""
        if self._counts("act", by, at):
            self.chances = [
                chance * table[deal[by]][deal[at]]
                for deal, chance in zip(self.deals, self.chances, strict=True)
            ]

    def left(self, by: Seat, row: tuple[float, ...]) -> None:
        """Note that a seat left the Sheriff alone."""
        if self._counts("left", by, by):
            self.chances = [
                chance * row[deal[by]]
                for deal, chance in zip(self.deals, self.chances, strict=True)
            ]

    def _counts(self, what: str, by: Seat, at: Seat) -> bool:
        key = (what, by, at)
        self.counts[key] = self.counts.get(key, 0) + 1
        self.odds = []
        return len(self.deals) > 1 and self.counts[key] <= MOST


def deals(roles: list[int], hidden: list[int]) -> set[tuple[int, ...]]:
    """Return all ways to deal the hidden roles to the seats with none."""
    if NONE not in roles:
        return {tuple(roles)}
    at = roles.index(NONE)
    out: set[tuple[int, ...]] = set()
    for role in set(hidden):
        left = hidden[:]
        left.remove(role)
        out |= deals([*roles[:at], role, *roles[at + 1 :]], left)
    return out


def wishes(view: SheriffState, odds: list[list[float]]) -> list[float]:
    """Return how much the seat wants each seat hurt: below zero a friend."""
    mine = view.role[view.me]
    taste = renegade(view) if mine == RENEGADE else TASTE[mine]
    wish = [sum([t * p for t, p in zip(taste, said, strict=True)]) for said in odds]
    wish[view.me] = -1.5
    return wish


TASTE = {
    SHERIFF: (-2.0, -1.2, 1.0, 0.9),
    DEPUTY: (-2.0, -1.2, 1.0, 0.8),
    OUTLAW: (1.5, 0.7, -1.0, 0.4),
}


def renegade(view: SheriffState) -> tuple[float, ...]:
    """Help the law against the Outlaws, then turn on it; the Sheriff falls last."""
    if len(view.ring) == 2:
        return (1.5, 1.5, 1.5, 1.5)
    hidden = [*hidden_roles(view), *[view.role[seat] for seat in view.ring]]
    if OUTLAW not in hidden:
        return (-1.0, 1.2, 1.0, 1.0)
    return (-1.2, 0.3, 1.0, 0.8)
