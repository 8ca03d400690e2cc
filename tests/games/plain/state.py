"""The state of Trail, the test game with a layout, and what each seat may know of it."""

from __future__ import annotations

from typing import Any

from posse import ALL, NONE
from posse.engine.chance import Chance
from posse.engine.ids import MASK_OF, NO_SEATS, NOBODY, Card, Mask, Seat, seats_at
from posse.engine.state import State

CARDS = 24
LUCK = 3  # the numbers that are dealt in secret are lower


class TrailState(State):
    """Hidden hands, an open trick, a face-down deck, open points and a secret number of luck."""

    __slots__ = (
        "deck",
        "hand",
        "known",
        "laid",
        "luck",
        "points",
        "round",
        "taken",
        "trick",
        "trump",
        "turn",
        "turns",
    )

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.hand: list[list[Card]] = []
        self.taken: list[list[Card]] = []
        self.points: list[int] = []
        self.luck: list[int] = []
        self.known: list[Mask] = []  # by card: who knows where it lies
        self.deck: list[Card] = []
        self.trick: list[Card] = []
        self.laid: list[Seat] = []  # who played the cards of the trick
        self.trump: list[Card] = []
        self.round = 0
        self.turn = NOBODY
        self.turns = 0

    def columns(self) -> tuple[str, ...]:
        return tuple(TrailState.__slots__)

    def clone(self) -> Any:
        other = TrailState(self.chance.clone())
        other.hand = [hand[:] for hand in self.hand]
        other.taken = [taken[:] for taken in self.taken]
        other.points, other.luck, other.known = self.points[:], self.luck[:], self.known[:]
        other.deck, other.trick, other.trump = self.deck[:], self.trick[:], self.trump[:]
        other.laid = self.laid[:]
        other.round, other.turn, other.turns = self.round, self.turn, self.turns
        self.copy_base(other)
        return other


def deal(players: int, chance: Chance) -> TrailState:
    g = TrailState(chance)
    cards = [Card(number) for number in range(CARDS)]
    chance.shuffle(cards)
    size = min(5, CARDS // players)
    g.known = [NO_SEATS] * CARDS
    for seat in seats_at(players):
        g.hand.append([cards.pop() for _ in range(size)])
        for card in g.hand[seat]:
            g.known[card] = MASK_OF[seat]
        g.luck.append(chance.below(LUCK))
    g.taken, g.points = [[] for _ in range(players)], [0] * players
    g.deck = cards
    if g.deck:
        g.trump = [g.deck.pop()]
        g.known[g.trump[0]] = ALL
    return g


def view(g: TrailState, seat: Seat) -> TrailState:
    v: TrailState = g.clone()
    v.chance, v.me = Chance(b""), seat
    v.hand = [[card if g.known[card] >> seat & 1 else NONE for card in hand] for hand in g.hand]
    v.deck = [NONE] * len(g.deck)
    v.known = [mask if mask >> seat & 1 else NO_SEATS for mask in g.known]
    if not g.outcome:
        v.luck = [n if at == seat else NONE for at, n in enumerate(g.luck)]
    if v.choice is not None and v.choice.seat != seat:
        v.choice = v.choice.public()
    return v


def imagine(v: TrailState, chance: Chance) -> TrailState:
    g: TrailState = v.clone()
    g.chance, g.me = chance, NOBODY
    seen = {card for pile in (*v.hand, *v.taken, v.trick, v.trump) for card in pile}
    unseen = [Card(number) for number in range(CARDS) if number not in seen]
    chance.shuffle(unseen)
    for seat, hand in enumerate(g.hand):
        for at, card in enumerate(hand):
            if card == NONE:
                hand[at] = unseen.pop()
                g.known[hand[at]] = MASK_OF[seat]
    g.deck = unseen
    g.luck = [chance.below(LUCK) if n == NONE else n for n in v.luck]
    if g.choice is not None:
        g.choice = None
        g.run()
    return g
