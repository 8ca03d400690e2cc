"""What a card does when it is played or used in phase II. Effects have no state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.engine.choice import Note
from posse.engine.compiling import mypyc_attr
from posse.engine.ids import NOBODY, Card, Seat

if TYPE_CHECKING:
    from posse.games.bang.distance import Sights
    from posse.games.bang.state import BangState


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """The effect of a kind.

    The default cannot be played in phase II (a reaction such as Missed!).
    """

    price: int = 0  # other hand cards to discard before it acts
    copies: bool = False  # it does what another card does
    answers: bool = False  # it does something more when it is used as an answer (`answered`)

    def aims(self, g: BangState, me: Seat, card: Card, sights: Sights) -> list[Seat]:
        """Return the possible targets: [NONE] if it needs none, [] if it cannot be played."""
        return []

    def played(self, g: BangState, me: Seat) -> None:
        """Called when the card left the hand, even if it has no effect on its target."""

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        """Carry out the effect; `at` is the target, or NONE.

        A brown card or a used green one lies in the middle meanwhile (decision B28), its price on
        the pile. A card that is laid is still in the hand.
        """

    def wasted(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        """Called when it has no effect on its target."""

    def note(self, g: BangState, me: Seat, card: Card, at: Seat) -> Note | None:
        """Return what will come of it, if the player must know; `g` is a view of `me`."""
        return None

    def answered(self, g: BangState, me: Seat, card: Card) -> None:
        """Called when it was used as an answer, by its symbol (`Kind.symbol`)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain(Effect):
    """The effect of a card without a target."""

    def playable(self, g: BangState, me: Seat, card: Card) -> bool:
        return True

    def aims(self, g: BangState, me: Seat, card: Card, sights: Sights) -> list[Seat]:
        return [NOBODY] if self.playable(g, me, card) else []


@mypyc_attr(allow_interpreted_subclasses=True)
class Aimed(Effect):
    """The effect of a card with one target."""

    def aims(self, g: BangState, me: Seat, card: Card, sights: Sights) -> list[Seat]:
        return sights.others
