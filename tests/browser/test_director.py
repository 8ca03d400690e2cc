"""What happens can be followed: nothing of weight stands shorter than its hold, queue or not."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import expect

from posse import bots
from posse.engine.match import new_match
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.seeds import seed_of
from tests.browser.visitor import PHONE, Visitor

FRAME = 17  # milliseconds
# In calm pace, as drawn: shared/look, "Director".
HOLDS = {
    "turn": 500, "draw": 250, "lay": 700, "shot": 1200, "answer": 600, "hit": 900, "check": 1000,
    "attack": 2000, "store": 400, "dynamite": 1200, "out": 2200, "end": 2500,
}  # fmt: skip
MINE = 900
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
  new MutationObserver(note).observe(game, { attributes: true });
  note();
}"""
SEEN = "() => window.seen.filter((one) => one.until !== undefined)"


class Reader(Player):
    """Answers, and otherwise looks on: nothing is cut short."""

    def skip(self) -> None:
        """He reads everything."""

    def seen(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate(SEEN)
        return found


def too_short(seen: list[dict[str, Any]]) -> list[tuple[str, int]]:
    times = [(one["shows"], one["until"] - one["from"]) for one in seen]
    return [(shows, time) for shows, time in times if time < HOLDS.get(shows, 0) - FRAME]


def read(visitor: Visitor, enough: Callable[[set[str]], bool]) -> list[dict[str, Any]]:
    """Plays in calm pace until `enough` of what was shown, and returns it with its times."""
    visitor.page.evaluate(WATCH)
    reader = Reader(visitor)
    visitor.page.set_default_timeout(120_000)
    reader.play(lambda: enough({one["shows"] for one in reader.seen()}))
    return reader.seen()


@pytest.mark.parametrize("moving", [True, False], ids=["moving", "still"])
def test_in_calm_pace_everything_stands_as_long_as_it_weighs(visit: Visit, moving: bool) -> None:
    visitor = visit(moving=moving, pace="")  # the first match of a browser is calm
    visitor.call("Wren")
    visitor.table(players=4, start=True)
    seen = read(visitor, lambda shown: {"turn", "draw", "lay", "shot", "hit"} <= shown)
    assert {"turn", "draw", "shot"} <= {one["shows"] for one in seen}
    assert too_short(seen) == []
