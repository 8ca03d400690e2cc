"""What a host and a player find on a phone without scrolling or guessing."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.stills import serving
from tests.browser.visitor import LAPTOP, LONGEST_NAME, PHONE, SMALL_PHONE, Size

# A box lies in the window as a whole.
IN_SIGHT = """(el) => {
  const box = el.getBoundingClientRect();
  return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
}"""
START = {"en": "Start the match", "de": "Partie beginnen"}
INVITE = {"en": "Invite friends", "de": "Freunde einladen"}


@pytest.fixture(scope="module")
def stills() -> Iterator[str]:
    with serving() as url:
        yield url


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_host_can_start_and_invite_without_scrolling(visit: Visit, lang: str) -> None:
    host = visit(PHONE, lang=lang)
    host.call("Annegret" + "e" * (LONGEST_NAME - 8))
    host.reached_at("http://192.0.2.7:8666")
    host.table(players=7)
    for size in (PHONE, SMALL_PHONE):
        host.resize(size)
        for name in (START[lang], INVITE[lang]):
            button = host.page.get_by_role("button", name=name)
            assert button.evaluate(IN_SIGHT), f"{name} at {size}"
    host.button(INVITE[lang]).click()
    sheet = host.page.get_by_role("dialog")
    expect(sheet.locator("input")).to_have_value(re.compile("^http://192.0.2.7:8666/t/"))
    expect(sheet.locator(".qr")).to_be_visible()
    assert sheet.locator(".qr").evaluate(IN_SIGHT)


# The names that do not stand whole on their strips, when all have this one of ten letters.
SHORTENED = """(name) => [...document.querySelectorAll('.wpstrip__who bdi, .wstrip__name bdi')]
  .map((el) => { el.textContent = name; return el.parentElement; })
  .map((el) => { el.dataset.len = 'long'; return el; })
  .filter((el) => el.scrollWidth > el.clientWidth).length"""


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE, Size(320, 568), LAPTOP], ids=str)
def test_ordinary_names_stand_whole_in_the_ledger(visit: Visit, stills: str, size: Size) -> None:
    visitor = visit(size)
    visitor.page.goto(f"{stills}?scene=wyatt")
    visitor.page.locator(":is(.wpstrip, .wstrip)").first.wait_for()
    visitor.page.evaluate("() => document.fonts.ready")
    for name in ("Annegretha", "Maximilian", "Christiane"):
        assert visitor.page.evaluate(SHORTENED, name) == 0, name


# The names of a settlement that are shortened, and the lines of its rail that are broken.
CROWDED = """(name) => {
  const names = document.querySelectorAll('.wpouch__name bdi, .wsline > b bdi');
  for (const el of names) { el.textContent = name; el.parentElement.dataset.len = 'long'; }
  const short = [...names].map((el) => el.parentElement)
    .filter((el) => el.scrollWidth > el.clientWidth);
  const broken = [...document.querySelectorAll('.wrwant p')].filter((el) => {
    const range = document.createRange();
    range.selectNodeContents(el);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    return /\\d/.test(el.textContent) && lines > el.textContent.split('\\n').length;
  });
  return [...short, ...broken].map((el) => `${el.className}: ${el.textContent}`);
}"""


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=str)
def test_ordinary_names_stand_whole_on_pay_day(visit: Visit, stills: str, size: Size) -> None:
    visitor = visit(size)
    visitor.page.goto(f"{stills}?scene=wyatt&names=long")
    visitor.page.locator(":is(.wpstrip, .wstrip)").first.wait_for()
    visitor.page.evaluate("() => show('wyatt-sums', 'en')")
    visitor.page.locator(".wpouch").first.wait_for()
    visitor.page.evaluate("() => document.fonts.ready")
    for _ in range(2):
        for name in ("Annegretha", "Maximilian", "Christiane"):
            assert visitor.page.evaluate(CROWDED, name) == [], name
        visitor.page.locator(".wpaygo .btn--main").click()
