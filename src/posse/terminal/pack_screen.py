"""What a pack draws in the terminal itself, in place of the words for its zones and numbers."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType

from posse.engine.choice import Choice, Option
from posse.terminal.wording import Wording


class PackScreen:
    """`draws` names the zones, marks and tallies that this screen shows instead of the words."""

    draws: frozenset[str] = frozenset()

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.say = wording.words.say

    def parts(self, shown: dict[str, Any]) -> list[RenderableType]:  # noqa: ARG002
        """Return what is drawn below the table. It is asked in matches with this pack only."""
        return []

    def note(self, shown: dict[str, Any], choice: Choice, option: Option) -> str:  # noqa: ARG002
        """Return what the table says about an option, or ""."""
        return ""

    def cards(self, shown: dict[str, Any]) -> list[int]:
        """Return the open cards of these zones, which the help explains."""
        zones = [shown["zones"].get(name, []) for name in sorted(self.draws)]
        return [card for cards in zones for card in cards if card is not None]
