"""Events can be followed: nothing important is shown for less than its time, queue or not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.feed import ME, Feed
from tests.browser.reading_times import SEEN, WATCH, Reader, hit, too_short, watched
from tests.browser.server_process import Server
from tests.browser.visitor import Visitor


def read(visitor: Visitor, enough: Callable[[set[str]], bool]) -> list[dict[str, Any]]:
    """Plays at the calm pace until `enough` of what was shown. Returns it with its times."""
    visitor.page.locator(".game").wait_for()
    visitor.page.evaluate(WATCH)
    reader = Reader(visitor)
    with visitor.hurrying():
        reader.play(lambda: enough({one["shows"] for one in reader.seen()}))
    return reader.seen()


def test_in_calm_pace_everything_stands_as_long_as_it_weighs(visit: Visit) -> None:
    visitor = visit(moving=True, pace="")  # the first match of a browser is calm
    visitor.call("Wren")
    visitor.table(players=4, start=True)
    seen = read(visitor, lambda shown: {"turn", "draw", "lay", "shot", "hit"} <= shown)
    assert {"turn", "draw", "shot"} <= {one["shows"] for one in seen}
    assert too_short(seen) == []


def test_with_the_clock_of_the_browser_too(visit: Visit, server: Server) -> None:
    """The other tests let the page's clock run faster. This one takes its six seconds."""
    visitor = visit(moving=True, pace="calm")
    visitor.call("Ruth")
    feed = Feed(visitor, server)
    seen = watched(feed, brief, haste=1)
    assert [one["shows"] for one in seen] == ["turn", "lay", "shot", "hit"], (
        "cards drawn and laid are one"
    )
    assert too_short(seen) == []


def brief(feed: Feed) -> None:
    """A turn, two cards, a card laid, a shot that hits."""
    feed.step({"verb": "turn", "seat": 1, "x": 9})
    feed.step(*({"verb": "draw", "seat": 1} for _ in range(2)))
    feed.step({"verb": "lay", "seat": 1, "card": feed.card("mustang")})
    feed.step({"verb": "play", "seat": 1, "card": feed.card("bang"), "other": 2})
    feed.step(hit(2))


@pytest.mark.parametrize("moving", [True, False], ids=["moving", "still"])
def test_a_queue_shortens_nothing_that_costs_a_life(
    visit: Visit, server: Server, moving: bool
) -> None:
    visitor = visit(moving=moving, pace="calm")
    visitor.call("Ruth")
    feed = Feed(visitor, server)
    seen = watched(feed, flood)
    assert too_short(seen) == []
    shown = [one["shows"] for one in seen]
    assert shown == ["turn", "attack", "out", "answer", "attack", "turn", "shot", "hit", "out"]
    assert "Indians: " in seen[1]["says"]


def flood(feed: Feed) -> None:
    """Indians!, Gatling, a shot and two eliminations, all in one message."""
    feed.step({"verb": "turn", "seat": 1, "x": 9})
    feed.step(*({"verb": "draw", "seat": 1} for _ in range(2)))
    feed.step({"verb": "lay", "seat": 1, "card": feed.card("mustang")})
    feed.step({"verb": "play", "seat": 1, "card": feed.card("indians")})
    for seat in (2, 3, 4, 5, 6):
        feed.step(hit(seat))
    feed.step({"verb": "bang", "seat": ME, "card": feed.card("bang")})
    feed.step({"verb": "out", "seat": 6, "other": 1, "x": 2}, {"verb": "reward", "seat": 1, "x": 3})
    feed.step(*({"verb": "draw", "seat": 1} for _ in range(3)))
    feed.step({"verb": "play", "seat": 1, "card": feed.card("gatling")})
    for seat in (2, 3, 4, 5, ME):
        feed.step(hit(seat))
    feed.step({"verb": "turn", "seat": 2, "x": 10})
    feed.step({"verb": "play", "seat": 2, "card": feed.card("bang", 3), "other": ME})
    feed.step({**hit(ME), "other": 2})
    feed.step({"verb": "out", "seat": ME, "other": 2, "x": 1})


@pytest.mark.quick
def test_the_page_says_how_far_it_has_shown(visit: Visit, server: Server) -> None:
    visitor = visit(pace="calm")
    visitor.call("Ruth")
    feed = Feed(visitor, server)
    visitor.page.evaluate(WATCH)
    feed.said.clear()
    feed.step(*(hit(seat) for seat in (2, 3, 4)))
    with visitor.hurrying():
        visitor.page.wait_for_function(f"() => window.seen.at(-1)?.event == {feed.n}")
        visitor.page.locator(".game:not([data-shows])").wait_for()
    feed.hear({"t": "shown", "n": feed.n})
    told = [said["n"] for said in feed.said if said["t"] == "shown"]
    assert told == [feed.n - 2, feed.n - 1, feed.n]


def test_the_pace_is_chosen_at_the_table_and_remembered(visit: Visit) -> None:
    visitor = visit(pace="")
    visitor.call("Wren")
    visitor.table(start=True)
    visitor.button("Table").click()
    expect(visitor.page.get_by_role("radio", name="Calm")).to_be_checked()
    visitor.page.get_by_role("radio", name="At once").check()
    visitor.shoot("pace")
    visitor.page.reload()
    visitor.button("Pace: At once").click()
    visitor.button("Pace: Calm").click()
    visitor.button("Table").click()
    expect(visitor.page.get_by_role("radio", name="Brisk")).to_be_checked()


def test_the_first_match_is_calm_and_those_after_it_are_brisk(visit: Visit) -> None:
    visitor = visit(pace="")
    visitor.call("Wren")
    for pace in ("Calm", "Brisk"):
        visitor.table(start=True)
        expect(visitor.button(f"Pace: {pace}")).to_be_visible()
    visitor.shoot("pace-in-the-bar")


def test_a_replay_tells_each_event_with_its_movement(visit: Visit, server: Server) -> None:
    visitor = visit(moving=True)
    visitor.go(server.finished().replay)
    expect(visitor.page.locator(".game")).to_be_visible()
    visitor.page.evaluate(WATCH)
    visitor.page.get_by_label("Speed").select_option(label="4×")
    visitor.button("Play").click()
    visitor.page.wait_for_function("() => window.seen.length > 8")
    seen = visitor.page.evaluate(SEEN)
    assert too_short(seen, speed=4) == []
    visitor.shoot("replay-running")
    visitor.button("Pause").click()
    expect(visitor.page.locator(".shotline, .ghost, .loss")).to_have_count(0)
