"""The first minute on a phone: the lobby, the sheet for a name, the way back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.entering import moments, table_at
from tests.browser.pictures import TOO_WIDE
from tests.browser.player import Player
from tests.browser.server_process import Server
from tests.browser.visitor import (
    DESK,
    DRAWN,
    LAPTOP,
    NARROW_PHONE,
    PHONE,
    PHONE_ON_ITS_SIDE,
    PLAY_NOW,
    TABLET,
    Size,
    Visitor,
)

LONG_NAME = "Bartholomew Featherstone "[:24]
# How much of the page has moved by itself.
SHIFTED = """() => new Promise((done) => new PerformanceObserver((list) => {
  done(list.getEntries().reduce((sum, entry) => sum + entry.value, 0));
}).observe({ type: 'layout-shift', buffered: true }) || setTimeout(() => done(0), 50))"""
# The files of letters that were fetched, and those that the page's head names.
LETTERS = """() => {
  const fetched = performance.getEntriesByType('resource').map((entry) => entry.name);
  const named = [...document.querySelectorAll('link[rel=preload]')].map((link) => link.href);
  return [fetched.filter((name) => name.includes('.woff')).sort(), named.sort()];
}"""
# The words have come.
WORDED = """() => performance.getEntriesByType('resource').some((entry) =>
  entry.name.includes('/api/locales/') && entry.responseEnd > 0)"""
MOST_SHIFTED = 0.02


@pytest.mark.quick
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_sheet_for_a_name_fits_the_phone(visit: Visit, lang: str) -> None:
    host, guest = visit(), visit(PHONE, lang=lang, new=True)
    guest.go(host.table(players=4))
    guest.page.locator(".chair .btn").first.click()
    guest.page.locator("dialog form").wait_for()
    for size in (PHONE, NARROW_PHONE):
        guest.resize(size)
        guest.shoot("name")
        assert guest.page.evaluate(TOO_WIDE, size.width) == [], str(size)


@pytest.mark.quick
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_way_back_to_my_table_stays_on_the_page(visit: Visit, lang: str) -> None:
    wren = visit(PHONE, lang=lang)
    wren.call(LONG_NAME)
    wren.table(packs=["base", "dodge_city", "great_train_robbery"], players=8, start=True)
    wren.go("/")
    way = wren.page.locator(".mytables a")
    way.wait_for()
    for size in (PHONE, NARROW_PHONE, TABLET, DESK):
        wren.resize(size)
        wren.shoot("way-back")
        assert wren.page.evaluate(TOO_WIDE, size.width) == [], str(size)
        way.click(trial=True)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=str)
def test_the_lobby_does_not_move_while_it_comes(visit: Visit, size: Size) -> None:
    wren = visit(size)
    wren.tab.script("window.dress?.('drawn')")  # what is not drawn is not said to move
    wren.call("Wren")
    wren.table(players=4, start=True)
    slow, letters = held(wren, "**/api/*"), held(wren, "**/*.woff2")
    wren.tab.script("clock.haste = 0")  # however late the letters come, they come in time
    wren.page.goto(f"{wren.url}/", wait_until="commit")
    wren.page.wait_for_function(WORDED)
    assert not wren.page.locator(".mast").count()
    while not wren.page.locator(".mast").count():
        for route in letters[:]:
            letters.remove(route)
            route.continue_()
    wren.page.evaluate("() => { clock.haste = 1; }")
    answer_one_by_one(wren.page, slow)
    expect(wren.page.locator(".mytables")).to_be_visible()
    wren.shoot("lobby-arrived")
    assert wren.page.evaluate(SHIFTED) < MOST_SHIFTED


def test_the_page_s_head_names_the_letters_of_the_lobby(visit: Visit) -> None:
    wren = visit(PHONE, plain=False)
    wren.go("/")
    fetched, named = wren.page.evaluate(LETTERS)
    assert len(named) == 2
    assert fetched == named


def held(visitor: Visitor, pattern: str) -> list[Route]:
    """The requests that match, from now on. None is answered by itself."""
    found: list[Route] = []

    def hold(route: Route) -> None:
        found.append(route)

    visitor.context.route(pattern, hold)
    return found


def answer_one_by_one(page: Page, slow: list[Route]) -> None:
    """Every response of the server is drawn before the next one comes."""
    while page.evaluate("() => document.querySelector('.mytables') === null"):
        for route in slow[:]:
            slow.remove(route)
            route.continue_()
            page.evaluate(DRAWN)


@pytest.mark.quick
def test_start_is_the_first_thing_of_a_room_and_its_settings_are_folded(visit: Visit) -> None:
    host = visit(DESK)
    host.call(LONG_NAME)
    host.table(players=7, clock=60)
    first = host.page.locator(".room :is(button, a, input, select, summary)").first
    expect(first).to_contain_text("Start the match")
    for size in (DESK, LAPTOP, TABLET, PHONE, NARROW_PHONE, PHONE_ON_ITS_SIDE):
        host.resize(size)
        host.shoot("room")
        expect(first).to_be_in_viewport(ratio=1)
    agreed = host.page.locator(".agreed")
    expect(agreed.get_by_role("radio")).to_have_count(0)
    expect(agreed).to_contain_text("Time per decision: 60 s")
    expect(agreed).to_contain_text("Who can join? Only with the link")
    host.open_settings()
    agreed.get_by_role("radio", name="120 s").check(force=True)
    expect(agreed.locator("summary")).to_contain_text("Time per decision: 120 s")


def test_after_the_name_a_keyboard_is_where_one_goes_on(visit: Visit) -> None:
    host, guest = visit(new=True), visit(new=True)
    path = host.table(players=4)
    named(host.page, "Ada")
    expect(host.page.get_by_role("button", name="Start the match")).to_be_focused()
    guest.go(path)
    guest.button("Sit here").first.click()
    named(guest.page, "Cole")
    expect(guest.page.locator('.chair[data-you="true"]')).to_be_focused()


def test_the_introduction_of_a_rematch_holds_and_ready_leads_to_the_question(
    visit: Visit, server: Server
) -> None:
    wren = visit()
    wren.call("Wren")
    near_the_end(wren, server)
    assert Player(wren).play() == "over"
    wren.page.evaluate("() => { window.slow = true; }")
    wren.sent.clear()
    wren.button("Play again").click()
    intro = wren.page.locator(".intro")
    expect(intro).to_be_visible()
    wren.page.evaluate(DRAWN)
    assert not [said for said in wren.sent if said["t"] == "ready"], "nobody has pressed Ready"
    wren.page.keyboard.press("Enter")
    expect(intro).to_have_count(0)
    expect(wren.page.locator(".wire")).to_be_focused()
    assert Player(wren).wait() == "asked"


def near_the_end(visitor: Visitor, server: Server) -> None:
    """Sits down at the last question of a match that has several options."""
    match = server.finished().match
    visitor.go(f"/t/{table_at(visitor, match, moments(server, match)[-1])}")


def named(page: Page, name: str) -> None:
    page.get_by_role("textbox", name="Your name").fill(name)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_play_now_starts_what_was_played_last(visit: Visit) -> None:
    wren = visit(PHONE)
    wren.go("/")
    poster = wren.page.locator(".poster", has_text="The Dice Game")
    poster.locator(".btn--main").click()
    expect(wren.page.locator(".game")).to_be_visible()
    wren.go("/")
    expect(wren.button(PLAY_NOW)).to_contain_text("The Dice Game")


def test_the_rules_of_a_pack_open_at_its_chapter(visit: Visit) -> None:
    wren = visit(PHONE)
    wren.go("/")
    for pack in ("dodge_city", "great_train_robbery"):
        wren.page.locator(f'.poster a[href="/rules/bang/{pack}"]').click()
        expect(wren.page.locator(".rulebook__main .part")).to_have_count(1)
        wren.page.go_back()
