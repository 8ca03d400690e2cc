"""What a card does when it is played or used in phase II. Stateless."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.engine.choice import Note
from posse.engine.ids import NOBODY, Card, Seat

if TYPE_CHECKING:
    from posse.games.bang.state import BangState
    from posse.games.bang.targets import Sights


class Effect:
    """The default cannot be played in phase II (a pure reaction such as Missed!)."""

    price: int = 0  # other hand cards to discard before it acts
    copies: bool = False  # it does what another card does
    answers: bool = False  # used in answer it does more than what it shows (`answered`)

    def aims(self, g: BangState, me: Seat, card: Card, sights: Sights) -> list[Seat]:
        """On whom it may be played now; [NONE] if without choosing anybody, [] if not at all."""
        return []

    def played(self, g: BangState, me: Seat) -> None:
        """It left the hand, whatever comes of it (it may have no effect on its target)."""

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        """Carry it out; `at` is the target, or NONE.

        A brown card or a used green one lies in the middle meanwhile (decision B28), its price on
        the pile; a card that is laid is still in the hand.
        """

    def wasted(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        """It has no effect on its target: what it does all the same."""

    def note(self, g: BangState, me: Seat, card: Card, at: Seat) -> Note | None:
        """What comes of it as things stand, if that must be said; `g` is a view of `me`."""
        return None

    def answered(self, g: BangState, me: Seat, card: Card) -> None:
        """It was used in answer, as what it shows (`Kind.symbol`)."""


class Plain(Effect):
    """Played without choosing anybody."""

    def playable(self, g: BangState, me: Seat, card: Card) -> bool:
        return True

    def aims(self, g: BangState, me: Seat, card: Card, sights: Sights) -> list[Seat]:
        return [NOBODY] if self.playable(g, me, card) else []


class Aimed(Effect):
    """Played on one person."""

    def aims(self, g: BangState, me: Seat, card: Card, sights: Sights) -> list[Seat]:
        return sights.others
