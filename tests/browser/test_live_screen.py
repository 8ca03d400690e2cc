"""A big screen and two phones at a real table: bots and phones wait for what the screen shows."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hand_player import HandPlayer
from tests.browser.server_process import Server
from tests.browser.visitor import DRAWN, PHONE, Size, Visitor

TELEVISION = Size(1280, 720)
ENOUGH = 3  # answers of each phone
QUESTIONS = 60
HASTE = "haste => { clock.haste = haste; }"
QUICK = 20
LOOKS = 200  # waits for messages, a picture each


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for big screens as long as they need."""
    opened = Server(tmp_path_factory.mktemp("hall") / "posse.sqlite", "0", "0", "open", "3600")
    yield opened
    opened.close()


class Hall:
    """The screen shows something only while the test lets it. The phones never lose patience."""

    def __init__(self, screen: Visitor, *phones: Visitor) -> None:
        self.screen = screen
        self.phones = phones
        self.held = 0  # questions that waited for the screen
        self.players = {phone: HandPlayer(phone, random.Random("hall")) for phone in phones}
        for phone in phones:
            phone.page.evaluate(HASTE, 0)

    def run(self) -> None:
        self.screen.page.evaluate(HASTE, QUICK)

    def halt(self) -> None:
        self.screen.page.evaluate(HASTE, 0)

    def asked(self) -> Visitor | None:
        """The phone that asks; None if the match is over."""
        for _ in range(20 * LOOKS):
            states = {phone: self.players[phone].state() for phone in self.phones}
            for phone, state in states.items():
                if state in ("asked", "covered"):
                    return phone
            if "over" in states.values():
                return None
            self.screen.page.evaluate(DRAWN)
        raise AssertionError("nobody is asked")

    def check(self, phone: Visitor) -> None:
        """A phone with a question asks it only if the screen has shown what led to it."""
        last = steps_of(phone)[-1]
        state = self.players[phone].state()
        if state in ("asked", "covered"):
            assert told(phone) >= last["n"], "it asks before the screen has shown why"
        elif (last["choice"] or {}).get("options") and told(phone) < last["n"]:
            self.held += 1

    def answer(self, phone: Visitor) -> None:
        """Taps until the server has taken up an answer."""
        before = len(steps_of(phone))
        for _ in range(LOOKS):
            if len(steps_of(phone)) > before:
                return
            self.players[phone].act()
            phone.page.evaluate(DRAWN)
        raise AssertionError("the answer came to nothing")


def steps_of(visitor: Visitor) -> list[dict[str, Any]]:
    return [frame for frame in visitor.frames if frame["t"] in ("step", "full")]


def told(visitor: Visitor) -> int:
    """How far the screen is, as the server has told this page."""
    return [frame["n"] for frame in visitor.frames if frame["t"] == "screen"][-1] or 0


def test_two_phones_answer_and_neither_runs_ahead_of_the_screen(
    visit: Visit, patient: Server
) -> None:
    wren, tom = (visit(PHONE, lang=lang, url=patient.url) for lang in ("en", "de"))
    screen = visit(TELEVISION, url=patient.url)
    wren.call("Wren")
    tom.call("Tom")
    path = wren.table(game="dice", players=4)
    tom.go(path)
    tom.page.locator(".chair .btn").first.click()
    screen.go(path.replace("/t/", "/screen/"))
    expect(screen.page.locator(".jseat[data-free]")).to_have_count(2)
    wren.page.locator(".room__go .btn--main").click()
    for phone in (wren, tom):
        phone.press(phone.page.locator(".ph__cover"))
    hall = Hall(screen, wren, tom)
    hall.run()
    for _ in range(QUESTIONS):
        asked = hall.asked()
        if asked is None or min(wren.answers(), tom.answers()) >= ENOUGH:
            break
        hall.check(asked)
        hall.halt()
        hall.answer(asked)
        for phone in (wren, tom):
            hall.check(phone)
        hall.run()
    assert min(wren.answers(), tom.answers()) >= ENOUGH
    assert hall.held > 0, "no question ever came before the screen had shown why"
    assert screen.answers() == 0
    assert {one["t"] for one in screen.sent} <= {"hello", "shown", "ping"}
