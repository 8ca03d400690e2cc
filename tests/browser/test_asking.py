"""Asking: one hit is one telegram, and a refusal says why."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.feed import ME, Feed
from tests.browser.player import DicePlayer, Player
from tests.browser.questions import mine, shot, sit, turn
from tests.browser.server_process import Server
from tests.browser.visitor import (
    DESK,
    LAPTOP,
    PHONE,
    PHONE_ON_ITS_SIDE,
    TABLET,
    UNCOVERED,
    Size,
    Visitor,
)
from tests.browser.wyatt import WyattPlayer
from tests.thorough import every_other

# With the mouse, and with a finger.
FORMS = [[DESK, LAPTOP, TABLET], [PHONE, PHONE_ON_ITS_SIDE]]
Asked = Callable[[Visitor, Feed], None]


def tap_dimmed(visitor: Visitor, card: int) -> None:
    """Taps by position, because a card that cannot be played is disabled for the driver."""
    dimmed = visitor.page.locator(f'.hand [data-card="{card}"]')
    spot, box = dimmed.evaluate(UNCOVERED), dimmed.bounding_box()
    assert box is not None
    x, y = box["x"] + spot["x"], box["y"] + spot["y"]
    if visitor.touches:
        visitor.page.touchscreen.tap(x, y)
    else:
        visitor.page.mouse.click(x, y)


def be_hit(visitor: Visitor, feed: Feed) -> None:
    """One hit is one telegram."""
    shot(feed, 3, "missed", "beer", "bang")
    wire = visitor.page.locator(".wire[data-mine]")
    expect(wire.locator(".btn")).to_have_count(4)
    expect(wire).not_to_have_attribute("data-last", "true")
    visitor.shoot("a-hit")
    shot(feed, 1, "missed", "beer", "bang")
    expect(wire).to_have_attribute("data-last", "true")
    expect(wire).to_contain_text("A hit eliminates you.")
    expect(wire.locator(".btn--out")).to_have_count(1)
    visitor.shoot("the-last-life")
    beer = feed.card("beer")
    visitor.press(wire.locator(f'[data-id="b{beer}"]'))
    assert feed.answered() == [2]
    save = {"verb": "beer", "card": beer}
    feed.ask("save", save, {"verb": "take"}, card=feed.card("bang", 3), other=2, x=1)
    visitor.page.wait_for_function("() => !document.querySelector('.wire[data-mine]')")
    assert feed.answered() == [0]


@pytest.mark.quick
def test_what_is_forced_is_news(visit: Visit, server: Server) -> None:
    visitor, feed = sit(visit, server)
    view = mine([feed.card("beer")])
    feed.ask("shot", {"verb": "take"}, view=view, other=2, x=1, forced=True)
    wire = visitor.page.locator(".wire[data-news]")
    expect(wire).to_contain_text("you cannot stop it")
    expect(wire.locator(".btn")).to_have_count(0)
    feed.ask("play", {"verb": "end"})
    end = visitor.page.locator(".wire[data-mine] .btn")
    expect(end).to_contain_text("End your turn")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=str)
def test_a_player_who_holds_cards_takes_the_hit_themselves(
    visit: Visit, server: Server, size: Size
) -> None:
    """One button, and nothing answers by itself. The second question is answered with the first."""
    visitor, feed = sit(visit, server, size)
    view = mine([feed.card("stagecoach")], saves=[])
    feed.ask("shot", {"verb": "take"}, view=view, card=feed.card("bang", 3), other=2, x=1)
    wire = visitor.page.locator(".wire[data-mine]")
    expect(wire).to_contain_text("you cannot stop it")
    expect(wire.locator(".btn")).to_have_count(1)
    visitor.shoot("take-it")
    assert feed.answers() == []
    visitor.press(wire.locator(".btn"))
    assert feed.answered() == [0]
    feed.ask("save", {"verb": "take"}, card=feed.card("bang", 3), other=2, x=1)
    expect(visitor.page.locator(".wire .btn")).to_have_count(0)
    with visitor.hurrying():
        assert feed.answered() == [0]  # after a while, as if there had been a Beer


def be_refused(visitor: Visitor, feed: Feed) -> None:
    """A refusal says why, on the card that was tapped."""
    hand = [feed.card(kind) for kind in ("bang", "missed", "stagecoach")]
    coach = {"verb": "play", "card": hand[2]}
    feed.ask("play", coach, {"verb": "end"}, view=mine(hand, turn=ME, bangs=1))
    note = visitor.page.locator(".note")
    tap_dimmed(visitor, hand[0])
    expect(note).to_contain_text("You have already shot this turn")
    visitor.shoot("refused")
    with visitor.page.expect_popup() as opened:
        note.get_by_role("link").click()
    expect(opened.value.locator("#play-one-bang")).to_be_visible()
    opened.value.close()
    tap_dimmed(visitor, hand[1])
    expect(note).to_contain_text("Only when you are shot at")
    expect(note).to_have_count(1)
    box = note.bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= visitor.size.width
    bang, _ = turn(feed, "bang", "stagecoach")
    visitor.press(visitor.page.locator(f'.hand [data-card="{bang}"]'))
    visitor.press(visitor.page.locator('[data-place="seat-3"]'))
    expect(note).to_contain_text("Out of reach: distance 3")
    expect(note).to_contain_text("Your weapon (Colt) reaches 1")
    visitor.shoot("out-of-reach")
    with visitor.hurrying():
        expect(note).to_have_count(0)  # after four seconds
    assert feed.answers() == []


def be_warned(visitor: Visitor, feed: Feed) -> None:
    """The effect of an option in the present position can be read before it is chosen."""
    hand = [feed.card("bang"), feed.card("stagecoach")]
    shot = {"verb": "play", "card": hand[0], "seat": 1, "note": {"name": "missed", "x": 2}}
    feed.ask("play", shot, {"verb": "end"}, view=mine(hand, turn=ME))
    visitor.press(visitor.page.locator(f'.hand [data-card="{hand[0]}"]'))
    expect(visitor.page.locator(".wire").get_by_text("Needs two Missed!")).to_be_visible()


def choose_one(visitor: Visitor, feed: Feed) -> None:
    """Cards to choose from look like cards and can be read."""
    seen = [feed.card(kind) for kind in ("gatling", "mustang", "beer")]
    keep = [{"verb": "keep", "card": card} for card in seen]
    feed.ask("keep", *keep, view=mine([feed.card("bang")], turn=ME), x=2)
    shelf, wire = visitor.page.locator(".shelf"), visitor.page.locator(".wire[data-mine]")
    expect(shelf.locator("[data-nav=card]")).to_have_count(3)
    expect(wire.locator(".btn")).to_have_count(0)
    visitor.press(shelf.locator(f'[data-card="{seen[1]}"]'))
    expect(wire).to_contain_text("grows by 1")  # what a Mustang does
    visitor.shoot("kit-carlson")
    assert feed.answers() == []
    visitor.press(wire.locator(".btn--main"))
    assert feed.answered() == [1]


@pytest.mark.parametrize(
    ("sizes", "asked"),
    every_other(
        dict(zip(("mouse", "finger"), FORMS, strict=True)),
        {ask.__name__: ask for ask in (be_hit, be_refused, be_warned, choose_one)},
    ),
)
def test_on_every_size(visit: Visit, server: Server, sizes: list[Size], asked: Asked) -> None:
    visitor, feed = sit(visit, server, sizes[0])
    for size in sizes:
        visitor.resize(size)
        asked(visitor, feed)


# Notes every change of the live region of a screen reader, by the page's own clock.
LISTEN = """() => {
  window.spoken = [];
  for (const region of document.querySelectorAll('[data-spoken]')) {
    new MutationObserver(() => {
      const said = region.textContent.trim();
      if (said) spoken.push({ said, how: region.dataset.spoken, at: performance.now() });
    }).observe(region, { childList: true, characterData: true, subtree: true });
  }
}"""
GAP = 2900  # between two summaries without a question in between


PLAYERS: dict[str, type[Player]] = {"bang": Player, "dice": DicePlayer, "wyatt": WyattPlayer}


@pytest.mark.parametrize(
    ("game", "players", "mine"),
    [("bang", 6, "Your hand:"), ("dice", 6, "You roll:"), ("wyatt", 4, "Your hand:")],
)
def test_a_screen_reader_hears_one_summary_a_turn(
    visit: Visit, game: str, players: int, mine: str
) -> None:
    visitor = visit(pace="once")
    visitor.call("Wren")
    visitor.table(game=game, players=players, start=True)
    visitor.page.locator("[data-spoken]").first.wait_for(state="attached")
    visitor.page.evaluate(LISTEN)
    player = PLAYERS[game](visitor)
    heard: list[dict[str, Any]] = []

    def enough() -> bool:
        heard[:] = visitor.page.evaluate("() => window.spoken")
        return len([one for one in heard if one["how"] == "question"]) >= 6

    player.play(enough)
    questions = [one["said"] for one in heard if one["how"] == "question"]
    assert any(mine in said for said in questions), questions
    for before, after in pairwise(heard):
        both = {before["how"], after["how"]}
        assert both != {"summary"} or after["at"] - before["at"] > GAP
    others = visitor.page.locator(
        '.game :is([role="log"], [role="status"], [aria-live="polite"], [aria-live="assertive"])'
        ":not([data-spoken]):not(.chat__lines):not(.intro):not(.chances *)"
    )
    assert others.count() == 0, "nothing else speaks of its own accord"


@pytest.mark.quick
def test_a_seat_that_is_a_target_says_so(visit: Visit, server: Server) -> None:
    visitor, feed = sit(visit, server)
    bang, _ = turn(feed, "bang", "stagecoach")
    near, far = (visitor.page.locator(f'[data-place="seat-{seat}"]') for seat in (1, 3))
    expect(near).not_to_contain_text("a target")
    visitor.press(visitor.page.locator(f'.hand [data-card="{bang}"]'))
    expect(near).to_contain_text("a target")
    expect(far).not_to_contain_text("a target")
