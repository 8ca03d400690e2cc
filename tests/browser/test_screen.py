"""The big screen: readable from across a room, nothing to tap, and a spectator like any other."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_sizes import stills
from tests.browser.visitor import DRAWN, Size, Visitor

__all__ = ["stills"]
LOOKS = (Path(__file__).parent / "screen_looks.js").read_text()
TELEVISION = Size(1920, 1080)
SIZES = [Size(1280, 720), Size(3840, 2160), TELEVISION]
# Without `screen-` before them.
SCENES = [
    *["room", "room-empty", "room-eight", "room-link", "shot", "store", "over", "four", "three"],
    *["eight-store", "train", "train-eight", "train-store", "post", "post-train"],
    *["dice", "dice-sheriff", "dice-over", "dice-three", "wyatt", "wyatt-two", "wyatt-over"],
    *["plain", "plain-crowd", "plain-over"],
]
LONG_NAMES = ["shot", "store", "over", "eight", "dice-watch-eight", "wyatt", "plain-eight"]
AT_EVERY_SIZE = ["room", "shot", "over", "train", "dice", "wyatt", "plain"]
FREE = "() => document.activeElement === document.body"


def looked_at(visitor: Visitor, scenes: list[str], lang: str) -> dict[str, list[str]]:
    """What is wrong with each scene."""
    wrong: dict[str, list[str]] = {}
    for scene in scenes:
        visitor.page.evaluate("([name, lang]) => show(`screen-${name}`, lang)", [scene, lang])
        visitor.page.wait_for_selector(".jposter .qr path, .bjoin .qr path")
        for size in SIZES if scene in AT_EVERY_SIZE else [TELEVISION]:
            visitor.resize(size)
            visitor.page.evaluate(DRAWN)
            said = visitor.page.evaluate(LOOKS)
            if said:
                wrong[f"{scene} {size}"] = said
            visitor.shoot(f"screen-{scene}")
    return wrong


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("names", "scenes"), [("short", SCENES), ("long", LONG_NAMES)])
def test_everything_is_read_from_across_the_room(
    visit: Visit, stills: str, lang: str, names: str, scenes: list[str]
) -> None:
    visitor = visit(TELEVISION, lang=lang)
    visitor.page.goto(f"{stills}?scene=screen-room&lang={lang}&names={names}")
    visitor.page.evaluate("() => document.fonts.ready")
    assert looked_at(visitor, scenes, lang) == {}
    for _ in range(3):
        visitor.page.keyboard.press("Tab")
    assert visitor.page.evaluate(FREE)


def test_a_room_sees_who_sits_down_and_what_is_played(visit: Visit) -> None:
    wren, tom, screen = visit(), visit(), visit(TELEVISION, new=True)
    wren.call("Wren")
    path = wren.table(players=4, public=True)
    link = wren.page.get_by_role("link", name="Show on a big screen")
    address = link.get_attribute("href") or ""
    screen.go(f"/SCREEN/{address.rsplit('/', 1)[1]}")
    expect(screen.page.get_by_text("1 of 4 seats taken")).to_be_visible()
    tom.call("Tom")
    tom.go(path)
    tom.button("Sit here").first.click()
    expect(screen.page.get_by_text("Tom has just sat down.")).to_be_visible()
    wren.page.get_by_role("button", name="Start the match").click()
    expect(screen.page.locator(".bseat")).to_have_count(4)
    expect(screen.page.locator(".bline h1")).not_to_be_empty()
    expect(screen.page.locator(".bjoin")).to_have_text("Only this machine reaches this table")
    assert {said["t"] for said in screen.sent} <= {"hello", "shown", "ping", "enter"}
    assert screen.sent[0].get("screen") is True
    screen.page.wait_for_function("() => document.querySelector('.bhidden')")
    assert screen.page.evaluate(LOOKS) == []
    for frame in screen.frames:
        if frame["t"] == "full" and frame["view"]:
            seats = frame["view"]["seats"]
            assert all(card is None for seat in seats for card in seat["hand"])
            assert {seat["role"] for seat in seats} <= {None, "sheriff"}
