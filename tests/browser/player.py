"""Plays by what the page offers and nothing else: raised cards, glowing seats, the telegram."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as Late

from tests.browser.visitor import Visitor

CARDS = '[data-nav="card"]'
TARGETS = '[data-nav="target"]'
MINE = ":is(.hand, .me__seat, .mystrip)"
PAY = '.wire [data-id="pay"]'
BUTTONS = '.wire .btn[data-id^="o"], .answers .btn[data-id^="o"]'
STOP = '.answers [data-id="stop"]'
STATE = """() => {
  if (document.querySelector('dialog .result')) return 'over';
  if (document.querySelector('[data-id=watch]')) return 'out';
  if (document.querySelector('.wire[data-mine], .answers .btn:enabled')) return 'asked';
  return document.querySelector('.skip:enabled[aria-pressed=false]') ? 'busy' : null;
}"""
LOOK_ON = """() => {
  const way = document.querySelector('[data-id=fast]') ?? document.querySelector('[data-id=watch]');
  way?.click();
}"""
GLOWING = "() => [...document.querySelectorAll('[data-target]')].map((seat) => seat.dataset.seat)"
LONG = 60_000  # milliseconds; a whole match of bots passes while somebody who is out looks on
LONGEST = 400  # answers of one person in one match


def never(_: object = None) -> bool:
    return False


class Player:
    """BANG! by mouse or finger."""

    state = STATE  # what the page is waiting for

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    # waiting ------------------------------------------------------------------------------------

    def wait(self) -> str:
        """Until I am asked or the match is over; what still moves is skipped."""
        while (state := self._reached()) in ("busy", "out"):
            self.skip()
            self.watch()
        return state

    def _reached(self) -> str:
        return str(self.page.wait_for_function(self.state, timeout=LONG).json_value())

    def glance(self) -> str:
        """The same, but "" if nothing comes, for it may be somebody else's turn."""
        try:
            state = str(self.page.wait_for_function(self.state, timeout=30).json_value())
        except Late:
            return ""
        if state not in ("busy", "out"):
            return state
        self.skip()
        self.watch()
        return ""

    def watch(self) -> None:
        """Whoever is out looks on, if he is asked; quickly, where nobody else plays on."""
        self.page.evaluate(LOOK_ON)

    def skip(self) -> None:
        """What is still moving is shown at once; it may have come to its end by itself."""
        self.page.evaluate("() => document.querySelector('.skip:enabled')?.click()")

    def play(self, until: Callable[[], bool] = never) -> str:
        """Answers until the match is over or `until` says it is enough."""
        for _ in range(LONGEST):
            state = self.wait()
            if state == "over" or until():
                return state
            self.answer()
        raise AssertionError("the match does not end")

    # answering ----------------------------------------------------------------------------------

    def answer(self) -> None:
        """One answer: play a card while there is one, else the button that stands out."""
        cards, buttons = self.page.locator(CARDS), self.page.locator(BUTTONS)
        if cards.count() and (self.in_turn() or not buttons.count()):
            self.visitor.press(cards.first)
            self.finish()
        else:
            self.visitor.press(self.best(buttons))
        self.pay()

    def in_turn(self) -> bool:
        """My turn, not a question: only then there is a button with the key E."""
        return self.page.locator('.wire .key:text-is("E")').count() > 0

    def finish(self) -> None:
        """A raised card waits for its target or to be confirmed; others have been answered."""
        if self.page.locator('[data-state="selected"]').count() == 0 or self.paying():
            return
        targets = self.page.locator(TARGETS)
        best = self.best(self.page.locator(BUTTONS))
        self.visitor.press(targets.first if targets.count() else best)

    def choose(self, card: str) -> None:
        """Raises this card and, if it wants one, picks its first target."""
        self.visitor.press(self.page.locator(f'[data-card="{card}"][data-nav="card"]'))
        targets = self.page.locator(TARGETS)
        if targets.count():
            self.visitor.press(targets.first)

    def paying(self) -> bool:
        """What I have chosen costs cards, and I am choosing them."""
        return self.page.locator(PAY).count() > 0

    def pay(self) -> None:
        """The first cards that can pay, as many as it takes."""
        while self.paying():
            done = self.page.locator(PAY).is_enabled()
            payable = self.page.locator(f'{MINE} {CARDS}:not([data-state="pays"])')
            self.visitor.press(self.page.locator(PAY) if done else payable.first)

    def best(self, buttons: Locator) -> Locator:
        main = buttons.and_(self.page.locator(".btn--main"))
        return main.first if main.count() else buttons.first

    def aim(self) -> list[int]:
        """Answers until a card of mine is raised that wants a target; the seats that glow then."""

        def aimed() -> bool:
            for card in self.page.locator(f".hand {CARDS}").all() if self.in_turn() else []:
                self.visitor.press(card)
                if self.page.locator(TARGETS).count():
                    return True
                self.page.keyboard.press("Escape")
            return False

        assert self.play(aimed) == "asked", "in this match no card ever wanted a target"
        return [int(seat) for seat in self.page.evaluate(GLOWING)]


class DicePlayer(Player):
    """The dice game: one die again, then stop; other questions as they come."""

    def answer(self) -> None:
        dice = self.page.locator(".dice [data-nav]")
        if not self.rolling():
            super().answer()
        elif dice.count() and self.rolls() < 2:
            self.visitor.press(dice.first)
            self.visitor.press(self.page.locator('.answers [data-id="roll"]'))
        else:
            self.visitor.press(self.page.locator(STOP))

    def rolling(self) -> bool:
        return self.page.locator(STOP).count() > 0

    def rolls(self) -> int:
        """How often the dice have been thrown this turn, as the slip beside them says."""
        slips = self.page.locator(".rolls").all_inner_texts()
        return int(re.sub(r"\D", "", "".join(slips))[:1] or 0)


def play_together(*players: Player, until: Callable[[dict[Player, int]], bool] = never) -> None:
    """Everybody answers whenever asked, until `until` likes the answers of each, or to the end."""
    answers = dict.fromkeys(players, 0)
    for _ in range(LONGEST):
        states = [player.glance() for player in players]
        if until(answers) or all(state == "over" for state in states):
            return
        for player, state in zip(players, states, strict=True):
            if state == "asked":
                player.answer()
                answers[player] += 1
    raise AssertionError("the match does not end")
