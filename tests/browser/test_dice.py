"""The dice game from its poster to its result."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import DicePlayer
from tests.browser.visitor import DESK, PHONE, Size
from tests.thorough import thorough


@pytest.mark.parametrize("size", [thorough(DESK), PHONE], ids=str)
def test_a_whole_match_of_dice(visit: Visit, size: Size) -> None:
    visitor = visit(size)
    visitor.call("Wren")
    visitor.go("/")
    visitor.button("Play The Dice Game").click()
    expect(visitor.page.locator(".dice .die")).to_have_count(5)
    player = DicePlayer(visitor)
    assert player.play() == "over"
    result = visitor.page.get_by_role("dialog")
    expect(result.locator(".result__roles li")).to_have_count(5)
    visitor.page.get_by_role("link", name="See the replay").click()
    expect(visitor.page.locator(".rebar__slide span").last).to_have_text(re.compile(r"^0 / \d+$"))
    visitor.page.keyboard.press("ArrowRight")
    expect(visitor.page.locator(".rebar__slide span").last).to_have_text(re.compile(r"^1 / \d+$"))
