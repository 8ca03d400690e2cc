"""What a seat at a BANG! table infers about the others."""

from __future__ import annotations

from typing import Final

from posse.bots.bang.knowledge import Names
from posse.bots.sides import Memory, rivals, wishes
from posse.engine.event import Event
from posse.engine.ids import NONE, Seat
from posse.games.bang import verb_names
from posse.games.bang.cards import CARDS
from posse.games.bang.state import BangState
from posse.games.sheriff.roles import OUTLAW, SHERIFF

# how hostile an act is; an act towards all players says nothing
ILL = {"shot": 1.0, "jail": 0.7, "rob": 0.4, "help": -0.7, "sweep": 0.0}
LONG = 20  # turns of all players
SURE = 10.0  # a leaning that leaves no doubt
# Events in which the card says what was done.
WITH_CARD: Final = (verb_names.PLAY, verb_names.LAY, verb_names.USE)


class BangMemory(Memory):
    """`acts`: what a kind of card, or a verb of an ability, does to its target."""

    def __init__(self, acts: Names) -> None:
        super().__init__()
        self.hostile = {name: ILL[act] for name, act in acts.items()}
        self.taken: set[tuple[int, int]] = set()  # seats, and cards that they have taken once

    def note(self, event: Event) -> None:
        super().note(event)
        if event.verb == verb_names.TAKE:
            self.taken.add((event.seat, event.card))

    def tells(self, seat: Seat) -> bool:
        """Return True if the seat has done anything to a player."""
        return any(by == seat for by, _ in self.harm)

    def weight(self, event: Event) -> float:
        if event.verb not in WITH_CARD:
            return self.hostile.get(event.verb, 0.0)
        return self.hostile.get(CARDS[event.card].kind.id, 0.0) if event.card >= 0 else 0.0


def drags(view: BangState) -> bool:
    """Return True if the match is long because the law shoots at nobody who may belong to it.

    Then a bot acts on its best guess.
    """
    return view.turns > LONG * len(view.role)


def needs_the_sheriff(view: BangState) -> bool:
    """Return True if the match is lost for the seat when the Sheriff falls now."""
    mine = view.role[view.me]
    return SHERIFF in view.roles and mine not in (SHERIFF, OUTLAW) and len(view.ring) > 2


def hidden_seats(view: BangState) -> list[Seat]:
    return [seat for seat in view.ring if view.role[seat] == NONE]


def lean(view: BangState, memory: Memory, seat: Seat) -> float:
    """Return the leaning towards the law (+) or the Outlaws (-), by acts towards the Sheriff."""
    if SHERIFF not in view.role:
        return 0.0
    return -memory.harm.get((seat, view.role.index(SHERIFF)), 0.0)


def bang_wishes(view: BangState, memory: Memory) -> list[float]:
    """Return the wishes. A greenhorn infers a role only from attacks on the Sheriff."""
    if SHERIFF not in view.roles:
        return rivals(view)
    star = view.role.index(SHERIFF)
    leans = [-memory.harm.get((by, star), 0.0) for by in range(len(view.role))]
    hidden = hidden_seats(view)
    if hidden and drags(view):
        leans[min(hidden, key=leans.__getitem__)] = -SURE
    return wishes(view, leans)
