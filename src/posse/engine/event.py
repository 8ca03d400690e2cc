"""Something that happened, with the audience that may read its card."""

from __future__ import annotations

from posse.engine.choice import NONE


class Event:
    """`see` is a bit mask of the seats that may read `card`: nobody, unless said."""

    def __init__(
        self, verb: str, seat: int, card: int = NONE, other: int = NONE, n: int = 0, see: int = 0
    ) -> None:
        self.verb = verb
        self.seat = seat
        self.card = card
        self.other = other
        self.n = n
        self.see = see

    def parts(self) -> tuple[str, int, int, int, int, int]:
        return (self.verb, self.seat, self.card, self.other, self.n, self.see)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def __repr__(self) -> str:
        return f"Event{self.parts()}"


def redact(event: Event, seat: int) -> Event:
    """The event as `seat` may read it. The audience itself is never told."""
    card = event.card if event.see >> seat & 1 else NONE
    return Event(event.verb, event.seat, card, event.other, event.n)
