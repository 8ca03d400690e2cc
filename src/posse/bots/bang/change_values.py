"""What it is worth to a side that a player is hurt, eliminated or healed, or loses a card.

Values are in hundredths of the chance to win. Roles are as likely as suspicion says.
"""

from __future__ import annotations

from posse.bots.bang.stakes import (
    LAST,
    MOST_CARDS,
    ROLES,
    SIDE_OF,
    Counts,
    facts_of,
    stakes,
    vigour,
)
from posse.engine.ids import Seat
from posse.games.bang.state import BangState
from posse.games.sheriff.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF, hidden_roles

POINTS = 100.0
REWARD = 3  # cards for an Outlaw
UNLIKELY = 0.01
LEAST = 0.5  # a foe's point is never worth less than this
# By side: which roles are always foes (1) or friends (-1). What a Renegade is to Outlaws
# depends. A Renegade needs all others eliminated, the Sheriff last.
FOES = (
    {OUTLAW: 1, RENEGADE: 1, SHERIFF: -1, DEPUTY: -1},
    {SHERIFF: 1, DEPUTY: 1, OUTLAW: -1},
    {RENEGADE: -1, OUTLAW: 1, DEPUTY: 1, SHERIFF: -1},
)
DUEL = {RENEGADE: -1, SHERIFF: 1}  # the same for a Renegade who is alone with the Sheriff
CARD = 0.2  # how `facts_of` counts a card


class ChangeValues:
    """One table as one seat sees it."""

    def __init__(self, view: BangState, odds: list[list[float]]) -> None:
        self.view = view
        self.me = view.me
        self.role = view.role[self.me]
        self.side = SIDE_OF[self.role]
        alone = self.role == RENEGADE and len(view.ring) == 2
        self.foes = DUEL if alone else FOES[self.side]
        self.odds = odds
        self.sheriff = view.role.index(SHERIFF)
        self.force = [0.0] * ROLES
        self.cards = [0.0] * ROLES
        for seat in view.ring:
            strength, held = vigour(view.life[seat]), self.held(seat)
            for role, chance in enumerate(odds[seat]):
                self.force[role] += chance * strength
                self.cards[role] += chance * held
        self.counts = self._counts()
        self.chances = stakes().chances(self.counts, self._facts())
        self.now = POINTS * self.chances[self.side]
        self.slopes = self._slopes()
        self._hold_to_sides()
        self._cards: dict[int, float] = {}  # by seat, once asked

    def held(self, seat: Seat) -> int:
        view = self.view
        return min(MOST_CARDS, len(view.hand[seat]) + len(view.front[seat]))

    def _facts(self) -> list[float]:
        return facts_of(self.force, self.cards, self.view.life[self.sheriff])

    def _counts(self) -> Counts:
        left = hidden_roles(self.view)
        left += [self.view.role[seat] for seat in self.view.ring]
        return (left.count(DEPUTY), left.count(OUTLAW), left.count(RENEGADE))

    def _slopes(self) -> list[float]:
        """Return how my chance rises with each fact."""
        model = stakes()
        rows = model.by_counts.get(self.counts, model.common)
        law, outlaws, renegade = self.chances
        unit = POINTS * self.chances[self.side]
        return [
            unit * (own - law * a - outlaws * b - renegade * c)
            for own, a, b, c in zip(rows[self.side], *rows, strict=True)
        ]

    def _hold_to_sides(self) -> None:
        """Correct slopes from few matches: a foe's life is never good, a friend's never bad."""
        for role, sign in self.foes.items():
            for fact in (1 + role, 1 + ROLES + role):
                if self.slopes[fact] * sign > -LEAST:
                    self.slopes[fact] = -sign * LEAST
        brave = self.foes.get(SHERIFF, 0)  # is it good if the Sheriff has few points left?
        if self.slopes[LAST] * brave < 0:
            self.slopes[LAST] = 0.0

    # what happens to somebody -----------------------------------------------------------------

    def card(self, seat: Seat) -> float:
        """Return how much I gain or lose if the seat gets one more card."""
        if seat not in self._cards:
            worth = [c * self.slopes[1 + ROLES + role] for role, c in enumerate(self.odds[seat])]
            self._cards[seat] = CARD * sum(worth)
        return self._cards[seat]

    def gains(self, seat: Seat, points: int) -> float:
        """Return what it is worth to me that the seat gains or loses so many points."""
        life = self.view.life[seat]
        if life + points <= 0:
            return self.falls(seat)
        change = vigour(life + points) - vigour(life)
        total = change * sum(
            [chance * self.slopes[1 + role] for role, chance in enumerate(self.odds[seat])]
        )
        if seat == self.sheriff:
            total += self.slopes[LAST] * ((life + points == 1) - (life == 1))
        return total

    def falls(self, seat: Seat, by_me: bool = True) -> float:
        """Return what it is worth to me that the seat is eliminated."""
        total = 0.0
        for role, chance in enumerate(self.odds[seat]):
            if chance > UNLIKELY:
                change = self._without(seat, role) - self.now
                sign = self.foes.get(role, 0)
                total += chance * (change if change * sign >= 0 else sign * LEAST)
                if by_me and role == OUTLAW != self.role:  # no reward for the fall of a friend
                    total += chance * REWARD * self.card(self.me)
                elif by_me and role == DEPUTY and self.role == SHERIFF:
                    total -= chance * self.held(self.me) * self.card(self.me)
        return total

    def _without(self, seat: Seat, role: int) -> float:
        """Return my chance if the seat is out and had this role."""
        deputies, outlaws, renegades = self.counts
        if role == SHERIFF:
            alone = deputies + outlaws == 0 and renegades == 1
            return POINTS * (self.side == (2 if alone else 1))
        counts = (
            deputies - (role == DEPUTY),
            outlaws - (role == OUTLAW),
            renegades - (role == RENEGADE),
        )
        force, cards = self.force[:], self.cards[:]
        force[role] = max(0.0, force[role] - vigour(self.view.life[seat]))
        cards[role] = max(0.0, cards[role] - self.held(seat))
        facts = facts_of(force, cards, self.view.life[self.sheriff])
        return POINTS * stakes().chances(counts, facts)[self.side]
