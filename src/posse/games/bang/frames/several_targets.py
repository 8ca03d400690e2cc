"""A card that affects several players, one after another: Gatling, Indians!, Brawl."""

from __future__ import annotations

from posse.engine.ids import Card, Seat
from posse.games.bang.frames.played import has_no_effect
from posse.games.bang.state import BangState
from posse.games.sheriff.each_seat import Each


class Sweep(Each):
    """`by` played `card`. Seats on which it has no effect are skipped."""

    def __init__(self, by: Seat, card: Card, left: tuple[Seat, ...]) -> None:
        super().__init__(left)
        self.by = by
        self.card = card

    def visit(self, g: BangState, seat: Seat) -> None:
        if has_no_effect(g, seat, self.card, self.by):
            g.swap(self.rest())
        else:
            self.strike(g, seat)

    def strike(self, g: BangState, seat: Seat) -> None:
        """Ask the seat, or swap for `rest` and push another frame."""
        raise AssertionError(f"{self!r} strikes nobody")
