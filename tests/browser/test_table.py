"""The table besides taking turns: help, notes on roles, log, dragging, sound, rematch."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.places import PLACES
from tests.browser.player import Player
from tests.browser.server_process import Server
from tests.browser.visitor import PHONE, Visitor


def test_a_card_is_dragged_onto_a_target(visit: Visit) -> None:
    visitor = visit()
    visitor.call("Wren")
    visitor.table(start=True)
    targets = Player(visitor).aim()
    card = visitor.page.locator('.hand [data-state="selected"]')
    number = int(card.get_attribute("data-card") or -1)
    visitor.page.keyboard.press("Escape")
    drag(visitor, visitor.page.locator(f'.hand [data-card="{number}"]'), seat(visitor, targets[0]))
    expect(visitor.page.locator(f'.hand [data-card="{number}"]')).to_have_count(0)


def drag(visitor: Visitor, card: Locator, target: Locator) -> None:
    start, end = card.bounding_box(), target.bounding_box()
    assert start is not None
    assert end is not None
    spot = card.evaluate("(el) => el.getBoundingClientRect().x") + 14
    mouse = visitor.page.mouse
    mouse.move(spot, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    mouse.up()


def seat(visitor: Visitor, number: int) -> Locator:
    return visitor.page.locator(f'[data-place="seat-{number}"]')


def test_the_key_on_a_card_is_part_of_the_card(visit: Visit, server: Server) -> None:
    visitor = visit()
    PLACES["table"](visitor, server)
    visitor.page.locator(".hand .card__key").first.click()
    expect(visitor.page.locator('.hand [data-state="selected"]')).to_have_count(1)


def test_help_rises_on_hover(visit: Visit, server: Server) -> None:
    visitor = visit()
    PLACES["table"](visitor, server)
    visitor.page.mouse.move(1, 1)
    visitor.page.locator(".hand .card").last.hover()
    expect(visitor.page.locator(".help h3")).not_to_be_empty()
    visitor.page.mouse.move(1, 1)
    expect(visitor.page.locator(".help")).to_have_count(0)


def test_a_dimmed_card_says_why_not(visit: Visit) -> None:
    visitor = visit()
    visitor.call("Wren")
    visitor.table(start=True)
    dimmed = visitor.page.locator('.hand [data-state="dimmed"]')
    Player(visitor).play(lambda: dimmed.count() > 0)
    dimmed.last.click(force=True)  # it is marked as disabled, but it reacts
    expect(visitor.page.locator(".note")).not_to_be_empty()


def test_my_guess_of_a_role_is_mine_and_kept(visit: Visit, server: Server) -> None:
    visitor = visit()
    PLACES["table"](visitor, server)
    unknown = visitor.page.locator(".seat", has=visitor.page.locator('[data-role="unknown"]')).first
    number = unknown.get_attribute("data-seat")
    unknown.locator(".plate").click()
    visitor.button("Outlaw").click()
    visitor.page.keyboard.press("Escape")
    marked = visitor.page.locator(f'.seat[data-seat="{number}"] [data-role="guess"]')
    expect(marked).to_be_visible()
    visitor.page.reload()
    expect(marked).to_be_visible()


def test_the_log_is_filtered_and_searched(visit: Visit, server: Server) -> None:
    visitor = visit()
    PLACES["asked"](visitor, server)
    lines = visitor.page.locator(".gazette .log li")
    everything = lines.count()
    visitor.button("Fights").click()
    expect(visitor.page.locator('.gazette .log li[data-kind="cards"]')).to_have_count(0)
    visitor.button("All").click()
    expect(lines).to_have_count(everything)
    visitor.page.locator(".logbar").get_by_role("searchbox").fill("no such words")
    expect(lines).to_have_text(["Nothing yet."])


def test_log_and_chat_are_sheets_on_a_phone(visit: Visit, server: Server) -> None:
    visitor = visit(PHONE)
    PLACES["table"](visitor, server)
    visitor.button("Log").tap()
    expect(visitor.page.get_by_role("dialog").locator(".log li").first).to_be_visible()
    visitor.button("Close").tap()
    visitor.page.locator(".bar__btn:has(use[href='#i-chat-bubble'])").tap()
    visitor.page.get_by_role("textbox", name="Write a message").fill("hello")
    visitor.button("Send").tap()
    expect(visitor.page.locator(".chat__lines p").last).to_contain_text("hello")


def test_a_clock_is_seen_burning(visit: Visit) -> None:
    visitor = visit()
    visitor.call("Wren")
    visitor.table(start=True, clock=120)
    assert Player(visitor).wait() == "asked"
    expect(visitor.page.get_by_role("timer")).to_have_accessible_name(re.compile(r"\d+ seconds"))


def test_the_sound_stays_off_once_it_is_off(visit: Visit, server: Server) -> None:
    visitor = visit()
    PLACES["table"](visitor, server)
    visitor.button("Sound: on").click()
    visitor.page.reload()
    expect(visitor.button("Sound: off")).to_be_visible()


def test_the_same_people_play_again(visit: Visit) -> None:
    visitor = visit()
    visitor.call("Ivy")
    visitor.table(players=5, start=True)
    player = Player(visitor)
    assert player.play() == "over"
    names = visitor.page.locator(".plate__name").all_inner_texts()
    visitor.button("Play again").click()
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    assert player.wait() == "asked"
    assert visitor.page.locator(".plate__name").all_inner_texts() == names
