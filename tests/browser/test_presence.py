"""Whose turn it is, who is there and who is not; notices under the bar cover no answers."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player, play_together
from tests.browser.server_process import Server
from tests.browser.test_friends import begin_together
from tests.browser.visitor import DESK, LAPTOP, PHONE, PHONE_ON_ITS_SIDE, TABLET, Visitor

SIZES = [LAPTOP, TABLET, PHONE, PHONE_ON_ITS_SIDE, DESK]
# The number of seats that visibly say that a bot sits there.
BOTS = r"""(least) => [...document.querySelectorAll('[data-seat]')]
  .filter((seat) => [...seat.querySelectorAll('*')].some((part) => {
    const box = part.getBoundingClientRect();
    const own = [...part.childNodes].filter((n) => n.nodeType === 3).map((n) => n.data).join('');
    return /\bbot\b/.test(own) && box.width > 4 && box.height > 4 && part.checkVisibility();
  })).length >= least"""
# What the page asks of the system, kept where the test can read it.
RECORD = """(() => {
  window.called = [];
  navigator.vibrate = (pattern) => { window.called.push('buzz'); return true; };
  window.Notification = class {
    static permission = 'granted';
    constructor(title, { body }) { window.called.push(`${title}: ${body}`); }
    close() {}
  };
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
})()"""


def test_my_turn_stands_in_the_title(visit: Visit) -> None:
    wren = visit()
    wren.call("Wren")
    wren.table(players=4, start=True)
    assert Player(wren).wait() == "asked"
    expect(wren.page).to_have_title(re.compile("Your turn"))
    wren.go("/")
    expect(wren.page).to_have_title("Posse")


def test_i_am_called_if_i_want_to_be(visit: Visit) -> None:
    wren = visit()
    wren.call("Wren")
    wren.context.add_init_script(RECORD)
    wren.table(players=4, start=True)
    player = Player(wren)
    assert player.wait() == "asked"
    assert wren.page.evaluate("() => window.called") == []
    wren.button("Table").click()
    wren.page.get_by_role("button", name=re.compile("^Notify me on my turn: off")).click()
    wren.page.keyboard.press("Escape")
    player.answer()
    assert player.wait() == "asked"
    called = wren.page.evaluate("() => window.called")
    assert "buzz" in called and any(re.match("Your turn: .+", one) for one in called)


@pytest.mark.parametrize("game", ["bang", "dice", "wyatt"])
def test_bots_and_spectators_are_told_in_every_form(visit: Visit, game: str) -> None:
    host, guest = visit(), visit()
    host.call("Wren")
    guest.go(host.table(game=game, players=4, start=True))
    for size in SIZES:
        host.resize(size)
        guest.resize(size)
        host.page.wait_for_function(BOTS, arg=3)
        expect(guest.page.locator(".bar__watch")).to_be_visible()
        expect(host.page.locator(".bar__watch")).to_have_count(0)


def test_waiting_for_somebody_who_is_away_says_how_long(visit: Visit) -> None:
    ivy, ben = visit(PHONE), visit()
    ivy.call("Ivy")
    ben.call("Ben")
    begin_together(ivy, ben)
    play_together(Player(ivy), Player(ben), until=lambda answers: Player(ben).glance() == "asked")
    ben.page.close()
    status = ivy.page.locator(".wire__wait")
    expect(status).to_contain_text(re.compile(r"Ben has been away for \d+ s\. A bot steps in"))


def test_messages_under_the_bar_cover_no_answers(visit: Visit) -> None:
    wren = visit(PHONE)
    wren.call("Wren")
    wren.table(players=4, start=True)
    assert Player(wren).wait() == "asked"
    wren.pardoned = "WebSocket|ERR_"
    wren.page.evaluate(
        "() => document.querySelector('.game').append("
        "Object.assign(document.createElement('div'), {className: 'banner', textContent: 'x'}))"
    )
    apart(wren, ".banner")


def test_an_address_that_leads_nowhere_gets_our_page(visit: Visit) -> None:
    wren = visit()
    wren.pardoned = "404"
    for path in ("/nosuch", "/nosuch/thing.html", "/api/nosuch"):
        wren.page.goto(wren.url + path)
        expect(wren.page.get_by_role("heading", name="Nothing here")).to_be_visible()


def test_the_app_can_be_installed(visit: Visit) -> None:
    page = visit().go("/")
    link = page.locator('link[rel="manifest"]').get_attribute("href")
    reply = page.request.get(page.url.rstrip("/") + str(link))
    assert reply.headers["content-type"].startswith("application/manifest+json")
    manifest: dict[str, Any] = reply.json()
    assert manifest["display"] == "standalone" and manifest["start_url"] == "/"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        got = page.request.get(page.url.rstrip("/") + icon["src"])
        assert got.ok and got.headers["content-type"].startswith(icon["type"])
    errors = page.context.new_cdp_session(page).send("Page.getAppManifest")["errors"]
    assert errors == []


def apart(visitor: Visitor, what: str) -> None:
    """Whether this covers nothing that can be answered with."""
    hanging = visitor.page.locator(what).bounding_box()
    assert hanging is not None
    for answer in visitor.page.locator(".wire .btn, .hand [data-nav]").all():
        box = answer.bounding_box()
        assert box is None or hanging["y"] + hanging["height"] <= box["y"]


@pytest.mark.parametrize(("game", "players"), [("bang", 5), ("wyatt", 3)])
def test_one_line_of_the_chart_is_in_focus(
    visit: Visit, server: Server, game: str, players: int
) -> None:
    guest = visit(PHONE)
    guest.go(server.finished(game, players).table)
    names = guest.page.locator(".chart__names button")
    expect(names).to_have_count(players)
    expect(guest.page.locator(".chart__line[data-faint]")).to_have_count(players - 1)
    for seat in range(players):
        names.nth(seat).tap()
        expect(names.nth(seat)).to_have_attribute("aria-pressed", "true")
        line = guest.page.locator(".chart__line:not([data-faint])")
        expect(line).to_have_attribute("data-seat", str(seat))
        name = names.nth(seat).inner_text()
        expect(guest.page.locator(".chart")).to_have_attribute("aria-label", re.compile(name))
