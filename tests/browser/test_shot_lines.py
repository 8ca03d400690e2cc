"""Lines of shots and attacks stay until they are answered; the cards of a store turn over."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.feed import ME, Feed
from tests.browser.reading_times import SEEN, WATCH, hit, too_short
from tests.browser.server_process import Server
from tests.browser.visitor import DESK, PHONE, Size

# How many cards of the shelf are turning over, and at how many times and heights.
TURNING = """() => {
  const all = document.getAnimations();
  const turning = all.filter((one) => one.effect.target.matches('.shelf .card'));
  const heights = turning.map((one) => one.effect.target.offsetTop);
  const moments = turning.map((one) => one.startTime);
  return [turning.length, new Set(heights).size, new Set(moments).size].join();
}"""


def test_lines_stay_until_they_are_answered(visit: Visit, server: Server) -> None:
    visitor = visit(moving=True, pace="calm")
    visitor.call("Ruth")
    feed = Feed(visitor, server)
    lines, losses = visitor.page.locator(".shotline"), visitor.page.locator(".loss")
    shot = {"verb": "play", "seat": 1, "card": feed.card("bang"), "other": 2}
    feed.step(shot, choice={"number": 900, "seat": 2, "topic": "shot", "card": shot["card"]})
    lines.wait_for()
    on_pile = visitor.page.locator(f'.pile [data-card="{shot["card"]}"]').count()
    assert on_pile == 1, "the card lies on the pile before the line is drawn"
    name = visitor.page.locator('[data-seat="2"] .plate__name').inner_text()
    expect(visitor.page.locator(".wire[data-news]")).to_contain_text(f"Waiting for {name}")
    visitor.shoot("a-shot")
    with visitor.hurrying():
        visitor.page.locator(".game:not([data-shows])").wait_for()
    expect(lines).to_have_count(1)
    expect(visitor.page.locator(".wire__wait")).to_have_text(f"Waiting for {name}")
    feed.step(hit(2))
    expect(losses).to_have_text("−1")
    expect(lines).to_have_count(0)
    feed.step({"verb": "play", "seat": 1, "card": feed.card("indians")})
    expect(lines).to_have_count(6)
    feed.step(*(hit(seat) for seat in (2, 3, ME)), {"verb": "bang", "seat": 4})
    expect(losses).to_have_text(["−1", "−1", "−1", "0"])
    expect(visitor.page.locator(".wire[data-news]")).to_contain_text("Indians: ")
    visitor.shoot("indians")


@pytest.mark.parametrize(("size", "rows"), [(DESK, 1), (PHONE, 2)], ids=str)
def test_the_general_store_turns_over_at_one_moment(
    visit: Visit, server: Server, size: Size, rows: int
) -> None:
    visitor = visit(size, moving=True, pace="calm")
    visitor.call("Ruth")
    feed = Feed(visitor, server)
    play = {"verb": "play", "seat": 1, "card": feed.card("general_store")}
    kinds = ("gatling", "mustang", "beer", "jail", "saloon", "barrel", "scope")
    cards = [feed.card(kind) for kind in kinds]
    shown = ({"verb": "show", "card": card} for card in cards)
    feed.step(play, *shown, patch={"shelf": cards})
    turned = f"7,{rows},1"
    visitor.page.wait_for_function(f"() => ({TURNING})() === '{turned}'", polling="raf")
    with visitor.hurrying():
        visitor.page.locator(".game:not([data-shows])").wait_for()
    expect(visitor.page.locator(".shelf .card")).to_have_count(7)
    visitor.shoot("general-store")


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "de")], ids=str)
def test_players_eliminated_by_an_attack_are_red_in_its_line(
    visit: Visit, server: Server, size: Size, lang: str
) -> None:
    visitor = visit(size, pace="calm", lang=lang)
    visitor.call("Ruth")
    feed = Feed(visitor, server)
    visitor.page.evaluate(WATCH)
    feed.step({"verb": "play", "seat": 1, "card": feed.card("indians")})
    out = {"verb": "out", "seat": 3, "other": 1, "x": 2}
    feed.step(hit(2), hit(3), out)
    fell = visitor.page.locator(".wire[data-news] .fell")
    expect(fell).to_have_text("−1, eliminated" if lang == "en" else "−1, ausgeschieden")
    visitor.shoot("toll-out")
    with visitor.hurrying():
        visitor.page.wait_for_function("() => window.seen.at(-1)?.shows === 'out'")
        visitor.page.locator(".game:not([data-shows])").wait_for()
    seen = visitor.page.evaluate(SEEN)
    assert [one["shows"] for one in seen][-2:] == ["attack", "out"]
    assert too_short(seen) == []


def test_no_line_lies_over_the_next_question_of_a_fast_player(visit: Visit, server: Server) -> None:
    """The card of a shot is moving when the player skips: its line would be drawn after that."""
    visitor = visit(moving=True, pace="calm")
    visitor.call("Ruth")
    feed = Feed(visitor, server)
    visitor.page.evaluate("() => { clock.haste = 0.1; }")
    feed.step({"verb": "play", "seat": 1, "card": feed.card("bang"), "other": 2})
    expect(visitor.page.locator(".ghost")).to_have_count(1)
    visitor.button("To my next question").click()
    visitor.page.evaluate("() => { clock.haste = 1; }")
    feed.step(hit(2))
    feed.ask("play", {"verb": "end"})
    expect(visitor.page.locator(".wire[data-mine]")).to_be_visible()
    expect(visitor.page.locator(".shotline, .loss, .ghost")).to_have_count(0)


def test_in_a_duel_the_line_turns_back(visit: Visit, server: Server) -> None:
    visitor = visit(pace="calm")
    visitor.call("Ruth")
    feed = Feed(visitor, server)
    feed.step({"verb": "play", "seat": 1, "card": feed.card("duel"), "other": 2})
    expect(visitor.page.locator('.shotline[data-from="seat-1"][data-to="seat-2"]')).to_have_count(1)
    feed.step({"verb": "bang", "seat": 2, "card": feed.card("bang")})
    expect(visitor.page.locator('.shotline[data-from="seat-2"][data-to="seat-1"]')).to_have_count(1)
    feed.step({**hit(1), "other": 2})
    expect(visitor.page.locator(".shotline")).to_have_count(0)
