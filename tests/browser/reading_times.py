"""Measures for how long a page shows each event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.feed import Feed
from tests.browser.player import Player

FRAME = 17  # milliseconds
# At the calm pace, as the design has it.
HOLDS = {
    "turn": 500, "draw": 250, "lay": 700, "gift": 600, "shot": 1200, "volley": 2000, "answer": 600,
    "hit": 900, "check": 1000,
    "attack": 2000, "store": 400, "dynamite": 1200, "out": 2200, "end": 2500,
    "train": 500, "terminus": 1200,
}  # fmt: skip
# Notes what is shown and for how long, by the page's own clock.
WATCH = """() => {
  const game = document.querySelector('.game');
  const seen = (window.seen = []);
  const note = () => {
    const now = performance.now();
    const last = seen.at(-1);
    const { shows, event } = game.dataset;
    if (last && last.event === event && last.shows === shows) return;
    if (last && last.until === undefined) last.until = now;
    if (shows) {
      const says = document.querySelector('.wire')?.innerText ?? '';
      seen.push({ shows, event, from: now, says });
    }
  };
  note();
  // What is being shown already was not seen to begin.
  for (const one of seen) one.begun = true;
  new MutationObserver(note).observe(game, { attributes: true });
}"""
SEEN = "() => window.seen.filter((one) => one.until !== undefined && !one.begun)"


class Reader(Player):
    """Answers, and otherwise watches: nothing is skipped."""

    skips = False

    def seen(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate(SEEN)
        return found


def too_short(seen: list[dict[str, Any]], speed: int = 1) -> list[tuple[str, int]]:
    times = [(one["shows"], one["until"] - one["from"]) for one in seen]
    return [(shows, time) for shows, time in times if time < HOLDS.get(shows, 0) / speed - FRAME]


def watched(feed: Feed, happens: Callable[[Feed], None], haste: int = 20) -> list[dict[str, Any]]:
    """What is shown of events in one message, with its times by the page's own clock."""
    page = feed.visitor.page
    page.evaluate(WATCH)
    page.evaluate("() => { clock.haste = 0; }")  # however long the message takes to arrive
    happens(feed)
    page.evaluate("(haste) => { clock.haste = haste; }", haste)
    page.wait_for_function(f"() => window.seen.at(-1)?.event == {feed.n}", timeout=60_000)
    page.wait_for_function("() => window.seen.at(-1).until !== undefined")
    seen: list[dict[str, Any]] = page.evaluate(SEEN)
    return seen


def hit(seat: int) -> dict[str, Any]:
    return {"verb": "hurt", "seat": seat, "other": 1, "x": 1}
