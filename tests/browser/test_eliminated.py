"""An eliminated player is told by whom, may watch or leave, and is told how it ended."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.feed import ME, Feed
from tests.browser.server_process import Server
from tests.browser.visitor import DESK, PHONE, Size


@pytest.mark.parametrize("size", [DESK, PHONE], ids=str)
def test_an_eliminated_player_is_told_by_whom_and_may_watch(
    visit: Visit, server: Server, size: Size
) -> None:
    visitor = visit(size, pace="brisk")
    visitor.call("Dale")
    feed = Feed(visitor, server, players=5)
    seats = [{"out": True, "life": 0, "hand": [], "front": []}]
    out = {"verb": "out", "seat": ME, "other": 2, "x": 1}
    feed.step(out, patch={"seats": {"$i": {"0": seats[0]}}})
    expect(visitor.page.locator(".moment")).to_have_text("You are eliminated")
    visitor.shoot("my-death")
    wire = visitor.page.locator(".wire")
    name = visitor.page.locator('[data-seat="2"] :is(.plate__name, .mini__name)').inner_text()
    expect(wire).to_contain_text(f"{name} has eliminated you.")
    expect(wire.get_by_role("button")).to_have_count(3)
    visitor.shoot("you-are-out")
    visitor.press(wire.get_by_role("button", name="Fast to the end"))
    expect(wire).not_to_contain_text("You are eliminated")
    feed.hear({"t": "pace", "fast": True})


def test_a_player_who_leaves_is_notified_at_the_end(visit: Visit, server: Server) -> None:
    visitor = visit()
    visitor.call("Dale")
    feed = Feed(visitor, server, players=5)
    feed.person(3)
    gone = {"out": True, "life": 0, "hand": [], "front": []}
    feed.step({"verb": "out", "seat": ME, "other": 2}, patch={"seats": {"$i": {"0": gone}}})
    feed.said.clear()
    visitor.press(visitor.page.locator('.wire [data-id="leave"]'))
    expect(visitor.page.locator(".game")).to_have_count(0)
    expect(visitor.page.get_by_role("button", name="Play now")).to_be_visible()
    feed.hear({"t": "hello", "since": 0, "match": None, "chat": 0})  # it is open
    feed.page.send(json.dumps({"t": "over", "result": None, "seed": "", "match": "m"}))
    expect(visitor.page.get_by_role("status")).to_contain_text("Your match is over.")
    expect(visitor.page).to_have_title("Your match is over.")
    feed.mine = False
    visitor.page.get_by_role("link", name="See how it ended").click()
    expect(visitor.page.locator(".game")).to_be_visible()
    expect(visitor.page.get_by_text("Your match is over.")).to_have_count(0)
