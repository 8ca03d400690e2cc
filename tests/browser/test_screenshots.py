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
TOO_HIGH = """() => [...document.querySelectorAll('.game, .game .stage')]
  .filter((el) => el.scrollHeight > el.clientHeight + 40)
  .map((el) => `${el.className}: ${el.scrollHeight}`)"""


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


# As if the game had asked at length and offered thirty answers; afterwards all of it is seen.
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


def test_the_table_holds_whatever_is_asked(visit: Visit, house: House) -> None:
    visitor = visit(DESK)
    PLACES["asked"](visitor, house)
    for size in (LAPTOP, SMALL_LAPTOP, TABLET, DESK):
        visitor.resize(size)
        visitor.page.evaluate(MUCH_ASKED)
        visitor.shoot("much-asked")
        assert visitor.page.evaluate(TOO_HIGH) == []
        assert visitor.page.evaluate(WIRE_OUT) is None
