"""The state of a BANG! match: columns with one entry per seat, zones of cards, and questions."""

from __future__ import annotations

from posse.engine.chance import Chance
from posse.engine.state import State
from posse.games.bang.sources import powers


class BangState(State):
    """Moved only by the verbs (verbs.py). In a view, NONE stands for what is not known."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        # per seat
        self.role: list[int] = []
        self.char: list[int] = []
        self.life: list[int] = []
        self.max_life: list[int] = []
        self.hand: list[list[int]] = []
        self.front: list[list[int]] = []
        # the table
        self.ring: list[int] = []  # seats in play, clockwise, in ascending order
        self.deck: list[int] = []  # top last
        self.pile: list[int] = []  # top last
        self.shelf: list[int] = []  # face up in the middle while a card is resolved
        self.known: list[int] = []  # by card: mask of seats that know where it lies
        self.shown = 0  # mask of seats whose role is open
        # the turn
        self.turn = 0
        self.turns = 0
        self.bangs = 0  # BANG! cards played this turn
        self.spent: list[int] = []  # sources of abilities used up this turn
        # what was agreed; never changed, so clones share it
        self.box: tuple[int, ...] = ()  # every card in this match
        self.roles: tuple[int, ...] = ()  # every role in this match, sorted
        self.house: dict[str, str] = {}

    def columns(self) -> tuple[str, ...]:
        return COLUMNS

    def clone(self) -> BangState:
        g = BangState(self.chance.clone())
        self.copy_base(g)
        g.role = self.role[:]
        g.char = self.char[:]
        g.life = self.life[:]
        g.max_life = self.max_life[:]
        g.hand = [cards[:] for cards in self.hand]
        g.front = [cards[:] for cards in self.front]
        g.ring = self.ring[:]
        g.deck = self.deck[:]
        g.pile = self.pile[:]
        g.shelf = self.shelf[:]
        g.known = self.known[:]
        g.shown = self.shown
        g.turn = self.turn
        g.turns = self.turns
        g.bangs = self.bangs
        g.spent = self.spent[:]
        g.box = self.box
        g.roles = self.roles
        g.house = self.house
        return g

    def stirs(self) -> bool:
        """Abilities of people without hand cards act before the table waits (decision B4)."""
        for seat in self.ring:
            if not self.hand[seat]:
                for power in powers(self, seat):
                    if power.stirs(self, seat):
                        return True
        return False

    # questions ----------------------------------------------------------------------------------

    def after(self, seat: int) -> int:
        """The next seat in play clockwise (the seat itself may be out already)."""
        for other in self.ring:
            if other > seat:
                return other
        return self.ring[0]

    def clockwise(self, start: int) -> list[int]:
        """The seats in play, beginning at `start` or whoever follows it."""
        first = [seat for seat in self.ring if seat >= start]
        return first + [seat for seat in self.ring if seat < start]

    def others(self, seat: int) -> list[int]:
        """Everybody else in play, clockwise from the left neighbour."""
        first = [other for other in self.ring if other > seat]
        return first + [other for other in self.ring if other < seat]


COLUMNS = (
    "role",
    "char",
    "life",
    "max_life",
    "hand",
    "front",
    "ring",
    "deck",
    "pile",
    "shelf",
    "known",
    "shown",
    "turn",
    "turns",
    "bangs",
    "spent",
    "box",
    "roles",
    "house",
)
