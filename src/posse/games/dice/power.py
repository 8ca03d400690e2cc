"""Everything that a character may change. Powers have no state. The defaults are the plain rules.

Attributes and *modifiers* (pure) are read where the rule needs them. *Reactions* are offered to a
player who is about to lose life points to shots, a Gatling or dynamite.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.engine.choice import Option
from posse.engine.ids import Seat, Topic

if TYPE_CHECKING:
    from posse.games.dice.state import DiceState


class Power:
    """The ability of a character. `me` is the seat of the character."""

    rolls: int = 3  # in a turn
    gatlings: int = 3  # faces that set the Gatling off
    loose_dynamite: bool = False  # may roll dynamite again while fewer than three show
    doubles: bool = False  # a beer may double one shot
    clears: bool = False  # a Gatling face may remove an arrow
    blesses: bool = False  # gives a life point away before rolling
    ducks_gatling: bool = False  # loses nothing to a Gatling
    stings: bool = False  # a player who hits the holder takes an arrow
    mourns: int = 0  # life points for each other player eliminated
    peace: int = 0  # life points for a final result without shots
    reacts: Topic | None = None  # the topic of `reactions`; None if there are none

    # modifiers

    def distances(self, places: int) -> tuple[int, ...]:
        """Return how many places away a shot of `places` may hit, with four or more in play."""
        return (places,)

    def ambushed(self, arrows: int) -> int:
        """Return the life points lost to Indians with so many arrows."""
        return arrows

    def own_beer(self, life: int) -> int:
        """Return what a beer gives to its owner; `life` is that before the first beer."""
        return 1

    # reactions

    def reactions(self, g: DiceState, me: Seat, n: int, by: Seat) -> list[Option]:
        """Return the options against losing n points; empty if there is no choice."""
        return []

    def react(self, g: DiceState, me: Seat, option: Option) -> int:
        """Carry out one of `reactions`. Return how many points are not lost."""
        return 0
