"""The same as `outlook` among three with open roles, each hunting one and hunted by one."""

from __future__ import annotations

from posse.games.bang.state import BangState
from posse.games.sheriff.roles import PREY

WIN = 60.0
POINT = 4.0  # of my prey or of who hunts me
OWN = 6.0
CARD = 1.5


class Rivalry:
    """Nothing is hidden: my prey wins me the match, if I put it out in person."""

    def __init__(self, view: BangState) -> None:
        self.view = view
        self.me = view.me
        self.prey = view.role.index(PREY[view.role[view.me]])
        self.alone = len(view.ring) == 2

    def card(self, seat: int) -> float:
        return CARD if seat == self.me else -0.7 * CARD

    def gains(self, seat: int, points: int) -> float:
        life = self.view.life[seat]
        if life + points <= 0:
            return self.falls(seat)
        near = 1.0 + 1.0 / max(1, min(life, life + points))
        worth = OWN if seat == self.me else -POINT if seat == self.prey else -0.8 * POINT
        return worth * points * near / 1.5

    def falls(self, seat: int, by_me: bool = True) -> float:
        """The hunter of my prey may leave it to me; between two the last one wins."""
        if seat == self.me:
            return -WIN
        if seat == self.prey or self.alone:
            return WIN if by_me or self.alone else 0.0
        return 3 * POINT
