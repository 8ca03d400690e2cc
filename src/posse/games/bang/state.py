"""The state of a BANG! match: columns with one entry per seat, zones of cards, and questions."""

from __future__ import annotations

from posse.engine.chance import Chance
from posse.games.bang.sources import powers
from posse.games.sheriff.state import PEOPLE, SheriffState


class BangState(SheriffState):
    """Moved only by the verbs (verbs.py). In a view, NONE stands for what is not known."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        # per seat
        self.hand: list[list[int]] = []
        self.front: list[list[int]] = []
        # the table
        self.deck: list[int] = []  # top last
        self.pile: list[int] = []  # top last
        self.shelf: list[int] = []  # face up in the middle while a card is resolved
        self.known: list[int] = []  # by card: mask of seats that know where it lies
        # the turn
        self.bangs = 0  # BANG! cards played this turn
        self.spent: list[int] = []  # sources of abilities used up this turn
        # never changed, so clones share it
        self.box: tuple[int, ...] = ()  # every card in this match

    def columns(self) -> tuple[str, ...]:
        return COLUMNS

    def clone(self) -> BangState:
        g = BangState(self.chance.clone())
        self.copy_people(g)
        g.hand = [cards[:] for cards in self.hand]
        g.front = [cards[:] for cards in self.front]
        g.deck = self.deck[:]
        g.pile = self.pile[:]
        g.shelf = self.shelf[:]
        g.known = self.known[:]
        g.bangs = self.bangs
        g.spent = self.spent[:]
        g.box = self.box
        return g

    def stirs(self) -> bool:
        """Abilities of people without hand cards act before the table waits (decision B4)."""
        for seat in self.ring:
            if not self.hand[seat]:
                for power in powers(self, seat):
                    if power.stirs(self, seat):
                        return True
        return False


COLUMNS = (
    *PEOPLE,
    "hand",
    "front",
    "deck",
    "pile",
    "shelf",
    "known",
    "bangs",
    "spent",
    "box",
)
