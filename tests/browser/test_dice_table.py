"""What the dice table shows while I roll and use my dice: reach, rolls left, chances, gifts."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import DicePlayer
from tests.browser.visitor import (
    DESK,
    LAPTOP,
    PHONE,
    PHONE_ON_ITS_SIDE,
    TABLET,
    Size,
    Visitor,
)
from tests.thorough import thorough

SIZES = [DESK, LAPTOP, TABLET, PHONE, PHONE_ON_ITS_SIDE]
# The words of a plate that the marks of my reach cover.
COVERED = """() => [...document.querySelectorAll('[data-seat] .shots')].flatMap((shots) => {
  const mark = shots.getBoundingClientRect();
  const words = '.mini__name, .arrows > *, .lifen > :not(.sr)';
  const range = document.createRange();
  return [...shots.parentElement.querySelectorAll(words)].filter((word) => {
    range.selectNodeContents(word);
    const box = word.matches('svg') ? word.getBoundingClientRect() : range.getBoundingClientRect();
    return box.width > 1 && box.left < mark.right && box.right > mark.left
      && box.top < mark.bottom && box.bottom > mark.top;
  }).map((word) => word.className + ' ' + word.textContent);
})"""
# What the chances cover, of all that a player may want to see or press meanwhile.
UNDER = """() => {
  const a = document.querySelector('.chances').getBoundingClientRect();
  const beside = (b) => b.left >= a.right - 1 || b.right <= a.left + 1;
  const over = (b) => !beside(b) && b.top < a.bottom - 1 && b.bottom > a.top + 1;
  const all = '.mini, .dice .die, .answers .btn, .supply, .rolls, .tool, .dme, .bar';
  return [...document.querySelectorAll(all)]
    .filter((one) => one.checkVisibility() && over(one.getBoundingClientRect()))
    .map((one) => one.className + ' ' + one.innerText);
}"""


def seek(visit: Visit, size: Size, wanted: str, players: int = 7) -> DicePlayer:
    """A match in which I play until this is shown."""
    visitor = visit(size)
    visitor.call("Wren")
    visitor.table(game="dice", players=players, start=True)
    player = DicePlayer(visitor)
    visitor.page.locator(".answers .btn:enabled").first.wait_for()
    visitor.page.keyboard.press("Shift")  # the introduction is closed
    player.play(lambda: visitor.page.locator(wanted).count() > 0)
    expect(visitor.page.locator(wanted).first).to_be_visible()
    return player


def test_my_roll_shows_whom_it_reaches_and_what_it_may_cost(visit: Visit) -> None:
    visitor = seek(visit, DESK, '.answers [data-id="roll"]').visitor
    for size in SIZES:
        visitor.resize(size)
        see_what_a_roll_may_do(visitor)


def see_what_a_roll_may_do(visitor: Visitor) -> None:
    page = visitor.page
    for neighbour in (1, 6):
        expect(page.locator(f'[data-seat="{neighbour}"] .shots')).to_contain_text("1")
    expect(page.locator('[data-id="roll"]')).to_contain_text("left")
    assert page.evaluate(COVERED) == []
    visitor.shoot("dice-reach")
    page.keyboard.press("c")
    expect(page.locator(".chances")).to_contain_text("You are eliminated")
    assert page.evaluate(UNDER) == []
    visitor.shoot("dice-chances")
    page.keyboard.press("c")
    expect(page.locator(".chances")).to_have_count(0)


def test_neighbours_stand_above_my_strip_on_a_phone(visit: Visit) -> None:
    page = seek(visit, PHONE, '.answers [data-id="roll"]').page
    seats = page.locator(".dneigh [data-seat]")
    assert seats.evaluate_all("(all) => all.map((one) => one.dataset.seat)") == ["1", "6"]
    strip, dice = page.locator(".dme").bounding_box(), page.locator(".dice").bounding_box()
    assert strip and dice
    for seat in seats.all():
        box = seat.bounding_box()
        assert box
        assert dice["y"] + dice["height"] <= box["y"] <= strip["y"] - box["height"]


@pytest.mark.parametrize("size", [DESK, thorough(PHONE)], ids=str)
def test_a_gift_glows_and_an_unhurt_player_is_grey(visit: Visit, size: Size) -> None:
    player = seek(visit, size, "[data-gift]")
    page = player.page
    expect(page.locator('.die[data-state="aimed"]')).to_have_count(1)
    full = page.locator("[data-full]").count()
    assert full == page.locator(".answers .btn", has_text="full life points").count()
    player.visitor.shoot("dice-gift")


def test_the_die_in_question_is_lifted_and_used_ones_are_dim(visit: Visit) -> None:
    player = seek(visit, DESK, '.die[data-state="aimed"]')
    player.visitor.shoot("dice-aimed")
    player.play(lambda: player.page.locator('.die[data-state="spent"]').count() > 0)
    player.visitor.shoot("dice-spent")


def test_after_a_reload_the_spoken_question_names_the_dice(visit: Visit) -> None:
    player = seek(visit, DESK, '.answers [data-id="stop"]')
    player.page.reload()
    spoken = player.page.locator("[data-spoken=question]")
    expect(spoken).to_have_text(
        re.compile(r"^The dice show: (.+, ){4}.+\. Roll 1 of 3\. Roll again")
    )
