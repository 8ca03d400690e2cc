"""Zones, marks and tallies of packs in words: all that no screen of a pack draws."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from posse.terminal.wording import Wording


class FurnitureScreen:
    """Tells what `present` shows of zones, marks and tallies, each by its name.

    `drawn` has the names of those that a pack draws itself.
    """

    def __init__(self, wording: Wording, drawn: frozenset[str]) -> None:
        self.wording = wording
        self.drawn = drawn

    def parts(self, shown: dict[str, Any]) -> list[RenderableType]:
        """Return a line for the table and a line for what players have."""
        zones, marks = self._left(shown["zones"]), self._left(shown["marks"])
        table = [self._zone(name, cards) for name, cards in zones.items()]
        table += [f"{self.name('mark', name)}: {n}" for name, n in marks.items()]
        lines = [" · ".join(table), " · ".join(self._tallies(shown["seats"]))]
        return [Text(line, style="dim") for line in lines if line]

    def name(self, sort: str, name: str) -> str:
        """Return the name of a zone, mark or tally; without words, its id made readable."""
        return self.wording.term(sort, name, name.replace("_", " "))

    def _zone(self, name: str, cards: list[int | None]) -> str:
        """Return the open cards of a zone, and how many there are if some lie face down."""
        seen = [self.wording.card(card) for card in cards if card is not None]
        text = ", ".join(seen)
        if len(seen) < len(cards):
            text = f"{len(cards)} ({text})" if seen else f"{len(cards)}"
        return f"{self.name('zone', name)}: {text or '–'}"

    def _tallies(self, seats: list[dict[str, Any]]) -> list[str]:
        """Return each tally with the numbers of all players; ? for one that is not known."""
        names, out = self.wording.names, []
        for tally in self._left(seats[0].get("tallies", {})) if seats else []:
            numbers = [row["tallies"][tally] for row in seats]
            each = [
                f"{who} {'?' if n is None else n}" for who, n in zip(names, numbers, strict=True)
            ]
            out.append(f"{self.name('tally', tally)}: {', '.join(each)}")
        return out

    def cards(self, shown: dict[str, Any]) -> list[int]:
        """Return the open cards of these zones."""
        zones = self._left(shown["zones"]).values()
        return [card for cards in zones for card in cards if card is not None]

    def _left(self, things: dict[str, Any]) -> dict[str, Any]:
        """Return the things that no screen of a pack draws."""
        return {name: value for name, value in things.items() if name not in self.drawn}
