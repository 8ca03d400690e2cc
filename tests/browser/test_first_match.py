"""The first match teaches: each lesson is played on a phone by tapping only what is lit."""

from __future__ import annotations

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.visitor import DESK, LAPTOP, NARROW_PHONE, PHONE, TABLET, Visitor

SOON = 20_000  # milliseconds
GAMES = ("bang", "dice", "wyatt")
SIZES = (NARROW_PHONE, TABLET, LAPTOP, DESK, PHONE)
# What is wrong with the step that is shown: the note on something lit or outside the window,
# nothing lit, or what is to be tapped covered.
WRONG = """() => {
  const box = (one) => one.getBoundingClientRect();
  const across = (a, b) => a.left < b.right && b.left < a.right;
  const meets = (a, b) => across(a, b) && a.top < b.bottom && b.top < a.bottom;
  const step = document.querySelector('.tut');
  const note = document.querySelector('.teach');
  const rings = [...document.querySelectorAll('.tut__ring')];
  const out = [];
  if (note) {
    const { left, top, right, bottom } = box(note);
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) out.push('note outside');
    if (rings.length === 0) out.push('nothing is lit');
    if (rings.some((ring) => meets(box(note), box(ring)))) out.push('note on what is lit');
  }
  const tap = document.querySelector('[data-lesson="tap"]');
  const next = document.querySelector('[data-lesson="next"]');
  for (const way of [tap, next].filter(Boolean)) {
    const { left, top, width, height } = box(way);
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!way.contains(there)) out.push('the way on is covered');
    if (document.activeElement !== way) out.push('the focus is elsewhere');
  }
  if (!tap && !next) out.push('no way on');
  return out;
}"""
SETTLED = """(n) => {
  const step = document.querySelector('.tut');
  return step?.dataset.step === String(n)
    && (step.dataset.placed !== undefined || step.querySelector('.sides') !== null);
}"""


def start(visitor: Visitor, game: str) -> None:
    visitor.go()
    visitor.page.locator(".poster").first.wait_for()
    body = {"game": game, "lesson": "first_match"}
    reply = visitor.request.post(f"{visitor.url}/api/lessons", data=body)
    assert reply.ok, reply.text()
    visitor.go(f"/t/{reply.json()['id']}")


def at_step(visitor: Visitor, n: int) -> None:
    visitor.page.wait_for_function(SETTLED, arg=n)


def fits(visitor: Visitor) -> None:
    """Waits until nothing is wrong: after a change of size the light and the note follow."""
    try:
        visitor.page.wait_for_function(f"() => ({WRONG})().length === 0", timeout=SOON)
    except PlaywrightTimeout:
        raise AssertionError(str(visitor.page.evaluate(WRONG))) from None


def wrong(visitor: Visitor, what: str) -> None:
    """Waits until this is found."""
    visitor.page.wait_for_function(f"(what) => ({WRONG})().includes(what)", arg=what)


def onward(visitor: Visitor) -> bool:
    """Does what the step asks for. Returns whether it was the last one."""
    last = visitor.page.locator('[data-lesson="again"]').count() > 0
    visitor.press(visitor.page.locator('[data-lesson="tap"], [data-lesson="next"]').first)
    return last


def settle(visitor: Visitor, game: str, n: int) -> None:
    """Waits for a step. A pay day ends when the player says so."""
    if game == "wyatt" and n == 8:
        visitor.press(visitor.page.locator('.wpayday [data-id="all"]'))
        visitor.press(visitor.page.locator('.wpayday[data-done] [data-id="go"]'))
    at_step(visitor, n)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_on_a_phone_by_tapping_what_is_lit(visit: Visit, game: str) -> None:
    visitor = visit(PHONE, lang="de")
    start(visitor, game)
    for n in range(20):
        settle(visitor, game, n)
        for size in SIZES if n in (0, 2) else (PHONE,):
            visitor.resize(size)
            fits(visitor)
        if onward(visitor):
            break
    visitor.page.locator(".bar__name:visible, .bar .skip").first.wait_for()
    assert visitor.page.locator(".tut").count() == 0
    assert visitor.page.locator("[inert]").count() == 0, "the match is free"


def test_only_what_is_lit_can_be_used(visit: Visit) -> None:
    visitor = visit(DESK)
    page = visitor.page
    start(visitor, "bang")
    at_step(visitor, 0)
    assert violations(page) == []
    onward(visitor)
    at_step(visitor, 1)
    page.keyboard.press("5")
    page.keyboard.press("Escape")
    page.mouse.click(700, 300)
    page.locator(".tut__ring[data-beat]").wait_for()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.dataset.lesson") == "tap"
    page.keyboard.press("Enter")
    at_step(visitor, 2)
    assert page.locator('.hand [data-state="selected"]').count() == 1
    assert visitor.answers() == 0
    visitor.press(page.locator('[data-lesson="repeat"]'))
    at_step(visitor, 1)
    for n in (2, 3):
        visitor.press(page.locator('[data-lesson="skip"]'))
        at_step(visitor, n)
    visitor.press(page.locator('[data-lesson="repeat"]'))
    at_step(visitor, 2)
    assert page.locator("[data-place=seat-4] .life__b[data-spent]").count() == 0, "Tom was not hit"


def test_the_checks_find_a_note_on_what_is_lit_and_a_thing_that_is_not_there(visit: Visit) -> None:
    visitor = visit(PHONE)
    page = visitor.page
    start(visitor, "dice")
    at_step(visitor, 0)
    fits(visitor)
    page.evaluate("document.querySelector('.teach').style.setProperty('translate', '0 90px')")
    wrong(visitor, "note on what is lit")
    page.evaluate("document.querySelector('[data-place=seat-0]').style.display = 'none'")
    wrong(visitor, "nothing is lit")


def test_the_first_match_begins_in_the_lobby_and_on_the_rules_page(visit: Visit) -> None:
    visitor = visit(DESK)
    page = visitor.page
    visitor.go()
    visitor.press(visitor.button("Your first match: The Dice Game"))
    at_step(visitor, 0)
    visitor.go("/rules/bang")
    visitor.press(visitor.button("Your first match"))
    at_step(visitor, 0)
    page.locator('.teach:has-text("sheriff")').wait_for()
