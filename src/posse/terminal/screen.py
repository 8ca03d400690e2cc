"""How a game's table is drawn. The plain screen here suits every game. A game may have its own."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from posse.engine.choice import Choice, Option
from posse.terminal.wording import Wording


class Screen:
    """Draws what `game.present(view)` returns."""

    teller_class: type[Wording] = Wording

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.words = wording.words

    def intro(self, shown: dict[str, Any]) -> list[str]:  # noqa: ARG002
        """Return who the reader is. It is printed once at the start."""
        return []

    def table(self, shown: dict[str, Any]) -> list[RenderableType]:
        """Return the table as the reader sees it, without the hand."""
        lines = [
            f"{key}: {plain(value)}"
            for key, value in shown.items()
            if key not in ("seats", "result") and value is not None
        ]
        return [self._seats(shown.get("seats", [])), Text("\n".join(lines))]

    def _seats(self, seats: list[dict[str, Any]]) -> RenderableType:
        keys = list(dict.fromkeys(key for seat in seats for key in seat))
        table = Table("", *keys)
        for name, seat in zip(self.wording.names, seats, strict=False):
            cells = [(key, plain(seat.get(key))) for key in keys]
            table.add_row(name, *[self.wording.term(key, text, text) for key, text in cells])
        return table

    def hand(self, shown: dict[str, Any]) -> str:
        """Return the reader's own cards in one line, or ""."""
        me = shown.get("me")
        cards = [] if me is None else shown["seats"][me].get("hand")
        if not isinstance(cards, list) or not cards:
            return ""
        held = " · ".join(self.wording.card(card) for card in cards)
        return self.words.say("terminal-your-hand", cards=held)

    def note(self, shown: dict[str, Any], choice: Choice, option: Option) -> str:  # noqa: ARG002
        """Return what the table says about an option, or ""."""
        return ""

    def help(self, shown: dict[str, Any]) -> list[tuple[str, str]]:  # noqa: ARG002
        """Return what is in play now: names and what they do."""
        return []

    def result(self, shown: dict[str, Any]) -> list[str]:
        """Return who won and why."""
        outcome = shown.get("result")
        if not outcome:
            return []
        id = f"{self.wording.game.id}-result-{outcome['side']}"
        known = [self.words.say(name) for name in (id, f"{id}-why") if self.words.first([name])]
        winners = ", ".join(self.wording.names[seat] for seat in outcome["winners"])
        return [*known, self.words.say("terminal-winners", names=winners)]


def plain(value: Any) -> str:
    """Return JSON data in readable form."""
    if value is None:
        return "?"
    if isinstance(value, dict):
        return ", ".join(f"{key} {plain(part)}" for key, part in value.items())
    if isinstance(value, list):
        return " ".join(plain(part) for part in value)
    return str(value)
