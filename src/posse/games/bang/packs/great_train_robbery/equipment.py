"""The blue cards that are not weapons, horses or maps."""

from __future__ import annotations

from posse.games.bang.power import Power
from posse.games.bang.state import BangState
from posse.games.bang.verbs import draw


class Refund(Power):
    """A card whenever somebody else takes or discards one of the holder's (decision B19)."""

    def robbed(self, g: BangState, me: int) -> None:
        draw(g, me, 1)
