"""The state of a match: hands, rows, posters, money, and where the turn stands."""

from __future__ import annotations

from posse.engine.chance import Chance
from posse.engine.ids import EVERY_SEAT, NONE, Card, Seat
from posse.engine.state import State
from posse.games.wyatt.cards import COUNT, GUN, KIND, POINTS

COLUMNS = (
    "hand",
    "money",
    "rows",
    "hides",
    "posters",
    "opened",
    "deck",
    "pile",
    "air",
    "known",
    "first",
    "turn",
    "turns",
    "round",
    "law",
    "idle",
    "reshuffled",
    "ends",
)


class WyattState(State):
    """The state of a match. Only verbs change it. In a view, NONE stands for an unknown card."""

    __slots__ = COLUMNS

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        # per seat
        self.hand: list[list[Card]] = []
        self.money: list[int] = []  # in bills of 1,000
        # a row is seat * COUNT + outlaw
        self.rows: list[list[Card]] = []
        self.hides: list[Card] = []  # the Hideout that lies on the row, or NONE
        # by outlaw
        self.posters: list[int] = []  # bills
        self.opened = 0  # mask of outlaws of whom a set was laid in this round
        # the table
        self.deck: list[Card] = []  # top last
        self.pile: list[Card] = []  # top last; players may look at the top only
        self.air: list[Card] = []  # a card that is being played and needs a hit
        self.known: list[int] = []  # by card: mask of the seats that know where it lies
        # the round and the turn
        self.first = EVERY_SEAT[0]  # who began the round
        self.turn = EVERY_SEAT[0]
        self.turns = 0
        self.round = 0
        self.law = False  # a sheriff card was played this turn
        self.idle = 0  # turns in a row in which the top discard was taken and nothing was played
        self.reshuffled = False  # the pile was shuffled in this round
        self.ends: list[int] = []  # how many rounds ended in each way (WAYS)

    def columns(self) -> tuple[str, ...]:
        return COLUMNS

    def clone(self) -> WyattState:
        g = WyattState(self.chance.clone())
        self.copy_base(g)
        g.hand = [cards[:] for cards in self.hand]
        g.money = self.money[:]
        g.rows = [cards[:] for cards in self.rows]
        g.hides = self.hides[:]
        g.posters = self.posters[:]
        g.opened = self.opened
        g.deck = self.deck[:]
        g.pile = self.pile[:]
        g.air = self.air[:]
        g.known = self.known[:]
        g.first = self.first
        g.turn = self.turn
        g.turns = self.turns
        g.round = self.round
        g.law = self.law
        g.idle = self.idle
        g.reshuffled = self.reshuffled
        g.ends = self.ends[:]
        return g

    # questions ----------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        return len(self.money)

    def row(self, seat: Seat, outlaw: int) -> list[Card]:
        return self.rows[seat * COUNT + outlaw]

    def hidden(self, seat: Seat, outlaw: int) -> bool:
        return self.hides[seat * COUNT + outlaw] != NONE

    def laid(self, seat: Seat, outlaw: int) -> int:
        """Return the number of outlaw cards in the row."""
        n = 0
        for card in self.rows[seat * COUNT + outlaw]:
            if KIND[card] == outlaw:
                n += 1
        return n

    def points(self, seat: Seat, outlaw: int) -> int:
        """Return the points of the row at pay day: none under a Hideout."""
        at = seat * COUNT + outlaw
        if self.hides[at] != NONE:
            return 0
        n = 0
        for card in self.rows[at]:
            n += POINTS[card]
        return n

    def fastest(self) -> int:
        """Return the row with the Fastest Gun, or NONE. Under a Hideout it still counts (W2)."""
        for at, cards in enumerate(self.rows):
            for card in cards:
                if KIND[card] == GUN:
                    return at
        return NONE

    def may_shoot(self, cards: int = 0) -> bool:
        """Return True if there is a card to turn up, after shuffling the pile if needed.

        `cards`: how many more cards will lie on the pile by then.
        """
        return len(self.deck) > 0 or (not self.reshuffled and len(self.pile) + cards > 0)

    def left_of(self, seat: Seat) -> Seat:
        return EVERY_SEAT[(seat + 1) % len(self.money)]
