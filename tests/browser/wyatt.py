"""Plays Wyatt Earp only by what the page offers: stacks, framed rows, the telegram."""

from __future__ import annotations

from typing import Any

from tests.browser.player import Player
from tests.browser.visitor import Visitor

HAND = ":is(.whand, .wphand)"
STACKS = f"{HAND} [data-nav=card]:not([data-state=dimmed])"
WAYS = '.wwire[data-mine] .btn[data-id^="o"]'
MAIN = '.wwire [data-id="main"]'
ROWS = "[data-target]"
POSTERS = '[data-place^="poster-"][data-nav]'
STATE = """() => {
  if (document.querySelector('dialog .result')) return 'over';
  if (document.querySelector('.wpaygo')) return 'payday';
  if (document.querySelector('.wwire[data-mine]')) return 'asked';
  return document.querySelector('.skip:enabled[aria-pressed=false]') ? 'busy' : null;
}"""


class WyattPlayer(Player):
    """Lays what can be laid, plays Sheriff cards, discards from the right."""

    state = STATE  # settlements too
    longest = 1500

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        self.paydays = 0

    # waiting ------------------------------------------------------------------------------------

    def glance(self) -> str:
        """Answers a settlement like a question."""
        return {"payday": "asked"}.get(state := super().glance(), state)

    # answering ----------------------------------------------------------------------------------

    def answer(self) -> None:
        """One answer to what is shown: a settlement, my turn, a question."""
        if self.there(".wpaygo"):
            self.cash()
        elif self.in_turn():
            self.turn()
        elif self.there(".wwire[data-shelf]"):
            self.press(":is(.wshelf, .wphand) [data-nav=card]")
            self.press(MAIN)
        elif self.there(POSTERS) and not self.there(WAYS):
            self.press(POSTERS)
            self.press(self.standing_out(WAYS))
        else:
            self.finish()

    def in_turn(self) -> bool:
        """Whether it is my turn and I may still choose cards: only then I can go on to discard."""
        return self.there('.wwire [data-id="discard"], .wwire [data-id="play"]')

    def turn(self) -> None:
        """Plays the first stack that can be played; if there is none, discards the last card."""
        if self.there(STACKS):
            self.press(STACKS)
            self.finish()
            return
        self.press('.wwire [data-id="discard"]')
        self.visitor.press(self.page.locator(STACKS).last)
        self.press(MAIN)

    def finish(self) -> None:
        """Chooses a way or a row, if the chosen card asks for one."""
        if self.there(WAYS):
            self.press(self.standing_out(WAYS))
            return
        if self.there(f"{MAIN}:disabled"):
            self.press(ROWS)
        self.press(MAIN if self.there(MAIN) else '.wwire [data-id="keep"]')

    def cash(self) -> None:
        """Poster by poster the first time, then all at once."""
        self.paydays += 1
        while self.paydays == 1 and self.there(".wpaygo [data-id=all]"):
            self.press(".wpaygo [data-id=go]")
        if self.there(".wpaygo [data-id=all]"):
            self.press(".wpaygo [data-id=all]")
        self.press(".wpaygo [data-id=go]")

    def standing_out(self, selector: str) -> str:
        return f"{selector}.btn--main" if self.there(f"{selector}.btn--main") else selector

    def press(self, selector: str) -> None:
        self.visitor.press(self.page.locator(selector).first)


def events(visitor: Visitor) -> list[dict[str, Any]]:
    """All events that the server has sent to the page."""
    return [event for frame in visitor.frames for event in frame.get("events", [])]
