"""A spectator of a running match sees only what the whole table sees."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.stills import serving
from tests.browser.visitor import DESK, LAPTOP, PHONE, TABLET, Visitor
from tests.thorough import thorough

FACES = "(where) => [...document.querySelectorAll(where)].map((el) => Number(el.dataset.card))"
ROLES = "() => [...document.querySelectorAll('.role')].map((role) => role.dataset.role)"
OPEN_HANDS = "() => [...document.querySelectorAll('.fan .card:not([data-face=back])')].length"


@pytest.mark.quick
def test_a_spectator_sees_neither_hands_nor_hidden_roles(visit: Visit) -> None:
    wren, guest = visit(), visit()
    wren.call("Wren")
    path = wren.table(players=4, start=True)
    guest.go(path)
    expect(guest.page.get_by_text("You are watching")).to_be_visible()
    expect(wren.page.locator(".bar__where")).to_contain_text("1 watching")
    player = Player(wren)
    for _ in range(6):
        assert player.wait() == "asked", "this deal is too short for the test"
        secrets_stay_secret(wren, guest)
        player.answer()


def secrets_stay_secret(player: Visitor, guest: Visitor) -> None:
    shown = told(guest)
    hand = player.page.evaluate(FACES, ".hand [data-card]")
    assert hand
    assert set(guest.page.evaluate(FACES, "[data-card]")) & (set(hand) - shown) == set()
    assert guest.page.evaluate(OPEN_HANDS) <= len(shown)
    assert set(guest.page.evaluate(ROLES)) <= {"sheriff", "unknown", *revealed(guest)}
    assert guest.page.locator(".wire[data-mine], .hand, [data-nav]").count() == 0
    for view in views(guest):
        faces = {card for seat in view["seats"] for card in seat["hand"] if card is not None}
        assert faces <= shown, "a hand card on the wire that nobody has shown"


def told(visitor: Visitor) -> set[int]:
    """Cards that events have shown to everybody."""
    return {event["card"] for event in events(visitor) if event.get("card") is not None}


def revealed(visitor: Visitor) -> set[str]:
    roles = ["sheriff", "deputy", "outlaw", "renegade"]
    return {roles[event.get("x", 0)] for event in events(visitor) if event["verb"] == "out"}


def events(visitor: Visitor) -> list[dict[str, Any]]:
    return [event for frame in visitor.frames for event in frame.get("events", [])]


def views(visitor: Visitor) -> list[dict[str, Any]]:
    return [frame["view"] for frame in visitor.frames if frame["t"] == "full"]


def test_a_line_that_a_ruling_decided_links_it(visit: Visit) -> None:
    guest = visit(DESK)
    with serving() as stills:
        guest.page.goto(f"{stills}?scene=watch")
        ruling = guest.page.get_by_role("link", name="Ruling B8").first
        expect(ruling).to_have_attribute("href", "/rules/rulings#b8")
        expect(guest.page.locator("li", has=ruling).first).to_contain_text("collects the reward")


# Plates and strips of a seat, and everything that only a person with a seat has.
SEATS = "() => [...document.querySelectorAll('[data-place^=seat-]')].map((el) => el.dataset.place)"
OWN = ".me__seat, .mystrip [data-place], .dme__who, .hand .card, .whand, .sight"


@pytest.mark.parametrize(
    "scene", ["watch-eight", "dice-watch", thorough("watch"), thorough("dice-watch-eight")]
)
def test_a_spectator_sits_in_nobodys_seat(visit: Visit, scene: str) -> None:
    """All players sit among the others, on every size. Nothing looks like a seat of one's own."""
    guest, seats = visit(DESK), 8 if scene.endswith("eight") else 7
    with serving() as stills:
        guest.page.goto(f"{stills}?scene={scene}")
        for size in (DESK, LAPTOP, TABLET, PHONE):
            guest.resize(size)
            expect(guest.page.locator("[data-place^=seat-]")).to_have_count(seats)
            assert len(set(guest.page.evaluate(SEATS))) == seats
            expect(guest.page.locator(OWN)).to_have_count(0)
