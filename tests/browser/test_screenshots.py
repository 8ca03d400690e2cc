"""Pictures of every place in build/screenshots, to be looked at; each must fit its width."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.places import PLACES
from tests.browser.visitor import (
    DESK,
    LAPTOP,
    PHONE,
    SMALL_LAPTOP,
    SMALL_PHONE,
    TABLET,
    Size,
    Visitor,
)

# The page and every sheet or list in it: what is wider than its frame would scroll sideways.
TOO_WIDE = """(width) => {
  const name = (el) => `${el.tagName.toLowerCase()}.${el.className}: ${el.scrollWidth}`;
  const page = document.scrollingElement;
  if (page.scrollWidth > width || innerWidth > width) {
    const out = [...document.body.querySelectorAll('*')]
      .filter((el) => el.getBoundingClientRect().right > width + 1);
    return [`page: ${page.scrollWidth}`, ...out.map(name)];
  }
  return [...document.querySelectorAll('*')]
    .filter((el) => ['auto', 'scroll'].includes(getComputedStyle(el).overflowX))
    .filter((el) => el.scrollWidth > el.clientWidth + 1).map(name);
}"""


# The table hides what is larger than itself, yet a moved focus would scroll it out of sight. The
# corner of a card held askew may stick out.
TOO_HIGH = """() => [...document.querySelectorAll('.game')]
  .filter((el) => el.scrollHeight > el.clientHeight + 40).map((el) => el.scrollHeight)"""


def picture(visitor: Visitor, name: str, sizes: list[Size]) -> None:
    for size in sizes:
        visitor.resize(size)
        assert visitor.page.evaluate(TOO_WIDE, size.width) == []
        assert visitor.page.evaluate(TOO_HIGH) == []
        visitor.shoot(name)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", PLACES)
def test_on_a_phone(visit: Visit, house: House, name: str, lang: str) -> None:
    visitor = visit(PHONE, lang=lang)
    PLACES[name](visitor, house)
    picture(visitor, name, [PHONE, SMALL_PHONE])


@pytest.mark.parametrize("name", PLACES)
def test_on_tablet_laptop_and_desk(visit: Visit, house: House, name: str) -> None:
    visitor = visit(DESK)
    PLACES[name](visitor, house)
    picture(visitor, name, [DESK, LAPTOP, SMALL_LAPTOP, TABLET])
