"""What every game with roles says about a match that is over."""

from __future__ import annotations

from posse.engine.game import Game
from posse.engine.ids import Seat, seats_at
from posse.games.sheriff.roles import DEALT, ROLES, side_of
from posse.games.sheriff.state import SheriffState


class SheriffGame(Game):
    """A match is won or lost by sides. Nothing else counts."""

    def scores(self, g: SheriffState) -> list[int]:
        return [int(seat in g.winners) for seat in seats_at(len(g.role))]

    def in_play(self, g: SheriffState) -> list[Seat]:
        return g.ring[:]

    def measures(self, g: SheriffState) -> dict[str, int]:
        return {"turns": g.turns}

    def standing(self, g: SheriffState, seat: Seat) -> float:
        """Return the seat's life points as a share of those at the start."""
        return g.life[seat] / g.max_life[seat]

    def labels(self, g: SheriffState) -> list[dict[str, str]]:
        return [
            {"role": ROLES[role], "character": self.character_name(char)}
            for role, char in zip(g.role, g.char, strict=True)
        ]

    def character_name(self, char: int) -> str:
        """Return the name of a character of this game."""
        raise AssertionError(self.id)

    def sides(self, g: SheriffState) -> list[str]:
        return [side_of(role, g.roles) for role in g.role]

    def side_names(self, players: int) -> tuple[str, ...]:
        roles = DEALT[players]
        return tuple(dict.fromkeys([side_of(role, roles) for role in sorted(roles)]))
