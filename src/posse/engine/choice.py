"""A pending decision: which seat must answer, about what, and every legal answer."""

from __future__ import annotations

from posse.engine.ids import NOBODY, NONE, Card, Seat, Topic, Verb


class Option:
    """One legal answer. It never changes, so clones may share it."""

    __slots__ = ("card", "n", "seat", "verb")

    def __init__(self, verb: Verb, card: Card = NONE, seat: Seat = NOBODY, n: int = 0) -> None:
        self.verb = verb
        self.card = card
        self.seat = seat
        self.n = n

    def parts(self) -> tuple[Verb, Card, Seat, int]:
        """Return verb, card, seat and number, for comparing."""
        return (self.verb, self.card, self.seat, self.n)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def __repr__(self) -> str:
        return f"Option{self.parts()}"


class Note:
    """What an option will do as things stand: the id of a message and what fills its gaps.

    `n` is a number and `card` a card that the message names.
    """

    __slots__ = ("card", "n", "name")

    def __init__(self, name: str, n: int = 0, card: Card = NONE) -> None:
        self.name = name
        self.n = n
        self.card = card

    def parts(self) -> tuple[str, int, Card]:
        """Return name, number and card, for comparing."""
        return (self.name, self.n, self.card)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Note) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def __repr__(self) -> str:
        return f"Note{self.parts()}"


class Choice:
    """A question to one seat.

    `topic`, `card`, `other` and `n` are public; `options` are for `seat` alone. `card` is what the
    question is about (the BANG! that was fired), `other` the seat that it came from, `n` how much
    is at stake.
    """

    __slots__ = ("card", "n", "options", "other", "seat", "topic")

    def __init__(
        self,
        seat: Seat,
        topic: Topic,
        options: list[Option],
        card: Card = NONE,
        other: Seat = NOBODY,
        n: int = 0,
    ) -> None:
        self.seat = seat
        self.topic = topic
        self.options = options
        self.card = card
        self.other = other
        self.n = n

    def public(self) -> Choice:
        """Return the question without its options: what all other seats may know of it."""
        return Choice(self.seat, self.topic, [], self.card, self.other, self.n)

    def parts(self) -> tuple[object, ...]:
        """Return everything the choice holds, for comparing."""
        options = tuple([option.parts() for option in self.options])
        return (self.seat, self.topic, self.card, self.other, self.n, options)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def __repr__(self) -> str:
        return f"Choice{self.parts()}"
