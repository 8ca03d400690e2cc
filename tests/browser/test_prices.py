"""Cards that cost a card: chosen without haste, put back, paid; and a network that fails."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.places import FULLEST, kinds, playable, seek
from tests.browser.player import Player
from tests.browser.server_process import Server
from tests.browser.visitor import LAPTOP, PHONE, Size, Visitor
from tests.thorough import thorough

PICKED = '.hand [data-state="pays"]'


def with_a_price(visitor: Visitor, server: Server) -> tuple[Player, str]:
    """My turn, and a card in my hand that costs another one."""
    priced = kinds(server, lambda kind: kind["price"] > 0)
    player = seek(visitor, FULLEST, lambda me: playable(me, priced) is not None)
    return player, playable(player, priced) or ""


@pytest.mark.parametrize("size", [LAPTOP, thorough(PHONE)], ids=str)
def test_nothing_is_sent_until_it_is_paid(visit: Visit, server: Server, size: Size) -> None:
    visitor = visit(size)
    player, card = with_a_price(visitor, server)
    hand = visitor.page.locator(".hand .card").count()
    known = visitor.answers()
    player.choose(card)
    assert player.paying()
    expect(
        visitor.button("Choose the card you pay with").or_(visitor.page.locator(PICKED))
    ).not_to_have_count(0)
    expect(visitor.page.locator(f'.hand [data-card="{card}"][data-nav]')).to_have_count(0)
    visitor.page.locator('.wire [data-id="cancel"]').click()
    assert not player.paying()
    expect(visitor.page.locator(".hand .card")).to_have_count(hand)
    assert visitor.answers() == known, "the server heard of a card that was put back"

    player.choose(card)
    player.pay()
    expect(visitor.page.locator(f'.hand [data-card="{card}"]')).to_have_count(0)
    assert player.wait() in ("asked", "over")
    assert paid(visitor, card) == ["play", "discard"]


def test_a_price_is_paid_by_keys(visit: Visit, server: Server) -> None:
    visitor = visit()
    player, card = with_a_price(visitor, server)
    player.choose(card)
    visitor.page.keyboard.press("Escape")
    assert not player.paying()
    player.choose(card)
    if visitor.page.locator(PICKED).count() == 0:
        visitor.page.keyboard.press("1")
    expect(visitor.page.locator(PICKED)).to_have_count(1)
    visitor.page.keyboard.press("p")
    expect(visitor.page.locator(f'.hand [data-card="{card}"]')).to_have_count(0)
    assert player.wait() in ("asked", "over")
    assert paid(visitor, card) == ["play", "discard"]


def test_a_player_cut_off_before_paying_is_asked_again(visit: Visit, server: Server) -> None:
    visitor = visit()
    player, card = with_a_price(visitor, server)
    swallow_payments(visitor)
    visitor.page.reload()
    assert player.wait() == "asked"
    player.choose(card)
    player.pay()
    expect(visitor.page.locator(f'.hand [data-card="{card}"]')).to_have_count(0)
    visitor.page.reload()
    expect(visitor.page.locator(".wire[data-mine] .wire__ask")).to_contain_text("?")
    expect(visitor.page.locator('.wire [data-id^="o"]')).not_to_have_count(0)
    assert not player.paying()


def swallow_payments(visitor: Visitor) -> None:
    """The connection loses every answer but the first."""
    heard: list[Any] = []

    def carry(wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()

        def forward(message: str | bytes) -> None:
            if json.loads(message)["t"] == "answer":
                heard.append(message)
            if json.loads(message)["t"] != "answer" or len(heard) == 1:
                server.send(message)

        wire.on_message(forward)

    visitor.context.route_web_socket("**/ws/**", carry)


def paid(visitor: Visitor, card: str) -> list[str]:
    """What I did from this card on: the card and those that pay for it."""
    events = [event for frame in visitor.frames for event in frame.get("events", [])]
    mine = [event for event in events if event.get("seat") == 0]
    start = max(i for i, event in enumerate(mine) if event.get("card") == int(card))
    return [event["verb"] for event in mine[start : start + 2]]
