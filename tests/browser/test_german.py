"""German instead of English: at once, everywhere, and stored."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import words
from tests.browser.conftest import Visit
from tests.browser.player import Player


def test_switched_in_place_in_the_middle_of_a_turn_and_remembered(visit: Visit) -> None:
    visitor = visit()
    visitor.call("Wren")
    visitor.table(start=True)
    player = Player(visitor)
    player.aim()
    assert words.english(words.said(visitor.page)) != []
    visitor.page.locator('.langs [lang="de"]').click()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "de")
    assert words.english(words.said(visitor.page)) == []
    expect(visitor.page.locator('[data-state="selected"]')).to_have_count(1)  # still in my hand
    visitor.page.reload()
    expect(visitor.page.locator(".wire[data-mine]")).to_be_visible()
    assert words.english(words.said(visitor.page)) == []
    visitor.page.locator('.langs [lang="en"]').click()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "en")


def test_a_mark_that_reaches_the_page_is_noticed(visit: Visit) -> None:
    """In every browser test: names and cards inside a sentence are drawn, never their marks."""
    visitor = visit()
    page = visitor.go("/")
    with page.expect_console_message(lambda said: "a mark is seen" in said.text):
        page.evaluate("() => document.body.append('\\uE000s3\\uE001Ada\\uE002’s last card')")
    visitor.pardoned = "a mark is seen"
