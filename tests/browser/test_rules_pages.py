"""The rules pages: contents, search, the way from the table and back, and no endless scrolling."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.visitor import (
    DESK,
    DRAWN,
    LAPTOP,
    PHONE,
    PHONE_ON_ITS_SIDE,
    TABLET,
    Visitor,
)

SIZES = [PHONE, PHONE_ON_ITS_SIDE, TABLET, LAPTOP, DESK]
PAGES = {
    "bang": ["", "/cards", "/characters", "/dodge_city", "/great_train_robbery", "/special"],
    "dice": ["", "/characters", "/special"],
    "wyatt": ["", "/cards", "/signs"],
}
PACKS = ["/cards/dodge_city", "/cards/great_train_robbery", "/characters/dodge_city"]
ALL = [f"/rules/{game}{page}" for game, pages in PAGES.items() for page in [*pages, "/arguments"]]
ALL += [f"/rules/bang{page}" for page in PACKS]
TALLEST = {True: 11_000, False: 7_000}  # height of a page on a phone and elsewhere, in pixels
COMPLETE = "() => [...document.images].every((one) => one.complete)"
# Words on cards and posters that are smaller than 11 px.
TOO_SMALL = """() => {
  const size = (el) => parseFloat(getComputedStyle(el).fontSize)
    * (el.getBoundingClientRect().width / el.offsetWidth || 1);
  return [...document.querySelectorAll(
    '.deck :is(.card__name, .card__range b), .wantpic .wwant__name small',
  )].filter((el) => size(el) < 10.95).map((el) => el.textContent);
}"""
HEIGHT = "() => document.documentElement.scrollHeight"
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def open_rules(visitor: Visitor, path: str) -> Page:
    visitor.go(path)
    expect(visitor.page.locator(".part").first).to_be_visible()
    visitor.page.wait_for_function(COMPLETE)
    visitor.page.evaluate(DRAWN)
    return visitor.page


def search(page: Page, wanted: str) -> Locator:
    page.get_by_role("searchbox").fill(wanted)
    return page.locator(".found a")


@pytest.mark.parametrize("game", PAGES)
def test_every_page_is_one_that_can_be_read(visit: Visit, game: str) -> None:
    visitor = visit(DESK)
    for path in [path for path in ALL if path.startswith(f"/rules/{game}")]:
        page = open_rules(visitor, path)
        assert "lesson-" not in page.locator("body").inner_text(), path
        for size in (PHONE, DESK):
            visitor.resize(size)
            assert page.evaluate(HEIGHT) < TALLEST[size.phone], path
            assert page.evaluate(WIDER) <= 0, path
            assert page.evaluate(TOO_SMALL) == [], path


@pytest.mark.parametrize("game", PAGES)
def test_the_contents_lead_to_every_page(visit: Visit, game: str) -> None:
    visitor = visit(DESK)
    page = open_rules(visitor, f"/rules/{game}")
    rows = page.get_by_role("navigation", name="Contents").first.locator("a")
    parts = [row.get_attribute("href") or "" for row in rows.all()]
    assert len(parts) == len(set(parts)) >= 6
    for path in parts:
        rows.and_(page.locator(f'[href="{path}"]')).click()
        called = path.split("#")[1] if "#" in path else path.split("/")[-1]
        expect(page.locator(f'.part[id="{called}"] h2')).to_be_in_viewport()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_card_is_found_by_either_name(visit: Visit, lang: str) -> None:
    visitor = visit(PHONE, lang=lang)
    page = open_rules(visitor, "/rules/bang")
    own = {"en": "Scope", "de": "Appaloosa"}[lang]
    for wanted in ("scope", "appaloosa"):
        expect(search(page, wanted).first).to_have_text(own)
    search(page, "bible" if lang == "en" else "bibel").first.click()
    expect(page.locator("#bible")).to_be_in_viewport()
    expect(page.locator("#bible")).to_have_attribute("data-called", "")


def test_what_no_card_is_called_is_found_in_the_index(visit: Visit) -> None:
    visitor = visit(DESK)
    page = open_rules(visitor, "/rules/dice")
    search(page, "indians-loss").first.click()
    expect(page.locator("#indians-loss")).to_be_in_viewport()
    expect(search(page, "qqqq")).to_have_count(0)


def test_ids_stand_only_behind_for_arguments(visit: Visit) -> None:
    visitor = visit(DESK)
    page = open_rules(visitor, "/rules/bang/cards")
    expect(page.locator(".rules")).to_have_count(0)
    page.locator("#beer .argue summary").click()
    expect(page.locator("#beer .rules code").first).to_have_text(re.compile("^card-beer"))


def from_the_table(visitor: Visitor, open_it: Callable[[Page], None]) -> Page:
    with visitor.context.expect_page() as opened:
        open_it(visitor.page)
    opened.value.wait_for_load_state("networkidle")
    return opened.value


def test_from_a_card_to_the_rules_and_back(visit: Visit) -> None:
    ivy = visit(DESK)
    ivy.call("Ivy")
    path = ivy.table(players=6, packs=["base", "dodge_city"], start=True)
    card = ivy.page.locator(".hand [data-card]").first
    kind = card.locator(".card__name").inner_text()
    card.click(button="right", force=True)  # works on any card
    rules = from_the_table(ivy, lambda page: page.locator(".help a").click())
    called = rules.locator("[data-called]")
    expect(called).to_be_in_viewport()
    plain = re.sub(r"\W", "", kind)
    assert plain in re.sub(r"\W", "", called.locator("h3").inner_text())
    rules.get_by_role("link", name="Your goal").click()
    expect(rules.locator("th[data-mine]")).to_contain_text("6")
    rules.get_by_role("link", name="Three players, house rules").first.click()
    expect(rules.locator(".house .lmark--here").first).to_be_visible()
    back = rules.get_by_role("link", name="Back to the table")
    with rules.expect_event("close"):  # the page is closed before a click of the driver returns
        back.evaluate("link => { setTimeout(() => link.click()) }")
    assert ivy.page.url.endswith(path)
    expect(ivy.page.locator(".game")).to_be_visible()


def test_a_face_leads_to_its_place_and_the_link_back_to_the_table(visit: Visit) -> None:
    ivy = visit(DESK)
    ivy.call("Ivy")
    path = ivy.table(game="dice", players=4, start=True)
    rules = from_the_table(ivy, lambda page: page.locator(".bar__rules").click())
    back = rules.get_by_role("link", name="Back to the table")
    assert (back.get_attribute("href") or "") == path
    # Without the tab that opened it this is an ordinary link.
    later = ivy.context.new_page()
    later.goto(rules.url)
    later.get_by_role("link", name="Back to the table").click()
    expect(later.locator(".game")).to_be_visible()


def test_the_rulings_speak_german(visit: Visit) -> None:
    visitor = visit(DESK, lang="de")
    visitor.go("/rules/rulings#d1")
    expect(visitor.page.locator("article h1")).to_have_text("Entscheidungen")
    expect(visitor.page.locator("#d1")).to_be_in_viewport()


@pytest.mark.parametrize("path", ["bang", "dice", "wyatt", f"bang{PACKS[0]}"])
def test_the_rules_have_no_barriers(visit: Visit, path: str) -> None:
    visitor = visit(PHONE)
    open_rules(visitor, f"/rules/{path}")
    assert violations(visitor.page) == []


@pytest.mark.parametrize("game", PAGES)
def test_the_rules_fit_every_size_in_german(visit: Visit, game: str) -> None:
    visitor = visit(DESK, lang="de")
    page = open_rules(visitor, f"/rules/{game}?table=x&players=5&packs=base")
    for size in SIZES:
        visitor.resize(size)
        assert page.evaluate(WIDER) <= 0, str(size)
        visitor.shoot(f"lesson-{game}")
