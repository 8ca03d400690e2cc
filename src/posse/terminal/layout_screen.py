"""The table of any game that declares a layout: seats with zones and tallies, then the middle."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from posse.engine.layout import COUNT, HAND, PILE, Layout, SeatZone
from posse.terminal.screen import Screen
from posse.terminal.wording import readable

BETWEEN = " · "


class LayoutScreen(Screen):
    """Draws what `Layout.show` returns."""

    def table(self, shown: dict[str, Any]) -> list[RenderableType]:
        """Return the seats as rows, and the middle as lines."""
        layout = self._layout()
        rows = Table("", *self._heads(layout))
        for seat, row in enumerate(shown["seats"]):
            mark = "▸ " if shown["turn"] == seat else ""
            tallies = ["?" if n is None else str(n) for n in row["tallies"].values()]
            zones = [self._cell(zone, row["zones"][zone.name]) for zone in layout.seat_zones]
            style = "dim" if row["out"] else None
            rows.add_row(f"{mark}{self.wording.names[seat]}", *tallies, *zones, style=style)
        return [rows, Text("\n".join(self._middle(layout, shown)))]

    def hand(self, shown: dict[str, Any]) -> str:
        """Return the cards of my hand zones in one line, or ""."""
        if shown["me"] is None:
            return ""
        zones = shown["seats"][shown["me"]]["zones"]
        hands = [zones[zone.name] for zone in self._layout().seat_zones if zone.form == HAND]
        held = self._cards([card for hand in hands for card in hand])
        return self.words.say("terminal-your-hand", cards=held) if held else ""

    def _layout(self) -> Layout:
        layout = self.wording.game.layout
        assert layout is not None
        return layout

    def _heads(self, layout: Layout) -> list[str]:
        tallies = [self._name("tally", tally.name) for tally in layout.tallies]
        return tallies + [self._name("zone", zone.name) for zone in layout.seat_zones]

    def _name(self, sort: str, slug: str) -> str:
        return self.wording.term(sort, slug, readable(slug))

    def _cards(self, cards: list[int | None]) -> str:
        return BETWEEN.join([self.wording.card(card) for card in cards if card is not None])

    def _cell(self, zone: SeatZone, cards: list[int | None]) -> str:
        """Return the known cards, and the number of all where some are not shown."""
        known = self._cards(cards)
        if zone.form != PILE and None not in cards:
            return known
        return f"{known} ({len(cards)})" if known else str(len(cards))

    def _middle(self, layout: Layout, shown: dict[str, Any]) -> list[str]:
        lines = [f"{self._name('mark', name)}: {n}" for name, n in shown["marks"].items()]
        for zone in layout.table_zones:
            row = shown["zones"][zone.name]
            known = "" if zone.form == COUNT else self._cards(row["cards"])
            number = f"({row['count']})" if zone.form == PILE and known else str(row["count"])
            bare = known if zone.form not in (PILE, COUNT) and known else f"{known} {number}"
            lines.append(f"{self._name('zone', zone.name)}: {bare.strip()}")
        return lines
