"""The state of a BANG! match: columns by seat, zones of cards, and questions."""

from __future__ import annotations

from posse.engine.chance import Chance
from posse.engine.ids import Card, Source
from posse.games.bang.cards import CARDS
from posse.games.bang.characters import CHARACTERS
from posse.games.bang.power import ACTS_BEFORE_WAITING, OF_THE_MIDDLE
from posse.games.bang.sources import act_before_waiting
from posse.games.sheriff.state import PEOPLE, SheriffState

TABLE = (
    "acts",
    "hand",
    "front",
    "deck",
    "aside",
    "pile",
    "shelf",
    "acting",
    "zones",
    "marks",
    "tallies",
    "furnished",
    "known",
    "bangs",
    "spent",
    "box",
    "hooks",
    "card_hooks",
)
COLUMNS = (*PEOPLE, *TABLE)


class BangState(SheriffState):
    """The state of a match. Verbs (verbs.py) change it. In a view, NONE stands for unknown."""

    __slots__ = TABLE

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        # per seat
        # the character whose ability works: the printed or a borrowed one
        self.acts: list[int] = []
        self.hand: list[list[Card]] = []
        self.front: list[list[Card]] = []
        # the table
        self.deck: list[Card] = []  # top last
        self.aside = 0  # cards on top of the deck that a player is looking at (decision B33)
        self.pile: list[Card] = []  # top last
        self.shelf: list[Card] = []  # face up in the middle while a card is resolved
        self.acting: list[Card] = []  # cards that take effect now (decision B28)
        self.zones: list[list[Card]] = []  # of packs that have any: see zone.py
        self.marks: list[int] = []
        self.tallies: list[list[int]] = []  # by tally, then by seat
        self.furnished: tuple[str, ...] = ()  # packs of the match; () if none has any of these
        self.known: list[int] = []  # by card: mask of the seats that know where it lies
        # the turn
        self.bangs = 0  # BANG! cards played this turn
        self.spent: list[Source] = []  # sources used up this turn, and green cards laid in it
        # never changed, so clones share it
        self.box: tuple[Card, ...] = ()  # every card in this match
        self.hooks = 0  # of all cards and characters in this match; no others are asked
        self.card_hooks = 0  # of the cards alone

    def columns(self) -> tuple[str, ...]:
        return COLUMNS

    def clone(self) -> BangState:
        g = BangState(self.chance.clone())
        self.copy_open(g)
        g.hand = [cards[:] for cards in self.hand]
        g.deck = self.deck[:]
        if self.furnished:
            g.zones = [cards[:] for cards in self.zones]
            g.tallies = [row[:] for row in self.tallies]
        g.known = self.known[:]
        return g

    def copy_open(self, g: BangState) -> None:
        """Copy into a clone or a view what is the same in both: everything but hidden cards."""
        self.copy_people(g)
        g.acts = self.acts[:]
        g.front = [cards[:] for cards in self.front]
        g.aside = self.aside
        g.pile = self.pile[:]
        g.shelf = self.shelf[:]
        g.acting = self.acting[:]
        if self.furnished:
            g.marks = self.marks[:]
            g.furnished = self.furnished
        g.bangs = self.bangs
        g.spent = self.spent[:]
        g.box = self.box
        g.hooks = self.hooks
        g.card_hooks = self.card_hooks

    def open_box(self, cards: list[Card]) -> None:
        """Note that these cards and characters are in the match, and what follows from that."""
        self.box = tuple(cards)
        self.known = [0] * (max(cards, default=-1) + 1)
        self.card_hooks, self.hooks = hooks_in(cards, self.char)

    def acts_before_waiting(self) -> bool:
        """Let abilities act before the table waits (decision B4)."""
        return self.hooks & ACTS_BEFORE_WAITING > 0 and act_before_waiting(self)


def hooks_in(cards: list[Card], characters: list[int]) -> tuple[int, int]:
    """Return the hooks of these cards, and of both cards and characters."""
    of_cards = 0
    for card in cards:
        of_cards |= CARDS[card].power.hooks
    of_cards &= ~OF_THE_MIDDLE
    everything = of_cards
    for char in characters:
        everything |= CHARACTERS[char].power.hooks
    return of_cards, everything
