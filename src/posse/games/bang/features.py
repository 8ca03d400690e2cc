"""What a program sees of BANG!.

Packs need no lines here: the declaration is made from the cards, characters, zones and marks at the
table.
"""

from __future__ import annotations

from collections.abc import Sequence

from posse.engine.features import (
    BYTE,
    Block,
    Column,
    Layout,
    Observer,
    byte,
    flags,
    put_question,
    question,
    seats,
)
from posse.engine.ids import CHARACTER, NONE, Card, seats_at
from posse.games.bang.actions import dealt
from posse.games.bang.cards import BLUE, CARDS, GREEN, Kind
from posse.games.bang.characters import CHARACTERS, NO_CHARACTER
from posse.games.bang.state import BangState
from posse.games.bang.zone import Furniture
from posse.games.sheriff.features import cast_block, people_block, put_people

TOP = 2  # in `deck`: the card lies on top


def columns_of(numbers: Sequence[int]) -> list[int]:
    """Return by number of a card or character its column; NONE if it is not at the table."""
    out: list[int] = [NONE] * (max(numbers, default=-1) + 1)
    for column, number in enumerate(numbers):
        out[number] = column
    return out


class Kinds:
    """Some of the kinds at the table, each counted in a column of its own."""

    def __init__(self, cards: list[Card]) -> None:
        kinds: list[Kind] = []
        for card in cards:
            if CARDS[card].kind not in kinds:
                kinds.append(CARDS[card].kind)
        self.kinds = kinds
        self.width = len(kinds)
        self.columns = [
            Column(kind.id, len([card for card in cards if CARDS[card].kind is kind]))
            for kind in kinds
        ]
        self.of: list[int] = [NONE] * (max(cards, default=-1) + 1)  # by card
        for card in cards:
            self.of[card] = kinds.index(CARDS[card].kind)

    def names(self) -> list[str]:
        return [column.name for column in self.columns]


def count(out: bytearray, at: int, kinds: Kinds, cards: list[Card]) -> None:
    """Count cards by kind. Unknown cards do not count."""
    column = kinds.of
    for card in cards:
        if card != NONE:
            out[at + column[card]] += 1


class BangObserver(Observer):
    """`cards` and `cast` are those of the set-up, `topics` are the possible questions."""

    def __init__(
        self,
        players: int,
        cards: list[Card],
        cast: list[int],
        topics: tuple[str, ...],
        furniture: Furniture,
    ) -> None:
        self.players = players
        self.topics = topics
        deck = [card for card in cards if dealt(CARDS[card])]
        self.card_column = columns_of(deck)
        self.person_column = columns_of(cast)
        self.all = Kinds(cards)
        self.held = Kinds(deck)
        self.laid = Kinds([card for card in cards if CARDS[card].kind.colour in (BLUE, GREEN)])
        self.mimics = any([CHARACTERS[char].power.mimics for char in cast])
        self.pieces = [card for card in cards if CARDS[card].piece]
        self.furniture = furniture
        self.beside = [zone for zone in furniture.zones if not zone.acts]
        super().__init__(Layout(self._blocks(deck, cast)))

    # the declaration ----------------------------------------------------------------------------

    def _blocks(self, deck: list[Card], cast: list[int]) -> list[Block]:
        everybody = seats(self.players)
        people = [CHARACTERS[char].id for char in cast]
        texts = flags([CARDS[card].text for card in deck])
        self.people = people_block(self.players)
        self.hands = Block("hands", everybody, [Column("cards", BYTE)], "hand cards of each person")
        self.character = cast_block("character", self.players, people, "who everybody is")
        text = "whose ability the seat has now, its own or a borrowed one"
        self.acts = cast_block("acts", self.players if self.mimics else 0, people, text)
        self.hand = Block("hand", [""], texts, "one's own hand, card by card")
        self.known = Block(
            "known", everybody[1:], self.held.columns, "what this seat knows of the others' hands"
        )
        self.front = Block(
            "front", everybody, self.laid.columns, "cards in front of each person, by kind"
        )
        return [
            *(self.people, self.hands, self.character, self.acts, self.hand, self.known),
            *(self.front, *self._table_blocks(deck, texts), *self._zone_blocks()),
        ]

    def _table_blocks(self, deck: list[Card], texts: list[Column]) -> list[Block]:
        names = self.all.names()
        self.pile = Block("pile", [""], self.held.columns, "the pile, by kind")
        self.top = Block("top", [""], texts, "the top of the pile")
        places = [Column(CARDS[card].text, TOP) for card in deck]
        text = "cards of the deck that this seat knows: 2 on top, 1 elsewhere"
        self.deck = Block("deck", [""], places, text)
        self.shelf = Block(
            "shelf",
            [""],
            self.all.columns,
            "face up in the middle (to choose from, or taking effect), by kind",
        )
        self.spent = Block(
            "spent", [""], [*self.laid.columns, Column("ability")], "what was used up in this turn"
        )
        table = [Column("deck", BYTE), Column("pile", BYTE), Column("bangs", BYTE)]
        text = "cards in the deck and on the pile, BANG! cards played in this turn"
        self.table = Block("table", [""], table, text)
        self.question = question(self.topics)
        self.about = Block("about", [""], flags(names), "the kind of card asked about")
        blocks = [self.pile, self.top, self.deck, self.shelf, self.spent, self.table]
        return [*blocks, self.question, self.about]

    def _zone_blocks(self) -> list[Block]:
        """Return the blocks of zones. A piece exists only once, so one number says where it lies.

        Zones that act have a block of their own.
        """
        own, most = self.furniture, len(self.pieces)
        places = [Column(CARDS[card].kind.id, most) for card in self.pieces]
        self.zones = Block(
            "zones",
            [zone.name for zone in self.beside],
            places,
            "where each piece lies: its place in the zone from 1 on, if this seat knows it",
        )
        marks = [Column(mark.name, BYTE) for mark in own.marks]
        self.marks = Block("marks", [""] if marks else [], marks, "numbers that packs keep")
        text = "cards in the middle that act for the player on turn: their places from 1 on"
        self.middle = Block("middle", [zone.name for zone in own.middle], places, text)
        counts = [Column(tally.name, BYTE) for tally in own.tallies]
        text = "numbers that packs keep for each person; a secret one plus 1, or 0 if not known"
        self.tallies = Block("tallies", seats(self.players) if counts else [], counts, text)
        self.piece_column = columns_of(self.pieces)
        return [self.zones, self.marks, self.middle, self.tallies]

    # a view -------------------------------------------------------------------------------------

    def look(self, view: BangState) -> bytearray:
        out = bytearray(self.layout.size)
        put_people(out, self.people.at, len(self.people.columns), view)
        self._put_seats(out, view)
        self._put_deck(out, view)
        self._put_table(out, view)
        self._put_furniture(out, view)
        return out

    def _put_seats(self, out: bytearray, view: BangState) -> None:
        players, me, cast = self.players, view.me, self.person_column
        width = len(self.character.columns)
        for seat in seats_at(players):
            row = (seat - me) % players
            out[self.hands.at + row] = len(view.hand[seat])
            out[self.character.at + row * width + cast[view.char[seat]]] = 1
            acts = view.acts[seat]
            if self.mimics and acts not in (view.char[seat], NO_CHARACTER):
                out[self.acts.at + row * width + cast[acts]] = 1
            count(out, self.front.at + row * self.laid.width, self.laid, view.front[seat])
            if row:
                at = self.known.at + (row - 1) * self.held.width
                count(out, at, self.held, view.hand[seat])
        for card in view.hand[me]:
            out[self.hand.at + self.card_column[card]] = 1

    def _put_deck(self, out: bytearray, view: BangState) -> None:
        at, column = self.deck.at, self.card_column
        for card in view.deck:
            if card != NONE:
                out[at + column[card]] = 1
        if view.deck and view.deck[-1] != NONE:
            out[at + column[view.deck[-1]]] = TOP
        count(out, self.pile.at, self.held, view.pile)
        if view.pile:
            out[self.top.at + column[view.pile[-1]]] = 1
        out[self.table.at] = len(view.deck)
        out[self.table.at + 1] = len(view.pile)
        out[self.table.at + 2] = byte(view.bangs)

    def _put_table(self, out: bytearray, view: BangState) -> None:
        count(out, self.shelf.at, self.all, view.shelf + view.acting)
        for source in view.spent:
            if source >= 0:
                out[self.spent.at + self.laid.of[source]] += 1
            elif source == CHARACTER - view.me:
                out[self.spent.at + self.laid.width] = 1
        choice = view.choice
        if choice is not None:
            put_question(out, self.question.at, self.topics, choice)
            if choice.card >= 0:
                out[self.about.at + self.all.of[choice.card]] = 1

    def _put_furniture(self, out: bytearray, view: BangState) -> None:
        own, column, width = self.furniture, self.piece_column, len(self.pieces)
        for block, zones in ((self.zones, self.beside), (self.middle, own.middle)):
            for number, zone in enumerate(zones):
                start = block.at + number * width
                for place, card in enumerate(zone.of(view)):
                    if card != NONE:
                        out[start + column[card]] = place + 1
        for number, mark in enumerate(own.marks):
            out[self.marks.at + number] = byte(mark.of(view))
        for number, tally in enumerate(own.tallies):
            for seat in seats_at(self.players):
                row = (seat - view.me) % self.players
                at = self.tallies.at + row * len(own.tallies) + number
                out[at] = byte(tally.of(view, seat) + tally.secret)
