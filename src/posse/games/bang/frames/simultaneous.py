"""What happens to several players at once (decision B1): Ironhorse, Most Wanted.

All players answer first, in order. Until then nobody leaves, is robbed or rewarded. Then all leave
together. What follows from each comes in order, and then the end of the match is checked.
"""

from __future__ import annotations

from posse.engine.frame import Frame
from posse.engine.ids import NOBODY, Seat
from posse.games.bang.frames.death import Death, bequeath, end, leaves
from posse.games.bang.state import BangState
from posse.games.sheriff.roles import SHERIFF, outcome


class Together(Frame):
    """`by` caused it, or NONE. `seats` were in play before; `fallen` have lost their last point."""

    def __init__(self, by: Seat, seats: tuple[Seat, ...], fallen: tuple[Seat, ...] = ()) -> None:
        self.by = by
        self.seats = seats
        self.fallen = fallen

    def step(self, g: BangState) -> None:
        g.swap(Verdict(self.by, self.seats))
        gone = [at for at in self.fallen if leaves(g, at, self.by)]
        for at in reversed(gone):
            g.push(Estate(at, self.by))


class Estate(Frame):
    """One of the players who left together: their cards, then what follows from their death."""

    def __init__(self, at: Seat, by: Seat) -> None:
        self.at = at
        self.by = by

    def step(self, g: BangState) -> None:
        bequeath(g, self.at, self.by, shared=True)


class Verdict(Frame):
    """Checks who has won. If nobody is left, the Outlaws have."""

    def __init__(self, by: Seat, seats: tuple[Seat, ...]) -> None:
        self.by = by
        self.seats = seats

    def step(self, g: BangState) -> None:
        g.pop()
        dead = [seat for seat in self.seats if seat not in g.ring]
        if not g.ring:
            end(g, "outlaws" if SHERIFF in g.role else "outlaw")
        elif dead:
            end(g, outcome(g.role, g.ring, dead, self.by if self.by in g.ring else NOBODY))


def fall(g: BangState, at: Seat, by: Seat) -> None:
    """The seat has lost its last point: out at once, or with the others when all have answered."""
    for place, frame in enumerate(g.stack):
        if isinstance(frame, Together):
            g.stack[place] = Together(frame.by, frame.seats, (*frame.fallen, at))
            return
    g.push(Death(at, by))


def waits_for_all(g: BangState) -> bool:
    """Return True if the end of the match is checked later, with others."""
    return any([isinstance(frame, (Together, Verdict)) for frame in g.stack])
