"""A slip of the finger plays nothing; a card that is carried to its target is played."""

from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from tests.browser.conftest import Visit
from tests.browser.questions import sit, turn
from tests.browser.server_process import Server
from tests.browser.visitor import (
    DESK,
    DRAWN,
    PHONE,
    Size,
    Visitor,
)

SLIP = 14  # pixels


class Pointer:
    """Presses, moves and releases: with the mouse, or with a finger as the browser sees it."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.touch: CDPSession | None = None
        if visitor.touches:
            self.touch = visitor.context.new_cdp_session(visitor.page)

    def drag(self, x: float, y: float, to_x: float, to_y: float) -> None:
        steps = [(x + (to_x - x) * i / 8, y + (to_y - y) * i / 8) for i in range(9)]
        if self.touch is None:
            self.page.mouse.move(x, y)
            self.page.mouse.down()
            for step in steps:
                self.page.mouse.move(*step)
            self.page.mouse.up()
            return
        self._send("touchStart", steps[0])
        for step in steps:
            self._send("touchMove", step)
        self._send("touchEnd", None)

    def _send(self, kind: str, at: tuple[float, float] | None) -> None:
        assert self.touch is not None
        points = [{"x": at[0], "y": at[1]}] if at else []
        self.touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def carry(self, card: Locator, to: Locator) -> None:
        start, end = middle(card), middle(to)
        self.drag(*start, *end)


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("size", [DESK, PHONE], ids=str)
def test_a_slip_plays_nothing_and_a_real_way_does(visit: Visit, server: Server, size: Size) -> None:
    visitor, feed = sit(visit, server, size)
    coach, bang = turn(feed, "stagecoach", "bang")
    hand = visitor.page.locator(".hand")
    card, pointer = hand.locator(f'[data-card="{coach}"]'), Pointer(visitor)
    expect(card).to_have_attribute("data-state", "playable")
    box = card.bounding_box()
    assert box is not None
    for height in (0.15, 0.5, 0.85):  # the upper edge of the hand lies over the table
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * height
        for to in ((x, y - SLIP), (x + SLIP, y)):
            pointer.drag(x, y, *to)
            visitor.page.keyboard.press("Escape")  # for a finger so short a way is still a tap
    for beside in (hand, visitor.page.locator(".wire__ask")):
        pointer.carry(card, beside)
    visitor.page.evaluate(DRAWN)
    assert feed.answers() == []
    expect(card).to_have_attribute("data-state", "playable")
    gun, place = hand.locator(f'[data-card="{bang}"]'), visitor.page.locator
    pointer.carry(gun, place('[data-place="seat-3"]'))
    assert feed.answers() == []
    expect(visitor.page.locator(".note")).to_contain_text("Out of reach: distance 3")
    pointer.carry(card, place('[data-place="pile"]'))
    expect(place(".wire[data-mine]")).to_have_count(0)
    assert feed.answered() == [0]
    turn(feed, "stagecoach", "bang")
    expect(card).to_have_attribute("data-state", "playable")
    pointer.carry(gun, place('[data-place="seat-6"]'))
    expect(place(".wire[data-mine]")).to_have_count(0)
    assert feed.answered() == [2]
