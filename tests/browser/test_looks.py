"""Every place of every game: pictures, axe, taps, no text left in English and no message id.

A place is visited once and checked in every way and size, because getting there costs most.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import words
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.pictures import TOO_HIGH, WATCH_FOCUS, picture
from tests.browser.places import PLACES, Place
from tests.browser.server_process import Server
from tests.browser.train_places import TRAIN
from tests.browser.visitor import (
    DESK,
    DRAWN,
    LAPTOP,
    NARROW_PHONE,
    PHONE,
    PHONE_ON_ITS_SIDE,
    SMALL_LAPTOP,
    SMALL_PHONE,
    TABLET,
    Visitor,
)
from tests.browser.wyatt_places import WYATT

EVERY: dict[str, Place] = {
    **PLACES,
    **{f"train-{name}": place for name, place in TRAIN.items()},
    **{f"wyatt-{name}": place for name, place in WYATT.items()},
}
# There a player opens what lies open on a desk.
OTHERWISE_ON_A_PHONE = ("log", "train-timetable", "wyatt-now")
# What can be tapped while playing. In a full hand a card is a strip, so only its height counts.
SMALL = """() => [...document.querySelectorAll('button, a, select, input')]
  .filter((el) => el.offsetParent && !el.closest('.hand, .chat, .logbar, [inert]'))
  .filter((el) => el.closest(`.wire, .seats, .mystrip, .mast__go, .poster .btn, .rebar, .wphone,
    .wpayday, dialog`))
  .map((el) => [el, (el.closest('label') ?? el).getBoundingClientRect()])
  .filter(([el, box]) => box.height > 0 && (box.height < 43.5 || box.width < 43.5))
  .map(([el, box]) => `${el.className} ${el.textContent.trim()}: ${box.width} x ${box.height}`)"""
# Also while a sheet lies over the bar.
IN_GERMAN = "() => document.querySelector('.langs [lang=\"de\"]').click()"
LONG = "-Wilhelminenbergerstraße"
TABS = 16
FRAMES = 100


def only_german(page: Page) -> None:
    """At once, or as soon as a text that has to be fetched is there."""
    texts = words.said(page)
    for _ in range(FRAMES):
        if not words.english(texts):
            break
        page.evaluate(DRAWN)
        texts = words.said(page)
    assert len(texts) > 3
    assert words.message_ids(texts) == []
    assert words.english(texts) == []


@pytest.mark.parametrize("name", EVERY)
def test_on_every_size_in_both_languages(visit: Visit, server: Server, name: str) -> None:
    visitor = visit(DESK)
    visitor.name_ending = LONG
    EVERY[name](visitor, server)
    assert words.message_ids(words.said(visitor.page)) == []
    assert violations(visitor.page) == []
    picture(visitor, name, [DESK, LAPTOP, SMALL_LAPTOP, TABLET])
    visitor.page.evaluate(IN_GERMAN)
    expect(visitor.page.locator("html")).to_have_attribute("lang", "de")
    only_german(visitor.page)
    if name not in OTHERWISE_ON_A_PHONE:
        on_a_phone(visitor, name)
    visitor.page.evaluate(WATCH_FOCUS)
    for _ in range(TABS):
        visitor.page.keyboard.press("Tab")
    assert visitor.page.evaluate("() => window.unmarked") == []


@pytest.mark.parametrize("name", OTHERWISE_ON_A_PHONE)
def test_what_is_a_sheet_on_a_phone(visit: Visit, server: Server, name: str) -> None:
    visitor = visit(PHONE, lang="de")
    EVERY[name](visitor, server)
    on_a_phone(visitor, name)


def on_a_phone(visitor: Visitor, name: str) -> None:
    """In German, which is longer. What can be tapped is large enough."""
    picture(visitor, name, [PHONE_ON_ITS_SIDE, NARROW_PHONE, SMALL_PHONE, PHONE])
    only_german(visitor.page)
    assert visitor.page.evaluate(SMALL) == []
    assert violations(visitor.page) == []


# As if the game had asked a long question with thirty answers; afterwards all of it is visible.
MUCH_ASKED = """() => {
  const wire = document.querySelector('.wire');
  wire.querySelector('.wire__ask').textContent += ' Whom, for what, and why just now?'.repeat(2);
  const options = wire.querySelector('.wire__options');
  wire.dataset.many = 'true';
  options.style.setProperty('--row', 5);
  while (options.children.length < 30) options.append(options.lastElementChild.cloneNode(true));
}"""
WIRE_OUT = """() => {
  const wire = document.querySelector('.wire').getBoundingClientRect();
  const stage = document.querySelector('.game .stage').getBoundingClientRect();
  const hand = document.querySelector('.hand').getBoundingClientRect();
  return wire.top < stage.top || wire.bottom > hand.top + 30 ? [wire.top, wire.bottom] : null;
}"""


def test_the_table_holds_whatever_is_asked(visit: Visit, server: Server) -> None:
    visitor = visit(DESK)
    PLACES["asked"](visitor, server)
    for size in (LAPTOP, SMALL_LAPTOP, TABLET, DESK):
        visitor.resize(size)
        visitor.page.evaluate(MUCH_ASKED)
        visitor.shoot("much-asked")
        assert visitor.page.evaluate(TOO_HIGH) == []
        assert visitor.page.evaluate(WIRE_OUT) is None
