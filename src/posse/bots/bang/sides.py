"""What a seat at a BANG! table makes of the others."""

from __future__ import annotations

from posse.bots.bang.knowledge import Names
from posse.bots.sides import Memory, rivals, wishes
from posse.engine.event import Event
from posse.engine.ids import NONE, Seat
from posse.games.bang.cards import CARDS
from posse.games.bang.state import BangState
from posse.games.sheriff.roles import SHERIFF

# how much an act is meant ill; one that meets everybody says nothing of anybody
ILL = {"shot": 1.0, "jail": 0.7, "rob": 0.4, "help": -0.7, "sweep": 0.0}
LONG = 20  # turns of everybody
SURE = 10.0  # a leaning that leaves no doubt
WITH_CARD = ("play", "lay", "use")  # events in which the card says what was done


class BangMemory(Memory):
    """`acts`: what a kind of card, or an ability's event, is to whom it meets."""

    def __init__(self, acts: Names) -> None:
        super().__init__()
        self.hostile = {name: ILL[act] for name, act in acts.items()}
        self.taken: set[tuple[int, int]] = set()  # seats and cards they have taken once

    def note(self, event: Event) -> None:
        super().note(event)
        if event.verb == "take":
            self.taken.add((event.seat, event.card))

    def tells(self, seat: Seat) -> bool:
        """Has somebody done anything to anybody?"""
        return any(by == seat for by, _ in self.harm)

    def weight(self, event: Event) -> float:
        if event.verb not in WITH_CARD:
            return self.hostile.get(event.verb, 0.0)
        return self.hostile.get(CARDS[event.card].kind.id, 0.0) if event.card >= 0 else 0.0


def drags(view: BangState) -> bool:
    """Whether the match is long because the law shoots at nobody who may belong to it.

    Then a bot acts on its best guess.
    """
    return view.turns > LONG * len(view.role)


def hidden_seats(view: BangState) -> list[Seat]:
    return [seat for seat in view.ring if view.role[seat] == NONE]


def lean(view: BangState, memory: Memory, seat: Seat) -> float:
    """Towards the law (+) or the Outlaws (-), by what somebody did to the Sheriff."""
    if SHERIFF not in view.role:
        return 0.0
    return -memory.harm.get((seat, view.role.index(SHERIFF)), 0.0)


def bang_wishes(view: BangState, memory: Memory) -> list[float]:
    """Who went for the Sheriff shows his colours; a greenhorn reads nothing else."""
    if SHERIFF not in view.roles:
        return rivals(view)
    star = view.role.index(SHERIFF)
    leans = [-memory.harm.get((by, star), 0.0) for by in range(len(view.role))]
    hidden = hidden_seats(view)
    if hidden and drags(view):
        leans[min(hidden, key=leans.__getitem__)] = -SURE
    return wishes(view, leans)
