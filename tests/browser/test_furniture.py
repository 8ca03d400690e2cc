"""A pack without a drawing of its own, alone and with a train: zones, marks, numbers of seats."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_sizes import looked_at, still, stills
from tests.browser.visitor import DESK, LAPTOP, PHONE, TABLET, Size
from tests.thorough import every_other, thorough

__all__ = ["stills"]
SCENES = ["post", "post-wait", "post-pan", "post-train", "post-eight"]
FORMS = [PHONE, TABLET, LAPTOP, DESK]


@pytest.mark.parametrize(
    ("lang", "size"),
    every_other({"en": "en", "de": "de"}, {str(size): size for size in FORMS}),
)
def test_all_of_it_is_read_and_reached(visit: Visit, stills: str, size: Size, lang: str) -> None:
    visitor = visit(size, lang=lang)
    still(visitor, stills, "post", lang)
    assert looked_at(visitor, SCENES, lang) == {}


@pytest.mark.parametrize("size", [PHONE, thorough(TABLET), thorough(LAPTOP), DESK], ids=str)
def test_a_ware_is_chosen_and_bought(visit: Visit, stills: str, size: Size) -> None:
    visitor = visit(size)
    still(visitor, stills, "post-train")
    sent: list[str] = []
    visitor.page.on("console", lambda line: sent.append(line.text))
    lantern = visitor.page.get_by_role("button", name="Lantern", exact=True)
    lantern.focus()
    visitor.page.keyboard.press("Enter")
    expect(lantern).to_have_attribute("aria-pressed", "true")
    assert not [line for line in sent if line.startswith("sent")]
    visitor.page.get_by_role("button", name="Buy Lantern").click()
    assert [line for line in sent if line.startswith("sent") and '"option"' in line]


def test_a_card_that_cannot_be_chosen_tells_what_it_is(visit: Visit, stills: str) -> None:
    visitor = visit(LAPTOP)
    still(visitor, stills, "post-wait")
    ware = visitor.page.get_by_role("button", name="Good Saddle", exact=True)
    assert ware.get_attribute("aria-disabled") == "true"
    ware.hover()
    expect(visitor.page.get_by_text("You see all others at a distance")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=str)
def test_an_opened_seat_says_its_numbers_in_words(visit: Visit, stills: str, size: Size) -> None:
    visitor = visit(size)
    still(visitor, stills, "post-wait")
    seat = visitor.page.locator('[data-place="seat-1"]').first
    expect(seat).to_have_accessible_name(re.compile("Purse 1(?!.*Hoard)"))
    seat.click()
    sheet = visitor.page.get_by_role("dialog")
    expect(sheet).to_contain_text("Purse")
    expect(sheet.locator("div:has(> dt:text-is('Hoard')) > dd")).to_have_text("?")


def test_groups_are_named_for_a_screen_reader(visit: Visit, stills: str) -> None:
    visitor = visit(PHONE, lang="de")
    still(visitor, stills, "post", "de")
    table = visitor.page.get_by_role("region", name="Auf dem Tisch")
    expect(table.get_by_role("group", name="Zu kaufen").get_by_role("button")).to_have_count(2)
    expect(table.get_by_role("group", name="Lager")).to_contain_text("Lager 1")
    expect(table).to_contain_text("Verkaufte Waren 3")
