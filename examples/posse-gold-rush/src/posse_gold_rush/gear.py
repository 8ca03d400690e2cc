"""What the shop sells, and the card that answers a shot."""

from __future__ import annotations

from posse.engine.ids import Card, Seat
from posse.games.bang.effect import Effect
from posse.games.bang.state import BangState
from posse.games.bang.verbs import draw
from posse_gold_rush.camp import Gear, earn

BELT = 8  # hand cards
FREIGHT = 4  # cards


class Boots(Gear):
    """Each loss of points draws a card for each of them."""

    cost = 3

    def hurt(self, g: BangState, me: Seat, n: int, by: Seat) -> None:
        draw(g, me, n)


class Talisman(Gear):
    """Each loss of points brings a nugget for each of them."""

    cost = 3

    def hurt(self, g: BangState, me: Seat, n: int, by: Seat) -> None:
        earn(g, me, n)


class Belt(Gear):
    """The holder keeps up to eight hand cards."""

    cost = 2

    def limit(self, g: BangState, me: Seat, n: int) -> int:
        return max(n, BELT)


class Freight(Gear):
    """Works at once: four cards. Then it goes under the store."""

    cost = 4

    def bought_by(self, g: BangState, me: Seat, card: Card) -> None:
        draw(g, me, FREIGHT)
        self.discarded(g, card)


class FoolsGold(Effect):
    """A Missed! that brings a nugget: it is used out of turn."""

    answers = True

    def answered(self, g: BangState, me: Seat, card: Card) -> None:
        earn(g, me, 1)
