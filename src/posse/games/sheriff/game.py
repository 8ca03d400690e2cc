"""What every game with roles tells of a match that is over."""

from __future__ import annotations

from posse.engine.game import Game
from posse.games.sheriff.state import SheriffState


class SheriffGame(Game):
    """A match is won or lost, by sides; nothing else counts."""

    def scores(self, g: SheriffState) -> list[int]:
        return [int(seat in g.winners) for seat in range(len(g.role))]

    def in_play(self, g: SheriffState) -> list[int]:
        return g.ring[:]

    def measures(self, g: SheriffState) -> dict[str, int]:
        return {"turns": g.turns}
