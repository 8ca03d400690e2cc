"""The numbers that a learning program sees of a game with a layout, if the game makes none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from posse.engine.features import (
    BYTE,
    Block,
    Column,
    Layout,
    Observer,
    byte,
    put_question,
    question,
    seats,
)
from posse.engine.layout import COUNT
from posse.engine.layout import Layout as TableLayout


class LayoutObserver(Observer):
    """Turns what `show` makes of a view into numbers. Row 0 is the seat that looks."""

    def __init__(
        self, declared: TableLayout, players: int, show: Callable[[Any], dict[str, Any]]
    ) -> None:
        self.declared = declared
        self.players = players
        self.show = show
        self.cards = [zone.name for zone in declared.seat_zones if zone.form != COUNT]
        self.open = [zone.name for zone in declared.table_zones if not zone.hidden]
        super().__init__(Layout(self._blocks()))

    def _blocks(self) -> list[Block]:
        declared, rows = self.declared, seats(self.players)
        faces = [Column(f"card {number}") for number in range(len(declared.cards))]
        counts = [Column(f"{zone.name} cards", BYTE) for zone in declared.seat_zones]
        tallies = [Column(tally.name, BYTE) for tally in declared.tallies]
        middle = [Column(f"{zone.name} cards", BYTE) for zone in declared.table_zones]
        marks = [Column(mark.name, BYTE) for mark in declared.marks]
        return [
            Block("people", rows, [*counts, *tallies, Column("out")], "numbers of each seat"),
            Block("table", [""], [*middle, *marks], "numbers of the table"),
            *[Block(name, rows, faces, "1 for a card that is known") for name in self.cards],
            *[Block(name, [""], faces, "1 for a card that lies open") for name in self.open],
            question(declared.topics),
        ]

    def look(self, view: Any) -> bytearray:
        """Return the numbers of a view."""
        seen = self.show(view)
        out = bytearray()
        rows = [
            seen["seats"][(max(view.me, 0) + row) % self.players] for row in range(self.players)
        ]
        for row in rows:
            out += bytes([byte(len(cards)) for cards in row["zones"].values()])
            out += bytes([byte(n or 0) for n in row["tallies"].values()])
            out.append(row["out"])
        out += bytes([byte(zone["count"]) for zone in seen["zones"].values()])
        out += bytes([byte(n) for n in seen["marks"].values()])
        for name in self.cards:
            for row in rows:
                out += self._faces(row["zones"][name])
        for name in self.open:
            out += self._faces(seen["zones"][name]["cards"])
        at = len(out)
        out += bytes(len(self.declared.topics) + 1)
        if view.choice is not None:
            put_question(out, at, self.declared.topics, view.choice)
        return out

    def _faces(self, cards: list[int | None]) -> bytes:
        out = bytearray(len(self.declared.cards))
        for card in cards:
            if card is not None:
                out[card] = 1
        return bytes(out)
