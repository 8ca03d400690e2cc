"""Something that happened, with the audience that may read its card."""

from __future__ import annotations

from posse.engine.ids import NO_SEATS, NOBODY, NONE, Card, Mask, Seat, Verb


class Event:
    """Something that happened.

    `see` is a bit mask of the seats that may read `card`; default: none.
    """

    def __init__(
        self,
        verb: Verb,
        seat: Seat,
        card: Card = NONE,
        other: Seat = NOBODY,
        n: int = 0,
        see: Mask = NO_SEATS,
    ) -> None:
        self.verb = verb
        self.seat = seat
        self.card = card
        self.other = other
        self.n = n
        self.see = see

    def parts(self) -> tuple[Verb, Seat, Card, Seat, int, Mask]:
        """Return everything the event holds, in the constructor's order."""
        return (self.verb, self.seat, self.card, self.other, self.n, self.see)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def __repr__(self) -> str:
        return f"Event{self.parts()}"


def redact(event: Event, seat: Seat) -> Event:
    """Return the event as `seat` may read it. The audience itself is never revealed."""
    card = event.card if event.see >> seat & 1 else NONE
    return Event(event.verb, event.seat, card, event.other, event.n)
