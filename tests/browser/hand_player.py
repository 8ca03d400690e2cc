"""Plays on a phone beside the big screen: uncovers the cards, and taps what can be tapped."""

from __future__ import annotations

import random
from typing import Any

from tests.browser.visitor import Visitor

# covered = asked, but the cards are covered; asked; over = the result is shown; room; "" = others.
STATE = """() => {
  if (document.querySelector('dialog .result')) return 'over';
  if (document.querySelector('.room')) return 'room';
  const hand = document.querySelector('.ph');
  const covered = hand && 'covered' in hand.dataset;
  if (hand && hand.dataset.called !== 'none') return covered ? 'covered' : 'asked';
  return document.querySelector('.ph__answers [data-id=watch]') ? 'out' : '';
}"""
WAYS = """() => {
  for (const el of document.querySelectorAll('[data-way]')) delete el.dataset.way;
  const ways = '.ph [data-nav], .ph__answers .btn:enabled, .ph__step button:enabled';
  return [...document.querySelectorAll(ways)].map((el, i) => {
    el.dataset.way = i;
    return {
      kind: el.dataset.nav ?? (el.closest('.ph__step') ? 'step' : 'button'),
      id: el.dataset.id ?? '',
      raised: el.matches('[data-state=selected], [aria-pressed=true]'),
      main: el.matches('.btn--main'),
    };
  });
}"""
# How likely something is tapped, beside other things that can be tapped.
LIKELY = {"card": 6.0, "target": 20.0, "die": 2.0, "step": 1.0, "button": 4.0}
MAIN, BACK = 6.0, 0.3
PATIENT = 40  # taps; after that only answers are tapped


class HandPlayer:
    """`rng` decides what is tapped, so the same questions get the same taps."""

    def __init__(self, visitor: Visitor, rng: random.Random) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.rng = rng
        self._taps = 0  # since the last answer
        self._answers = 0

    def state(self) -> str:
        return str(self.page.evaluate(STATE))

    def act(self) -> bool:
        """One tap, if there is something to tap. Returns whether there was."""
        state = self.state()
        if state == "covered":
            self.visitor.press(self.page.locator(".ph__cover"))
        elif state == "out":
            self.visitor.press(self.page.locator(".ph__answers [data-id=watch]"))
        elif state == "asked":
            self._choose()
        return state in ("covered", "out", "asked")

    def _choose(self) -> None:
        ways = self.page.evaluate(WAYS)
        if self.visitor.answers() > self._answers:
            self._taps, self._answers = 0, self.visitor.answers()
        self._taps += 1
        if ways:
            (way,) = self.rng.choices(range(len(ways)), [self._likely(one) for one in ways])
            self.visitor.press(self.page.locator(f'[data-way="{way}"]'))

    def _likely(self, way: dict[str, Any]) -> float:
        if way["id"] in ("cancel", "back") or (way["raised"] and way["kind"] == "card"):
            return BACK
        if way["main"]:
            return MAIN
        if self._taps > PATIENT and way["kind"] != "button":
            return BACK
        return LIKELY[way["kind"]]
