"""Green cards: laid, waiting, ready, used; by mouse, finger and keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.places import FULLEST, MINE, green, kinds, playable, seek
from tests.browser.player import Player
from tests.browser.server_process import Server
from tests.browser.visitor import LAPTOP, PHONE, Size, Visitor
from tests.thorough import thorough


def greens(server: Server) -> set[str]:
    return kinds(server, lambda kind: kind["colour"] == "green")


@pytest.mark.parametrize("size", [LAPTOP, thorough(PHONE)], ids=str)
def test_a_green_card_waits_after_it_was_laid(visit: Visit, server: Server, size: Size) -> None:
    visitor = visit(size)
    player = seek(visitor, FULLEST, lambda me: playable(me, greens(server)) is not None)
    card = playable(player, greens(server)) or ""
    player.choose(card)
    visitor.press(player.best(visitor.page.locator('.wire [data-id^="o"]')))
    lying = visitor.page.locator(f'{MINE} [data-card="{card}"]')
    expect(lying).to_have_attribute("data-green", "wait")
    expect(lying).to_contain_text("next turn")
    assert player.wait() == "asked"
    if player.in_turn():
        lying.click(force=True)  # it is marked as disabled, but it reacts
        expect(visitor.page.locator(".note")).to_contain_text("next turn")


@pytest.mark.parametrize("size", [thorough(LAPTOP), PHONE], ids=str)
def test_a_green_card_that_is_ready_is_used(visit: Visit, server: Server, size: Size) -> None:
    visitor = visit(size)
    green(visitor, server)
    player = Player(visitor)
    card = playable(player, greens(server), MINE) or ""
    lying = visitor.page.locator(f'{MINE} [data-card="{card}"]')
    expect(lying).to_have_attribute("data-green", "ready")
    visitor.press(lying)
    expect(lying).to_have_attribute("data-state", "selected")
    player.finish()
    assert player.wait() in ("asked", "over")
    assert used(visitor) == [int(card)]


def test_a_green_card_is_used_by_keys(visit: Visit, server: Server) -> None:
    visitor = visit()
    green(visitor, server)
    player = Player(visitor)
    card = playable(player, greens(server), MINE) or ""
    key = visitor.page.locator(f'{MINE} [data-card="{card}"] .card__key').inner_text()
    visitor.page.keyboard.press(key)
    lying = visitor.page.locator(f'{MINE} [data-card="{card}"]')
    expect(lying).to_have_attribute("data-state", "selected")
    visitor.page.keyboard.press("1")  # its first target, or yes
    assert player.wait() in ("asked", "over")
    assert used(visitor) == [int(card)]


def test_a_green_card_is_dragged_to_where_it_works(visit: Visit, server: Server) -> None:
    visitor = visit()
    green(visitor, server)
    player = Player(visitor)
    card = playable(player, greens(server), MINE) or ""
    lying = visitor.page.locator(f'{MINE} [data-card="{card}"]')
    visitor.press(lying)
    targets = visitor.page.locator('[data-nav="target"]')
    where = targets.first if targets.count() else visitor.page.locator('[data-place="deck"]')
    box = where.bounding_box()
    visitor.page.keyboard.press("Escape")
    drag_to(player, lying.bounding_box(), box)
    assert player.wait() in ("asked", "over")
    assert used(visitor) == [int(card)]


def drag_to(player: Player, start: object, end: object) -> None:
    assert isinstance(start, dict)
    assert isinstance(end, dict)
    mouse = player.page.mouse
    mouse.move(start["x"] + 12, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    mouse.up()


def used(visitor: Visitor) -> list[int]:
    """The last card that I have used."""
    mine = [event for event in visitor.events() if event.get("seat") == visitor.seat()]
    return [event["card"] for event in mine if event["verb"] == "use"][-1:]
