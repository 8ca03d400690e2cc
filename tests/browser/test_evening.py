"""After a match: who plays another one, who starts it, and the standings of the evening."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import expect
from websockets.sync.client import ClientConnection, connect

from tests.browser.conftest import Visit
from tests.browser.server_process import over
from tests.browser.visitor import PHONE, Size, Visitor
from tests.witness import PATIENCE

TELEVISION = Size(1280, 720)


@contextmanager
def wire(visitor: Visitor, path: str) -> Iterator[ClientConnection]:
    """A second connection of the same person, without a page."""
    cookie = "; ".join(f"{one['name']}={one['value']}" for one in visitor.context.cookies())
    socket = f"{visitor.url.replace('http', 'ws')}/ws/tables/{path.rpartition('/')[2]}"
    with connect(socket, additional_headers={"Cookie": cookie}, max_size=None) as made:
        tell(made, t="hello", since=0)
        yield made


def tell(socket: ClientConnection, **message: Any) -> None:
    socket.send(json.dumps(message))


def until(socket: ClientConnection, kind: str, wanted: Callable[[Any], bool]) -> None:
    """Receives messages up to the wanted one of this kind."""
    while True:
        told = json.loads(socket.recv(timeout=PATIENCE))
        if told["t"] == kind and wanted(told):
            return


def play_to_the_end(host: Visitor, friend: Visitor) -> str:
    """Bots play the match of two people, who come back at the end. Returns the table's path."""
    made = host.context.request.post(f"{host.url}/api/tables", data={"game": "dice", "players": 3})
    path = f"/t/{made.json()['id']}"
    with wire(host, path) as first, wire(friend, path) as second:
        tell(second, t="sit", seat=1)
        until(second, "table", lambda told: told["table"]["me"] == 1)
        tell(first, t="start")
        until(second, "table", lambda told: told["table"]["state"] == "playing")
        tell(first, t="stand")
        tell(second, t="stand")
        for seat, socket in enumerate((first, second)):
            over(socket)
            tell(socket, t="sit", seat=seat)
            until(socket, "table", lambda told: told["table"]["me"] is not None)
    return path


def test_a_guest_says_i_am_in_and_starts_the_next_match_when_the_host_has_gone(
    visit: Visit,
) -> None:
    ivy, ben = visit(), visit(PHONE)
    ivy.call("Ivy")
    ben.call("Ben")
    path = play_to_the_end(ivy, ben)
    for visitor in (ivy, ben):
        visitor.go(path)
        score = visitor.page.get_by_role("dialog").locator("[data-id=evening]")
        expect(score.get_by_role("heading")).to_have_text("This evening: one match")
        expect(score.locator("li")).not_to_have_count(0)
        expect(score).to_contain_text(re.compile(r"1\sWIN|1\swin"))
    said = ivy.page.locator("[data-id=again-who]")
    expect(said).to_have_text("Nobody has said “I’m in” yet.")
    expect(ivy.button("I’m in")).to_have_count(0)
    ben.button("I’m in").click()
    expect(said).to_have_text("Playing again: Ben")
    expect(ben.page.locator("[data-id=again-who]")).to_have_text("Playing again: You")
    expect(ben.button("Play again")).to_have_count(0)
    ivy.page.close()
    ben.button("Play again").click()
    expect(ben.page.get_by_role("dialog").locator(".result")).to_have_count(0)
    expect(ben.page.locator(".game")).to_be_visible()


def test_the_host_changes_the_game_and_everybody_stays_on_their_page(visit: Visit) -> None:
    ivy, ben, screen = visit(PHONE), visit(), visit(TELEVISION, new=True)
    ivy.call("Ivy")
    ben.call("Ben")
    path = play_to_the_end(ivy, ben)
    ivy.go(path)
    ben.go(path)
    screen.go(path.replace("/t/", "/screen/"))
    expect(screen.page.locator(".extra")).to_be_visible()
    expect(ben.button("Another game")).to_have_count(0)
    ivy.press(ivy.button("Another game"))
    sheet = ivy.page.get_by_role("dialog", name="Another game")
    sheet.get_by_role("radio", name="Wyatt Earp").check(force=True)
    ivy.press(sheet.get_by_role("button", name="Change to this game"))
    expect(screen.page.get_by_role("heading", name="Wyatt Earp")).to_be_visible()
    expect(screen.page.get_by_text("2 of 3 seats taken")).to_be_visible()
    for visitor in (ivy, ben):
        expect(visitor.page.get_by_role("heading", name="Wyatt Earp")).to_be_visible()
        expect(visitor.page.locator(".chair[data-you]")).to_be_visible()
        score = visitor.page.locator("[data-id=evening]")
        expect(score).to_contain_text(re.compile("Dice Game: .* [01] of 1"))
    ivy.page.locator(".room__go .btn--main").click()
    expect(screen.page.locator(".wbstrip")).to_have_count(3)
    expect(ben.page.locator(".wstrip")).to_have_count(3)
    expect(ivy.page.locator(".ph, .wphone")).to_be_visible()
