"""Columns and questions of every game in which players have roles and life points."""

from __future__ import annotations

from posse.engine.chance import Chance
from posse.engine.ids import EVERY_SEAT, NO_SEATS, Mask, Seat
from posse.engine.state import State

PEOPLE = (
    "role",
    "char",
    "life",
    "max_life",
    "ring",
    "shown",
    "turn",
    "turns",
    "roles",
    "house",
)


class SheriffState(State):
    """Subclasses add the things on their table."""

    __slots__ = PEOPLE

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        # per seat
        self.role: list[int] = []  # NONE in a view: not known
        self.char: list[int] = []
        self.life: list[int] = []
        self.max_life: list[int] = []
        # the table
        self.ring: list[Seat] = []  # seats in play, clockwise, in ascending order
        self.shown = NO_SEATS  # mask of seats whose role is open
        self.turn = EVERY_SEAT[0]
        self.turns = 0
        # the set-up; never changed, so clones share it
        self.roles: tuple[int, ...] = ()  # every role in this match, sorted
        self.house: dict[str, str] = {}

    def copy_people(self, g: SheriffState) -> None:
        """Copy everything above into a clone."""
        self.copy_base(g)
        g.role = self.role[:]
        g.char = self.char[:]
        g.life = self.life[:]
        g.max_life = self.max_life[:]
        g.ring = self.ring[:]
        g.shown = self.shown
        g.turn = self.turn
        g.turns = self.turns
        g.roles = self.roles
        g.house = self.house

    def add_person(self, role: int, char: int, life: int) -> None:
        """Add a seat to the table, clockwise."""
        self.ring.append(EVERY_SEAT[len(self.role)])
        self.role.append(role)
        self.char.append(char)
        self.life.append(life)
        self.max_life.append(life)

    def put_out(self, seat: Seat) -> None:
        """Remove the seat from the ring and open its role."""
        self.ring.remove(seat)
        self.life[seat] = 0
        self.shown = Mask(self.shown | 1 << seat)

    def put_in(self, seat: Seat) -> None:
        """Bring an eliminated seat back into play, at the same place and without life points."""
        self.ring.append(seat)
        self.ring.sort()

    # questions ----------------------------------------------------------------------------------

    def after(self, seat: Seat) -> Seat:
        """Return the next seat in play clockwise. The seat itself may be out already."""
        for other in self.ring:
            if other > seat:
                return other
        return self.ring[0]

    def clockwise(self, start: Seat) -> list[Seat]:
        """Return the seats in play, beginning at `start` or the next one after it."""
        ring = self.ring
        at = ring.index(start) if start in ring else sum([seat < start for seat in ring])
        return ring[at:] + ring[:at]

    def others(self, seat: Seat) -> list[Seat]:
        """Return all other seats in play, clockwise from the left neighbour."""
        ring = self.ring
        if seat not in ring:
            return self.clockwise(seat)
        at = ring.index(seat)
        return ring[at + 1 :] + ring[:at]
