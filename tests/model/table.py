"""The table of the model: where each card lies, and the few ways in which cards move.

Cards and seats are numbers. A deck or pile is a list whose last card is the top.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, NamedTuple, Protocol

from tests.model.cards import RANGE, Printed

NOTHING, ABILITY, HAND = -1, -2, -3  # in place of a card: none, an ability, a hidden one
NOBODY = -1
FURTHER, NEARER = ("Mustang", "Hideout"), ("Scope", "Binocular")

Answer = tuple[str, int, int]  # what, with which card, on whom
Options = Callable[[], list[Answer]]


class Question(NamedTuple):
    seat: int
    topic: str
    options: list[Answer]


Flow = Generator[Question, Answer, None]
Asking = Generator[Question, Answer, Answer]
Deciding = Generator[Question, Answer, bool]


class Luck(Protocol):
    """The source of chance: the model draws no random numbers itself."""

    def shuffled(self, cards: list[int]) -> list[int]: ...

    def picked(self, cards: list[int]) -> int: ...


class Over(Exception):
    """The game has ended, in the middle of an effect."""


class Table:
    """Everything that lies on the table and everything that is remembered."""

    def __init__(
        self, printed: dict[int, Printed], people: list[str], roles: list[str], luck: Luck
    ) -> None:
        self.printed, self.people, self.roles, self.luck = printed, people, roles, luck
        seats = range(len(people))
        # Vera Custer has nobody's ability before her first choice.
        self.ability = ["" if name == "Vera Custer" else name for name in people]
        self.life = [0 for _ in seats]
        self.full = [0 for _ in seats]
        self.hand: list[list[int]] = [[] for _ in seats]
        self.front: list[list[int]] = [[] for _ in seats]
        self.alive = list(seats)
        self.deck: list[int] = []
        self.pile: list[int] = []
        self.looked: list[int] = []  # Kit Carlson's cards, lifted off the deck
        self.shelf: list[int] = []  # turned up and not yet taken
        self.working: list[list[int]] = []  # cards in effect: [card, where the pile ended then]
        self.on_turn = NOBODY
        self.turns = 0
        self.bangs = 0
        self.used: set[str] = set()  # abilities that work once a turn
        self.fresh: set[int] = set()  # green cards laid in this turn
        self.debts: list[tuple[int, int]] = []  # who gave which card in a Duel
        self.doubles = False  # house rule: a second card of a name may be laid until the turn ends
        self.outcome, self.winners = "", list[int]()

    # reading ------------------------------------------------------------------------------------

    def name(self, card: int) -> str:
        return self.printed[card].name

    def suit(self, card: int) -> str:
        return self.printed[card].suit if card >= 0 else ""

    def is_(self, seat: int, name: str) -> bool:
        return self.ability[seat] == name

    def clockwise(self, first: int) -> list[int]:
        """All players in play, beginning with this seat or the next one in play."""
        count = len(self.people)
        order = [(first + step) % count for step in range(count)]
        return [seat for seat in order if seat in self.alive]

    def others(self, seat: int) -> list[int]:
        return [other for other in self.clockwise(seat) if other != seat]

    def open_roles(self) -> list[int]:
        """The Sheriff's role and those of eliminated players; with three players all roles."""
        seats = range(len(self.people))
        shown = {seat for seat in seats if self.roles[seat] == "sheriff"} | {*seats} - {*self.alive}
        return list(seats) if len(seats) == 3 else sorted(shown)

    def open_cards(self, seat: int) -> list[int]:
        """The cards in front that have an effect: in Belle Star's turn only her own."""
        if seat != self.on_turn and self.is_(self.on_turn, "Belle Star"):
            return []
        return self.front[seat]

    def shows(self, seat: int, name: str) -> bool:
        return any(self.name(card) == name for card in self.open_cards(seat))

    def distance(self, one: int, other: int) -> int:
        """From `one` to `other`, by the shorter way round."""
        ring = self.clockwise(one)
        steps = min(ring.index(other), len(ring) - ring.index(other))
        steps += sum(self.name(card) in FURTHER for card in self.open_cards(other))
        steps += self.is_(other, "Paul Regret")
        steps -= sum(self.name(card) in NEARER for card in self.open_cards(one))
        steps -= self.is_(one, "Rose Doolan")
        return max(1, steps)

    def reach(self, seat: int) -> int:
        return max([1] + [RANGE.get(self.name(card), 1) for card in self.open_cards(seat)])

    def in_reach(self, seat: int) -> list[int]:
        far = self.reach(seat)
        return [other for other in self.others(seat) if self.distance(seat, other) <= far]

    def near(self, seat: int) -> list[int]:
        return [other for other in self.others(seat) if self.distance(seat, other) == 1]

    def has_cards(self, seat: int) -> bool:
        return bool(self.hand[seat] or self.front[seat])

    # moving -------------------------------------------------------------------------------------

    def top(self) -> int:
        """Takes the top card off the deck; NOTHING if there is none and none can be made (B3)."""
        if not self.deck and self.pile:
            self.deck = self.luck.shuffled(self.pile)
            self.pile = []
            for work in self.working:  # a card in effect lies below all that follows (B28)
                work[1] = 0
        return self.deck.pop() if self.deck else NOTHING

    def tops(self, count: int) -> list[int]:
        return [card for card in [self.top() for _ in range(count)] if card != NOTHING]

    def draw(self, seat: int, count: int) -> list[int]:
        cards = self.tops(count)
        self.hand[seat] += cards
        return cards

    def discard(self, seat: int, card: int) -> None:
        """From the hand or from the front."""
        (self.hand if card in self.hand[seat] else self.front)[seat].remove(card)
        self.pile.append(card)

    def begin_effect(self, seat: int, card: int) -> None:
        """A card takes effect: until its effect is over it lies nowhere (B28)."""
        (self.hand if card in self.hand[seat] else self.front)[seat].remove(card)
        self.working.append([card, len(self.pile)])

    def end_effect(self) -> None:
        """Its card goes to the pile, below the cards that came there meanwhile."""
        card, height = self.working.pop()
        self.pile.insert(height, card)

    def steal(self, thief: int, seat: int, card: int) -> None:
        """HAND is a random card of the hand."""
        if card == HAND:
            card = self.luck.picked(self.hand[seat])
        (self.hand if card in self.hand[seat] else self.front)[seat].remove(card)
        self.hand[thief].append(card)

    def heal(self, seat: int, points: int) -> None:
        self.life[seat] = min(self.full[seat], self.life[seat] + points)

    # asking -------------------------------------------------------------------------------------

    def ask(self, seat: int, topic: str, options: Options) -> Asking:
        """Suzy Lafayette draws before the table waits (B4), so the options are read after that."""
        for other in self.clockwise(self.on_turn):
            if self.is_(other, "Suzy Lafayette") and not self.hand[other]:
                self.draw(other, 1)
        answer = yield Question(seat, topic, options())
        return answer

    def snapshot(self) -> dict[str, Any]:
        """Everything that is compared with the engine after every decision."""
        return {
            "turn": self.on_turn,
            "turns": self.turns,
            "alive": self.alive,
            "open roles": self.open_roles(),
            "life": self.life,
            "full life": self.full,
            "ability": self.ability,
            "hand": self.hand,
            "front": self.front,
            "deck": self.deck + self.looked,
            "pile": self.pile,
            "shelf": self.shelf,
            "in effect": [card for card, _ in self.working],
            "bangs": self.bangs,
        }
