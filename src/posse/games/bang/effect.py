"""What a card does when it is played from the hand in phase II. Stateless."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.engine.choice import NONE, Option

if TYPE_CHECKING:
    from posse.games.bang.state import BangState
    from posse.games.bang.targets import Sights


class Effect:
    """The default cannot be played in phase II (a pure reaction such as Missed!)."""

    def options(self, g: BangState, me: int, card: int, sights: Sights, out: list[Option]) -> None:
        """Add every legal way to play `card` now."""

    def play(self, g: BangState, me: int, card: int, at: int) -> None:
        """Carry it out; `at` is the target, or NONE. A brown card lies on the pile already."""


class Plain(Effect):
    """Played without choosing anybody."""

    def playable(self, g: BangState, me: int, card: int) -> bool:
        return True

    def options(self, g: BangState, me: int, card: int, sights: Sights, out: list[Option]) -> None:
        if self.playable(g, me, card):
            out.append(Option("play", card, NONE))


class Aimed(Effect):
    """Played on one person."""

    def targets(self, g: BangState, me: int, card: int, sights: Sights) -> list[int]:
        return sights.others

    def options(self, g: BangState, me: int, card: int, sights: Sights, out: list[Option]) -> None:
        for seat in self.targets(g, me, card, sights):
            out.append(Option("play", card, seat))
