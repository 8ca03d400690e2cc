"""What a pack adds to the state: zones, marks and tallies of its own.

`PackRegistry` numbers them. They have room in the state of every match with their pack.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from posse.engine.ids import MASK_OF, NONE, Card, Seat, Verb

if TYPE_CHECKING:
    from posse.games.bang.state import BangState


class Zone:
    """A list of cards beside the deck.

    `back` is that of the pieces in it. `hidden`: face down, top last; all players know the cards of
    other zones. `ordered`: the order has a meaning. `acts`: the powers of its cards act for the
    seat on turn (`sources.middle`). `former`: an older name, which positions and saves may use.
    """

    def __init__(
        self,
        name: str,
        back: str,
        hidden: bool = False,
        ordered: bool = True,
        acts: bool = False,
        former: str = "",
    ) -> None:
        assert not (hidden and acts), f"cards of {name} lie face down, so they cannot act"
        self.name = name
        self.back = back
        self.hidden = hidden
        self.ordered = ordered
        self.acts = acts
        self.former = former
        self.number = -1
        self.pack = ""

    def of(self, g: BangState) -> list[Card]:
        return g.zones[self.number]

    def names(self) -> list[str]:
        """Return the names that positions may use for it."""
        return [self.name, self.former] if self.former else [self.name]


class Mark:
    """A number for the table, known to all players."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number = -1
        self.pack = ""

    def of(self, g: BangState) -> int:
        return g.marks[self.number]

    def put(self, g: BangState, value: int) -> None:
        g.marks[self.number] = value


class Tally:
    """A number for each seat, from 0 on. `secret`: only the seat itself knows it.

    `most`: the greatest value that a seat imagines for another one. A change is an event whose verb
    is the name, with the new number unless it is secret.
    """

    def __init__(self, name: str, secret: bool = False, most: int = 0) -> None:
        assert most or not secret, f"{name} is secret, so others must know its greatest value"
        self.name = name
        self.secret = secret
        self.most = most
        self.verb = Verb(name)
        self.number = -1
        self.pack = ""

    def of(self, g: BangState, seat: Seat) -> int:
        """Return the number of the seat. In a view it is NONE if it is not known."""
        return g.tallies[self.number][seat]

    def put(self, g: BangState, seat: Seat, value: int) -> None:
        """Give the seat this number."""
        assert value >= 0, f"{self.name} of seat {seat} would be {value}"
        if g.tallies[self.number][seat] == value:
            return
        g.tallies[self.number][seat] = value
        if self.secret:
            g.emit(self.verb, seat, see=MASK_OF[seat])
        else:
            g.emit(self.verb, seat, n=value)


# Words of positions and screens that no zone, mark or tally may have.
TAKEN: Final = (
    "deck", "pile", "phase", "shelf", "acting", "turn", "chance", "distance", "reach", "knows",
    "bangs", "name", "role", "character", "life", "max", "out", "hand", "front", "waiting", "acts",
)  # fmt: skip

ZONES: Final[list[Zone]] = []
ACTING: Final[list[Zone]] = []  # those whose cards act
MARKS: Final[list[Mark]] = []
TALLIES: Final[list[Tally]] = []


class Furniture:
    """What some packs add to the state."""

    def __init__(self, packs: tuple[str, ...]) -> None:
        self.zones = [zone for zone in ZONES if zone.pack in packs]
        self.middle = [zone for zone in self.zones if zone.acts]
        self.marks = [mark for mark in MARKS if mark.pack in packs]
        self.tallies = [tally for tally in TALLIES if tally.pack in packs]

    def names(self) -> list[str]:
        """Return the names of zones and marks, as positions and screens use them."""
        rows = [name for zone in self.zones for name in zone.names()]
        return rows + [mark.name for mark in self.marks]

    def zone(self, name: str) -> Zone | None:
        """Return the zone of this name, if there is one."""
        for zone in self.zones:
            if name in zone.names():
                return zone
        return None


def furniture(g: BangState) -> Furniture:
    """Return what the packs of the match add to the state."""
    return _of_packs(g.furnished)


@lru_cache
def _of_packs(packs: tuple[str, ...]) -> Furniture:
    return Furniture(packs)


def forget() -> None:
    """Forget what packs add: a pack was taken out."""
    _of_packs.cache_clear()


def furnish(g: BangState, packs: tuple[str, ...], players: int) -> None:
    """Make room in the state for what these packs add."""
    g.furnished = packs
    g.zones = [[] for _ in ZONES]
    g.marks = [0] * len(MARKS)
    g.tallies = [[0] * players for _ in TALLIES]


def every_name() -> list[str]:
    """Return the names of all zones and marks: what positions may have."""
    return [name for zone in ZONES for name in zone.names()] + [mark.name for mark in MARKS]


def seen_tallies(g: BangState, me: Seat) -> list[list[int]]:
    """Return the tallies as the seat knows them."""
    return [
        [n if seat == me else NONE for seat, n in enumerate(row)] if tally.secret else row[:]
        for tally, row in zip(TALLIES, g.tallies, strict=False)
    ]
