"""The table on a phone: tap a card, tap a target."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.places import PLACES
from tests.browser.player import CARDS, Player
from tests.browser.server_process import Server
from tests.browser.visitor import PHONE, SMALL_PHONE, Size
from tests.thorough import thorough


@pytest.mark.parametrize("size", [PHONE, thorough(SMALL_PHONE)], ids=str)
def test_a_card_is_played_by_two_taps(visit: Visit, size: Size) -> None:
    visitor = visit(size)
    visitor.call("Wren")
    visitor.table(start=True)
    targets = Player(visitor).aim()
    card = visitor.page.locator('.hand [data-state="selected"]').get_attribute("data-card")
    visitor.page.locator(f'.mini[data-seat="{targets[0]}"], .mystrip [data-nav]').first.tap()
    expect(visitor.page.locator(f'.hand [data-card="{card}"]')).to_have_count(0)
    played = [event for frame in visitor.frames for event in frame.get("events", [])]
    assert any(
        event["verb"] in ("play", "lay") and event.get("card") == int(card or -1)
        and event.get("other") == targets[0]
        for event in played
    )  # fmt: skip


def test_a_tap_beside_lowers_the_card(visit: Visit) -> None:
    visitor = visit(PHONE)
    visitor.call("Wren")
    visitor.table(start=True)
    Player(visitor).aim()
    visitor.page.locator(".stage").tap(position={"x": 6, "y": 6})
    expect(visitor.page.locator('[data-state="selected"], [data-target]')).to_have_count(0)
    expect(visitor.page.locator(f".hand {CARDS}").first).to_be_visible()


def test_a_long_press_shows_help_and_plays_nothing(visit: Visit, server: Server) -> None:
    visitor = visit(PHONE)
    PLACES["table"](visitor, server)
    finger = visitor.context.new_cdp_session(visitor.page)
    box = visitor.page.locator(".hand .card").first.bounding_box()
    assert box is not None
    spot = {"x": box["x"] + 15, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(visitor.page.locator(".help")).to_contain_text("In the rules")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(visitor.page.locator('[data-state="selected"]')).to_have_count(0)
    visitor.page.locator(".stage").tap(position={"x": 6, "y": 6})
    expect(visitor.page.locator(".help")).to_have_count(0)
