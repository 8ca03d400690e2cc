"""What a program sees of Wyatt Earp: the number of cards of each kind."""

from __future__ import annotations

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
from posse.engine.ids import NOBODY, NONE, Seat
from posse.games.wyatt.actions import TOPICS
from posse.games.wyatt.cards import (
    ATTACHED,
    BANK,
    CARDS,
    COPIES,
    COUNT,
    GUN,
    KIND,
    KINDS,
    OUTLAWS,
    PHOTO,
    STAGECOACH,
)
from posse.games.wyatt.rounds import STALL
from posse.games.wyatt.state import WyattState

NAMES = [kind.id for kind in KINDS]
IN_ROW = ("outlaws", "photo", *[KINDS[kind].id for kind in ATTACHED], "points", "hidden")
PLACE = {STAGECOACH: 2, BANK: 3, GUN: 4}  # columns of IN_ROW


def counts() -> list[Column]:
    return [Column(kind.id, kind.copies) for kind in KINDS]


class WyattObserver(Observer):
    def __init__(self, players: int) -> None:
        everybody = seats(players)
        seen = [*self._seat_blocks(everybody), *self._card_blocks(everybody)]
        super().__init__(Layout([*seen, *self._table_blocks()]))

    def _seat_blocks(self, everybody: list[str]) -> list[Block]:
        people = [*flags(["on_turn", "asked", "other", "began"]), Column("money", BYTE)]
        self.people = Block(
            "people",
            everybody,
            [*people, Column("hand", CARDS)],
            "each person: on turn, asked now, named by the question, began the round; "
            "money in bills of 1,000, and hand cards",
        )
        rows = [f"{seat} {KINDS[outlaw].id}" for seat in everybody for outlaw in range(COUNT)]
        most = (COPIES, 1, 2, 4, 1, BYTE, 1)
        self.rows = Block(
            "rows",
            rows,
            [Column(name, top) for name, top in zip(IN_ROW, most, strict=True)],
            "what lies in each person's row of each outlaw, its points, and whether a Hideout "
            "lies on it",
        )
        return [self.people, self.rows]

    def _card_blocks(self, everybody: list[str]) -> list[Block]:
        self.hand = Block("hand", [""], counts(), "one's own hand, by kind")
        self.known = Block(
            "known", everybody[1:], counts(), "cards that this seat knows in the others' hands"
        )
        self.pile = Block(
            "pile", [""], counts(), "cards that this seat knows on the pile, its top included"
        )
        self.top = Block("top", [""], flags(NAMES), "the top of the pile")
        self.air = Block("air", [""], flags(NAMES), "the card that waits for a shot")
        return [self.hand, self.known, self.pile, self.top, self.air]

    def _table_blocks(self) -> list[Block]:
        self.posters = Block(
            "posters",
            [KINDS[outlaw].id for outlaw in range(COUNT)],
            [Column("bills", BYTE), Column("opened")],
            "bills on each poster, and whether a set of the outlaw was laid in this round",
        )
        table = [Column("deck", CARDS), Column("pile", CARDS), Column("round", BYTE)]
        self.table = Block(
            "table",
            [""],
            [*table, Column("law"), Column("reshuffled"), Column("idle", STALL)],
            "cards in the deck and on the pile, the round, whether a sheriff card was played in "
            "this turn, whether the pile was shuffled in this round, turns in a row without play",
        )
        self.question = question(TOPICS)
        self.about = Block(
            "about", [""], flags([KINDS[n].id for n in range(COUNT)]), "the outlaw asked about"
        )
        return [self.posters, self.table, self.question, self.about]

    def look(self, view: WyattState) -> bytearray:
        out = bytearray(self.layout.size)
        self._put_people(out, view)
        self._put_hands(out, view)
        self._put_rows(out, view)
        self._put_table(out, view)
        return out

    def _put_people(self, out: bytearray, view: WyattState) -> None:
        count, me, at, width = len(view.money), view.me, self.people.at, 6
        for seat in range(count):
            start = at + (seat - me) % count * width
            out[start + 4] = byte(view.money[seat])
            out[start + 5] = len(view.hand[seat])
        out[at + (view.turn - me) % count * width] = 1
        out[at + 3 + (view.first - me) % count * width] = 1
        choice = view.choice
        if choice is None:
            return
        out[at + 1 + (choice.seat - me) % count * width] = 1
        if choice.other != NOBODY:
            out[at + 2 + (choice.other - me) % count * width] = 1
        put_question(out, self.question.at, TOPICS, choice)
        if choice.card >= 0:
            out[self.about.at + KIND[choice.card]] = 1

    def _put_hands(self, out: bytearray, view: WyattState) -> None:
        count, me, kinds = len(view.money), view.me, len(KINDS)
        for seat, cards in enumerate(view.hand):
            row = (seat - me) % count
            at = self.hand.at if row == 0 else self.known.at + (row - 1) * kinds
            for card in cards:
                if card != NONE:
                    out[at + KIND[card]] += 1

    def _put_rows(self, out: bytearray, view: WyattState) -> None:
        count, me, width = len(view.money), view.me, len(IN_ROW)
        for number, cards in enumerate(view.rows):
            if not cards:
                continue
            seat, outlaw = number // COUNT, number % COUNT
            at = self.rows.at + ((seat - me) % count * COUNT + outlaw) * width
            for card in cards:
                kind = KIND[card]
                column = 0 if kind < PHOTO else PLACE.get(kind, 1)
                out[at + column] += 1
            out[at + 5] = byte(view.points(Seat(seat), outlaw))
            if view.hides[number] != NONE:
                out[at + 6] = 1

    def _put_table(self, out: bytearray, view: WyattState) -> None:
        for card in view.pile:
            if card != NONE:
                out[self.pile.at + KIND[card]] += 1
        if view.pile:
            out[self.top.at + KIND[view.pile[-1]]] = 1
        for card in view.air:
            out[self.air.at + KIND[card]] = 1
        at = self.posters.at
        for outlaw in range(len(OUTLAWS)):
            out[at + outlaw * 2] = byte(view.posters[outlaw])
            out[at + outlaw * 2 + 1] = view.opened >> outlaw & 1
        table = self.table.at
        out[table] = len(view.deck)
        out[table + 1] = len(view.pile)
        out[table + 2] = byte(view.round)
        out[table + 3] = int(view.law)
        out[table + 4] = int(view.reshuffled)
        out[table + 5] = min(view.idle, STALL)
