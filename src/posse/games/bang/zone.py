"""What a pack adds to the state: zones and numbers of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.engine.ids import Card

if TYPE_CHECKING:
    from posse.games.bang.state import BangState


class Zone:
    """A list of cards in the state of every match with its pack. `PackRegistry` numbers it.

    `back` is that of the pieces in it. `hidden`: face down, top last; all players know the cards of
    other zones. `ordered`: the order has a meaning.
    """

    def __init__(self, name: str, back: str, hidden: bool = False, ordered: bool = True) -> None:
        self.name = name
        self.back = back
        self.hidden = hidden
        self.ordered = ordered
        self.number = -1

    def of(self, g: BangState) -> list[Card]:
        return g.zones[self.number]


class Mark:
    """A number in the state of every match with its pack. `PackRegistry` numbers it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number = -1

    def of(self, g: BangState) -> int:
        return g.marks[self.number]

    def put(self, g: BangState, value: int) -> None:
        g.marks[self.number] = value


ZONES: Final[list[Zone]] = []
MARKS: Final[list[Mark]] = []


def names() -> list[str]:
    """Return the names of all zones and marks, as positions and screens use them."""
    return [zone.name for zone in ZONES] + [mark.name for mark in MARKS]
