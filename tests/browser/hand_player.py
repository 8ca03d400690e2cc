"""Players with a phone beside the big screen, and a screen that shows as much as a test wants."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from tests.browser.visitor import DRAWN, Visitor

ASKED = '.ph:is([data-called="turn"], [data-called="asked"])'
CARDS = ".ph__cards [data-nav]"
MAIN = ".ph__answers .btn--main:enabled"
BUTTONS = ".ph__answers .btn:enabled"
COVER = ".ph__cover"
OVER = "dialog .result"
STEPS = 8  # taps for one answer: a card, a target, what pays, the button
# A page that only listens, and says how much it has shown.
SCREEN = """([table]) => new Promise((ready) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/tables/${table}`);
  const say = (message) => socket.send(JSON.stringify(message));
  const show = () => screenOf.goes && screenOf.n && say({ t: 'shown', n: screenOf.n });
  window.screenOf = { n: 0, goes: true, show };
  socket.onopen = () => {
    say({ t: 'hello', since: 0, match: null, chat: 0, intro: true, backs: 0, screen: true });
    ready();
  };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.t !== 'full' && message.t !== 'step') return;
    screenOf.n = message.n;
    screenOf.show();
  };
})"""


class HandPlayer:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.answered = 0
        self.heard = 0  # steps that had come before the last answer

    @property
    def asked(self) -> bool:
        return self.there(ASKED)

    @property
    def in_turn(self) -> bool:
        """It is my turn, and I may end it."""
        return self.there('.ph[data-called="turn"]') and self.end.count() == 1

    @property
    def end(self) -> Locator:
        return self.page.locator(BUTTONS, has_text="End your turn")

    def there(self, selector: str) -> bool:
        return bool(self.page.evaluate("(what) => !!document.querySelector(what)", selector))

    def uncover(self) -> None:
        self.visitor.press(self.page.locator(COVER))

    def end_turn(self) -> None:
        self.heard = len(self.steps())
        self.visitor.press(self.end)
        self.answered += 1

    def steps(self) -> list[dict[str, Any]]:
        return [frame for frame in self.visitor.frames if frame["t"] == "step"]

    def next_step(self) -> dict[str, Any]:
        """The server's next step; the page need not show it."""
        while len(self.steps()) == self.heard:
            self.page.evaluate(DRAWN)
        return self.steps()[self.heard]

    def answer(self) -> None:
        """The first answer; a card is tapped where no button answers."""
        before = self.visitor.answers()
        for _ in range(STEPS):
            if self.there(COVER):
                self.uncover()
            found = next((one for one in (MAIN, BUTTONS) if self.there(one)), CARDS)
            self.visitor.press(self.page.locator(found).first)
            self.page.evaluate(DRAWN)
            while self.visitor.answers() == before and not self.asked:
                self.page.evaluate(DRAWN)
            if self.visitor.answers() > before:
                self.answered += 1
                return
        raise AssertionError("the taps answer nothing")


class Television:
    def __init__(self, visitor: Visitor, path: str) -> None:
        self.page = visitor.go("/about")
        self.page.evaluate(SCREEN, [path.removeprefix("/t/")])

    def stop(self) -> None:
        self.page.evaluate("() => { screenOf.goes = false; }")

    def go_on(self) -> None:
        self.page.evaluate("() => { screenOf.goes = true; screenOf.show(); }")

    def until_asked(self, players: list[HandPlayer]) -> HandPlayer:
        """The next player who is asked."""
        while True:
            for player in players:
                if player.asked:
                    return player
                assert not player.there(OVER), "the match is over too soon"
                player.page.evaluate("() => new Promise(requestAnimationFrame)")
