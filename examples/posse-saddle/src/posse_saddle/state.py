"""The state of a match, what a seat sees of it, and worlds that fit a view."""

from __future__ import annotations

from typing import Any

from posse import NONE
from posse.engine.chance import Chance
from posse.engine.ids import NOBODY, Card, Seat
from posse.engine.state import State
from posse_saddle.cards import CARDS

COLUMNS = ("hand", "bag", "tricks", "trick", "gone", "leader", "turn", "turns")


class SaddleState(State):
    """Hands and bags are hidden, the trick is open."""

    __slots__ = COLUMNS

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.hand: list[list[Card]] = []
        self.bag: list[list[Card]] = []  # no card or one
        self.tricks: list[int] = []  # how many each seat has taken
        self.trick: list[Card] = []  # in the order they were played, the leader's first
        self.gone: list[Card] = []  # cards of the tricks that are over: everybody saw them
        self.leader = NOBODY
        self.turn = NOBODY
        self.turns = 0  # tricks that are over

    def columns(self) -> tuple[str, ...]:
        """Return the names of the fields."""
        return COLUMNS

    def clone(self) -> Any:
        """Return an equal, independent state."""
        other = SaddleState(self.chance.clone())
        other.hand = [cards[:] for cards in self.hand]
        other.bag = [cards[:] for cards in self.bag]
        other.tricks, other.trick, other.gone = self.tricks[:], self.trick[:], self.gone[:]
        other.leader, other.turn, other.turns = self.leader, self.turn, self.turns
        self.copy_base(other)
        return other


def view(g: SaddleState, seat: Seat) -> SaddleState:
    """Return the state as a seat knows it: NONE in place of the cards of others."""
    v: SaddleState = g.clone()
    v.chance, v.me = Chance(b""), seat
    for other in range(len(g.hand)):
        if other != seat:
            v.hand[other] = [NONE] * len(g.hand[other])
            if not g.outcome:  # at the end the bags are open
                v.bag[other] = [NONE] * len(g.bag[other])
    if v.choice is not None and v.choice.seat != seat:
        v.choice = v.choice.public()
    return v


def imagine(v: SaddleState, chance: Chance) -> SaddleState:
    """Return a state that fits the view, with the unknown cards dealt at random."""
    g: SaddleState = v.clone()
    g.chance, g.me = chance, NOBODY
    seen = {card for zone in (*v.hand, *v.bag, v.trick, v.gone) for card in zone}
    unseen = [card for card in CARDS if card not in seen]
    chance.shuffle(unseen)
    for zone in (*g.hand, *g.bag):
        for at, card in enumerate(zone):
            if card == NONE:
                zone[at] = unseen.pop()
    if g.choice is not None:
        g.choice = None
        g.run()  # asks again, with all options
    return g
