"""Everything a character may change. Stateless; all defaults are the plain rules.

Attributes and *modifiers* (pure) are asked for where the rule stands; *reactions* are offered to
a player who is about to lose life points by shots, a Gatling or dynamite.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.engine.choice import Option
from posse.engine.ids import Seat, Topic

if TYPE_CHECKING:
    from posse.games.dice.state import DiceState


class Power:
    """`me` is the seat it speaks for."""

    rolls: int = 3  # in a turn
    gatlings: int = 3  # faces that set the Gatling off
    loose_dynamite: bool = False  # may roll dynamite again, unless three show
    doubles: bool = False  # a beer may double one shot
    clears: bool = False  # a Gatling face may remove an arrow
    blesses: bool = False  # gives a life point away before rolling
    ducks_gatling: bool = False  # loses nothing to it
    stings: bool = False  # a player who hits the holder takes an arrow
    mourns: int = 0  # life points for each other person eliminated
    peace: int = 0  # life points for a final result without shots
    reacts: Topic | None = None  # the topic of `reactions`; None if there are none

    # modifiers

    def distances(self, places: int) -> tuple[int, ...]:
        """How many places away a shot of `places` may hit, with four or more in play."""
        return (places,)

    def ambushed(self, arrows: int) -> int:
        """Life points lost to Indians with so many arrows."""
        return arrows

    def own_beer(self, life: int) -> int:
        """What a beer gives to the holder who rolled it; `life` is as the first beer is drunk."""
        return 1

    # reactions

    def reactions(self, g: DiceState, me: Seat, n: int, by: Seat) -> list[Option]:
        """What may be done about losing n points; empty if there is nothing to choose."""
        return []

    def react(self, g: DiceState, me: Seat, option: Option) -> int:
        """Carry out one of `reactions`; returns how many points are not lost."""
        return 0
