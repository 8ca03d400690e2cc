"""Every place of every game: pictures, axe, taps, no text left in English and no message id.

A place is visited once and checked in every way and size, because getting there costs most.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import words
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.pictures import SMALL, TOO_HIGH, WATCH_FOCUS, picture
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
    Size,
    Visitor,
)
from tests.browser.wyatt_places import WYATT
from tests.thorough import ALL, thorough

EVERY: dict[str, Place] = {
    **PLACES,
    **{f"train-{name}": place for name, place in TRAIN.items()},
    **{f"wyatt-{name}": place for name, place in WYATT.items()},
}
# `make test` leaves these out: they are still scenes as well, which test_sizes.py reads, or like
# another place.
LIKE_OTHERS = [
    "three", "eight", "green", "dice_asked", "dice_replay", "dice_rules", "train-eight",
    "train-three", "train-uses", "train-giving", "train-placing", "train-robbed", "train-paying",
    "train-result", "train-rules", "wyatt-two", "wyatt-three", "wyatt-hideout", "wyatt-wanted",
    "wyatt-search", "wyatt-draw", "wyatt-discard", "wyatt-rules",
]  # fmt: skip
assert set(LIKE_OTHERS) < set(EVERY)
NAMED = [thorough(name) if name in LIKE_OTHERS else name for name in EVERY]
LARGE = [DESK, TABLET, SMALL_LAPTOP, LAPTOP]
SMALL_ONES = [PHONE_ON_ITS_SIDE, NARROW_PHONE, SMALL_PHONE, PHONE]
# There a player opens what lies open on a desk.
OTHERWISE_ON_A_PHONE = ("log", "train-timetable", "wyatt-now")
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


def taken(sizes: list[Size], name: str) -> list[Size]:
    """Half of the sizes, the other half for the next place; all in `make test-long`."""
    return sizes if ALL else sizes[[*EVERY].index(name) % 2 :: 2]


@pytest.mark.parametrize("name", NAMED)
def test_on_every_size_in_both_languages(visit: Visit, server: Server, name: str) -> None:
    visitor = visit(DESK)
    visitor.name_ending = LONG
    EVERY[name](visitor, server)
    assert words.message_ids(words.said(visitor.page)) == []
    sizes = taken(LARGE, name)
    picture(visitor, name, sizes)
    if ALL or DESK in sizes or name in OTHERWISE_ON_A_PHONE:
        visitor.resize(DESK)
        assert violations(visitor.page) == []
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
    picture(visitor, name, taken(SMALL_ONES, name))
    visitor.resize(PHONE)
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
