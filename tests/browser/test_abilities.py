"""Abilities that ask for more than a card: a target and a price, a neighbour's card, an ability."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.deals import seek_as
from tests.browser.places import FULLEST
from tests.browser.player import PAY
from tests.browser.visitor import DESK, LAPTOP, PHONE, Size, Visitor
from tests.thorough import thorough


@pytest.mark.parametrize("size", [thorough(DESK), PHONE], ids=str)
def test_doc_holyday_picks_a_target_and_two_cards(visit: Visit, size: Size) -> None:
    visitor = visit(size)
    aim = visitor.page.locator('.wire [data-id="a-aim"]')
    player = seek_as(visitor, "doc_holyday", FULLEST, lambda _: aim.count() > 0)
    visitor.press(aim)
    targets = visitor.page.locator('[data-nav="target"]')
    expect(targets).not_to_have_count(0)
    visitor.press(targets.first)
    assert player.paying()
    if visitor.page.locator(PAY).is_disabled():
        expect(visitor.page.locator(PAY)).to_contain_text("0 of 2")
    player.pay()
    assert player.wait() in ("asked", "over")
    assert [event["verb"] for event in mine(visitor)].count("aim") == 1
    expect(aim).to_have_count(0)  # once a turn


@pytest.mark.parametrize("size", [LAPTOP, thorough(PHONE)], ids=str)
def test_vera_custer_reads_the_abilities_and_takes_one(visit: Visit, size: Size) -> None:
    visitor = visit(size)
    asked = visitor.page.locator(".wire[data-list]")
    player = seek_as(visitor, "vera_custer", FULLEST, lambda _: asked.count() > 0)
    expect(asked.locator(".btn__note").first).to_contain_text(":")
    answers = asked.locator(".btn").count()
    expect(visitor.page.locator('[data-nav="target"]')).to_have_count(answers)
    visitor.press(visitor.page.locator('[data-nav="target"]').first)
    assert player.wait() in ("asked", "over")
    own = visitor.page.locator(".me__seat, .mystrip")
    expect(own).to_contain_text("as ")
    assert "mimic" in [event["verb"] for event in mine(visitor)]
    if not size.phone:
        expect(visitor.page.locator(".me__role")).to_contain_text("as ")
    visitor.page.locator('[data-place="seat-0"]').click()
    expect(visitor.page.locator(".opened__acts")).to_contain_text("Now with the ability of")


@pytest.mark.parametrize("size", [thorough(DESK), PHONE], ids=str)
def test_pat_brennan_takes_a_card_that_lies_before_somebody(visit: Visit, size: Size) -> None:
    visitor = visit(size)
    offers = visitor.page.locator("[data-offers]")
    player = seek_as(visitor, "pat_brennan", FULLEST, lambda _: offers.count() > 0)
    seat = offers.first.get_attribute("data-seat")
    visitor.page.locator(f'[data-place="seat-{seat}"]').click()
    card = visitor.page.get_by_role("dialog").locator('button[data-state="target"]').first
    number = int(card.get_attribute("data-card") or -1)
    card.click()
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    assert player.wait() in ("asked", "over")
    taken = [event["card"] for event in mine(visitor) if event["verb"] == "take"]
    assert taken[-1] == number
    expect(visitor.page.locator(f'.hand [data-card="{number}"]')).to_have_count(1)


def mine(visitor: Visitor) -> list[dict[str, Any]]:
    """What I did since the beginning of my last turn."""
    events = [event for frame in visitor.frames for event in frame.get("events", [])]
    own = [event for event in events if event.get("seat") == 0]
    start = max(i for i, event in enumerate(own) if event["verb"] == "turn")
    return own[start:]
