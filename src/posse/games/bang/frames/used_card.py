"""What a frame holds that asks a seat about the card it has used."""

from __future__ import annotations

from posse.engine.frame import SeatFrame
from posse.engine.ids import Card, Seat


class UsedCard(SeatFrame):
    """`seat` has used `card` and is asked how."""

    def __init__(self, seat: Seat, card: Card) -> None:
        super().__init__(seat)
        self.card = card
