"""The Great Train Robbery: cars chosen, paid and put back; keyboard; spectators."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.entering import Moment, enter
from tests.browser.places import sit_down
from tests.browser.player import PAY
from tests.browser.server_process import Server
from tests.browser.train import BASE_TRAIN, CANCEL, CARS, ROLL, TrainPlayer
from tests.browser.train_places import seek
from tests.browser.visitor import DESK, LAPTOP, PHONE, Size, Visitor
from tests.thorough import thorough

PICKED = '[data-state="pays"]'


def payable(me: TrainPlayer) -> bool:
    return me.in_turn() and me.payable()


def events(visitor: Visitor) -> list[dict[str, Any]]:
    return [event for frame in visitor.frames for event in frame.get("events", [])]


def taken(visitor: Visitor) -> int:
    """Cars that I took from the train in my turns, by the server's events."""
    return sum(event["verb"] == "board" and event.get("seat") == 0 for event in events(visitor))


@pytest.mark.parametrize("size", [thorough(LAPTOP), PHONE], ids=str)
def test_nothing_is_sent_until_the_car_is_paid(visit: Visit, size: Size) -> None:
    visitor = visit(size)
    player = seek(visitor, lambda me: payable(me) and costs_a_card(me))
    known = visitor.answers()
    player.choose_car()
    expect(visitor.page.locator(CANCEL)).to_be_visible()
    visitor.page.locator(CANCEL).click()
    assert not player.paying()
    expect(visitor.page.locator(PICKED)).to_have_count(0)
    assert visitor.answers() == known, "the server heard of a car that was put back"

    player.choose_car()
    player.pay()
    assert player.wait() in ("asked", "over")
    verbs = [event["verb"] for event in events(visitor) if event.get("seat") == 0]
    assert "board" in verbs
    assert verbs[verbs.index("board") - 1] in ("discard", "bleed")


def costs_a_card(me: TrainPlayer) -> bool:
    """Whether the first car I could take is paid with a card."""
    me.choose_car()
    price = me.page.locator(f"{PAY}.btn--main").count() > 0 and me.there('[data-nav="card"]')
    me.page.locator(CANCEL).click()
    return price


@pytest.mark.parametrize("size", [DESK, thorough(PHONE)], ids=str)
def test_the_train_is_moved_first_and_put_back(visit: Visit, size: Size) -> None:
    visitor = visit(size)
    player = seek(visitor, lambda me: me.in_turn() and me.there(ROLL))
    known = visitor.answers()
    before = places(visitor)
    visitor.press(visitor.page.locator(ROLL))
    assert places(visitor) == [place + 1 for place in before]
    visitor.page.locator(CANCEL).click()
    assert places(visitor) == before
    assert visitor.answers() == known, "the server heard of a look ahead"

    visitor.press(visitor.page.locator(ROLL))
    player.choose_car()
    player.pay()
    assert player.wait() in ("asked", "over")
    mine = [event["verb"] for event in events(visitor)]
    assert mine[mine.index("roll", mine.index("roll")) :].count("board") >= 1
    assert taken(visitor) == player.boarded + 1


def places(visitor: Visitor) -> list[int]:
    """The station under which the locomotive is drawn."""
    engines = visitor.page.locator(".loco, .rstrip__loco").all()
    return [int(engine.evaluate("(el) => el.style.getPropertyValue('--at')")) for engine in engines]


def test_a_car_is_taken_by_keys(visit: Visit) -> None:
    visitor = visit(DESK)
    player = seek(visitor, lambda me: payable(me) and costs_a_card(me))
    key = visitor.page.locator(f"{CARS} .key").first.inner_text()
    visitor.page.keyboard.press(key)
    assert player.paying()
    visitor.page.keyboard.press("Escape")
    assert not player.paying()
    visitor.page.keyboard.press(key)
    while not visitor.page.locator(PAY).is_enabled():
        free = visitor.page.locator('[data-nav="card"]:not([data-state="pays"]) .card__key').first
        visitor.page.keyboard.press(free.inner_text())
    visitor.page.keyboard.press("p")
    assert player.wait() in ("asked", "over")
    assert taken(visitor) == player.boarded + 1


def test_a_board_or_car_that_cannot_be_had_says_why(visit: Visit) -> None:
    visitor = visit(DESK)
    dim = '.rcar[data-state="cannot"]'
    seek(visitor, lambda me: me.in_turn() and me.there(dim))
    known = visitor.answers()
    visitor.press(visitor.page.locator(dim).first)
    expect(visitor.page.locator(".note")).to_be_visible()
    visitor.press(visitor.page.locator('.station[data-state="cannot"]').first)
    expect(visitor.page.locator(".note")).to_contain_text("costs")
    assert visitor.answers() == known


def ends_the_journey(moment: Moment) -> bool:
    return "terminus" in moment.brought


def test_the_train_rolls_and_arrives_where_it_is_seen(visit: Visit, server: Server) -> None:
    """The locomotive is drawn where it stands, and the terminus is shown for its time."""
    visitor = visit(DESK, moving=True, pace="brisk")
    enter(visitor, server, ends_the_journey, players=4, packs=list(BASE_TRAIN))
    player = TrainPlayer(visitor)
    player.play(lambda: any(event["verb"] == "terminus" for event in events(visitor)))
    expect(visitor.page.locator(".arrival")).to_have_count(0)
    player.wait()
    visitor.page.wait_for_function("() => !document.querySelector('.skip:enabled')")
    rolled = [event for event in events(visitor) if event["verb"] in ("roll", "turn_over")]
    last = rolled[-1]
    assert places(visitor) == [0 if last["verb"] == "turn_over" else last.get("x", 0)]


def test_a_spectator_sees_the_train_but_takes_nothing(visit: Visit, server: Server) -> None:
    player = visit(DESK)
    sit_down(player, 5, packs=list(BASE_TRAIN))
    watcher = visit(DESK)
    watcher.call("Maude")
    watcher.go(player.page.url.removeprefix(player.url))
    expect(watcher.page.locator(".track .station")).to_have_count(5)
    expect(watcher.page.locator(".track button")).to_have_count(0)
    expect(watcher.page.locator(".stop__tab")).to_have_count(0)
