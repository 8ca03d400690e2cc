"""How a match ended."""

from __future__ import annotations

from typing import Any

from posse.engine.ids import Seat


class Result:
    """The winning side by name, the seats that won, and the score of each seat.

    The game decides what scores count: money, or just 1 for a win.
    """

    def __init__(self, side: str, winners: list[Seat], scores: list[int]) -> None:
        self.side = side
        self.winners = winners
        self.scores = scores

    def json(self) -> dict[str, Any]:
        """Return the result as JSON-ready data."""
        return {"side": self.side, "winners": self.winners, "scores": self.scores}

    def __repr__(self) -> str:
        return f"Result({self.side!r}, winners={self.winners}, scores={self.scores})"
