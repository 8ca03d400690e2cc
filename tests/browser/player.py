"""Plays only by what the page offers: raised cards, marked seats, the telegram."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator

from tests.browser.visitor import Visitor

CARDS = '[data-nav="card"]'
TARGETS = '[data-nav="target"]'
MINE = ":is(.hand, .me__seat, .mystrip)"
PAY = '.wire [data-id="pay"]'
BUTTONS = '.wire .btn[data-id^="o"], .answers .btn[data-id^="o"]'
STOP = '.answers [data-id="stop"]'
HASTE = 20  # how many times faster the page's clock runs while nobody reads
STATE = """() => {
  if (document.querySelector('dialog .result')) return 'over';
  if (document.querySelector('[data-id=watch]')) return 'out';
  if (document.querySelector('.wire[data-mine], .answers .btn:enabled')) return 'asked';
  return document.querySelector('.skip:enabled[aria-pressed=false]') ? 'busy' : null;
}"""
# Waits until I am asked or the match is over. Movements are skipped and the page's clock is fast.
# An eliminated player presses "fast to the end", or "watch" where other people play on.
REACHED = """async ([skips, patience]) => {
  const reached = STATE;
  const press = (what) => document.querySelector(what)?.click();
  if (skips) clock.haste = HASTE;
  try {
    for (const end = Date.now() + patience; Date.now() < end; ) {
      const now = reached();
      if (now && now !== 'busy' && now !== 'out') return now;
      if (now && skips) press('.skip:enabled');
      const fast = document.querySelector('[data-id=fast]');
      if (now) press(fast ? '[data-id=fast]' : '[data-id=watch]');
      await new Promise(requestAnimationFrame);
    }
    return null;
  } finally {
    if (skips) clock.haste = 1;
  }
}""".replace("HASTE", str(HASTE))
# Only then a button has the key E.
IN_TURN = (
    "() => [...document.querySelectorAll('.wire .key')].some((key) => key.textContent === 'E')"
)
GLOWING = "() => [...document.querySelectorAll('[data-target]')].map((seat) => seat.dataset.seat)"
LONG = 120_000  # milliseconds; an eliminated player watches a whole match of bots
LONGEST = 400  # answers of one person in one match


def never(_: object = None) -> bool:
    return False


class Player:
    """BANG! by mouse or finger."""

    state = STATE  # the state that the page waits for
    skips = True  # whether movements are skipped
    longest = LONGEST

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    # waiting ------------------------------------------------------------------------------------

    def wait(self) -> str:
        """Waits until I am asked or the match is over. Movements are skipped."""
        state = self._reached(LONG)
        assert state, f"nothing is asked and nothing is over after {LONG / 1000:.0f} s"
        return state

    def glance(self) -> str:
        """The same, but "" if nothing comes, because it may be another player's turn."""
        return self._reached(30)

    def _reached(self, patience: float) -> str:
        wait = REACHED.replace("STATE", self.state)
        return str(self.page.evaluate(wait, [self.skips, patience]) or "")

    def play(self, until: Callable[[], bool] = never) -> str:
        """Answers until the match is over or `until` holds."""
        for _ in range(self.longest):
            state = self.wait()
            if state == "over" or until():
                return state
            self.answer()
        raise AssertionError("the match does not end")

    # answering ----------------------------------------------------------------------------------

    def answer(self) -> None:
        """One answer: plays a card if one can be played, otherwise presses the main button."""
        cards, buttons = self.page.locator(CARDS), self.page.locator(BUTTONS)
        if self.there(CARDS) and (self.in_turn() or not self.there(BUTTONS)):
            self.visitor.press(cards.first)
            self.finish()
        else:
            self.visitor.press(self.best(buttons))
        self.pay()

    def there(self, selector: str) -> bool:
        """Whether the element is there now. A plain query is cheaper than the driver's count."""
        return bool(self.page.evaluate("(what) => !!document.querySelector(what)", selector))

    def in_turn(self) -> bool:
        """Whether it is my turn, not a question."""
        return bool(self.page.evaluate(IN_TURN))

    def finish(self) -> None:
        """Chooses a target for a raised card or confirms it, if it waits for that."""
        if not self.there('[data-state="selected"]') or self.paying():
            return
        targets = self.page.locator(TARGETS)
        best = self.best(self.page.locator(BUTTONS))
        self.visitor.press(targets.first if self.there(TARGETS) else best)

    def choose(self, card: str) -> None:
        """Raises this card and, if it needs a target, picks the first one."""
        self.visitor.press(self.page.locator(f'[data-card="{card}"][data-nav="card"]'))
        if self.there(TARGETS):
            self.visitor.press(self.page.locator(TARGETS).first)

    def paying(self) -> bool:
        """Whether I am choosing the cards that pay for my card."""
        return self.there(PAY)

    def pay(self) -> None:
        """Chooses the first cards that can pay, as many as needed."""
        while self.paying():
            done = self.page.locator(PAY).is_enabled()
            payable = self.page.locator(f'{MINE} {CARDS}:not([data-state="pays"])')
            self.visitor.press(self.page.locator(PAY) if done else payable.first)

    def best(self, buttons: Locator) -> Locator:
        main = buttons.and_(self.page.locator(".btn--main"))
        return main.first if main.count() else buttons.first

    def aim(self) -> list[int]:
        """Answers until a card of mine is raised that needs a target. Returns the marked seats."""

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
    """The Dice Game: rolls one die again, then stops; answers other questions as they come."""

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
        return self.there(STOP)

    def rolls(self) -> int:
        """How often the dice have been rolled this turn, by the text beside them."""
        slips = self.page.locator(".rolls").all_inner_texts()
        return int(re.sub(r"\D", "", "".join(slips))[:1] or 0)


def play_together(*players: Player, until: Callable[[dict[Player, int]], bool] = never) -> None:
    """All players answer until `until` holds for the answers of each, or the match is over."""
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
