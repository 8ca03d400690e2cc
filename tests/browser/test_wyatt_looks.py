"""Every place of Wyatt Earp: pictures, axe, tap sizes, German without an English word."""

from __future__ import annotations

import pytest

from tests.browser import words
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.test_keyboard import UNMARKED
from tests.browser.test_screenshots import picture
from tests.browser.visitor import (
    DESK,
    LAPTOP,
    PHONE,
    PHONE_ON_ITS_SIDE,
    SMALL_LAPTOP,
    SMALL_PHONE,
    TABLET,
    Size,
)
from tests.browser.wyatt_places import WYATT

# On cards and posters a name stands on two lines.
HALVES = ("the Kid",)
# What can be tapped while playing.
SMALL = """() => [...document.querySelectorAll('button, a, select, input')]
  .filter((el) => el.offsetParent && !el.closest('[inert], .chat, .logbar'))
  .filter((el) => el.closest('.wphone, .wpayday, dialog'))
  .map((el) => [el, (el.closest('.worder label') ?? el).getBoundingClientRect()])
  .filter(([el, box]) => box.height > 0 && (box.height < 43.5 || box.width < 43.5))
  .map(([el, box]) => `${el.className} ${el.textContent.trim()}: ${box.width} x ${box.height}`)"""


@pytest.mark.parametrize("name", WYATT)
def test_on_a_phone_in_german(visit: Visit, house: House, name: str) -> None:
    visitor = visit(PHONE, lang="de")
    WYATT[name](visitor, house)
    texts = words.said(visitor.page)
    assert words.message_ids(texts) == []
    assert [text for text in words.english(texts) if text not in HALVES] == []
    picture(visitor, f"wyatt-{name}", [PHONE_ON_ITS_SIDE, SMALL_PHONE, PHONE])
    assert visitor.page.evaluate(SMALL) == []


@pytest.mark.parametrize("name", WYATT)
def test_on_tablet_laptop_and_desk(visit: Visit, house: House, name: str) -> None:
    visitor = visit(DESK)
    WYATT[name](visitor, house)
    assert words.message_ids(words.said(visitor.page)) == []
    picture(visitor, f"wyatt-{name}", [DESK, LAPTOP, SMALL_LAPTOP, TABLET])


@pytest.mark.parametrize("size", [DESK, PHONE], ids=str)
@pytest.mark.parametrize("name", WYATT)
def test_without_violations(visit: Visit, house: House, name: str, size: Size) -> None:
    visitor = visit(size)
    WYATT[name](visitor, house)
    assert violations(visitor.page) == []


@pytest.mark.parametrize("name", ["table", "payday", "search"])
def test_the_focus_is_seen_wherever_tab_leads(visit: Visit, house: House, name: str) -> None:
    visitor = visit()
    WYATT[name](visitor, house)
    for _ in range(20):
        visitor.page.keyboard.press("Tab")
        assert visitor.page.evaluate(UNMARKED) is None
