"""Two people and bots: a link, a reload, a network that fails, and the same seat each time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player, play_together
from tests.browser.relay import Relay
from tests.browser.server_process import Server
from tests.browser.visitor import PHONE, Visitor

LOST = "Connection lost"


@pytest.fixture
def relay(server: Server) -> Iterator[Relay]:
    wire = Relay(server.port)
    yield wire
    wire.close()


@pytest.mark.long
def test_two_people_play_to_the_end_through_reload_and_lost_network(
    visit: Visit, relay: Relay
) -> None:
    ivy, ben = visit(), visit(PHONE, url=relay.url)
    ivy.call("Ivy")
    ben.call("Ben")
    begin_together(ivy, ben)
    players = Player(ivy), Player(ben)
    play_a_round(*players)

    ben.page.reload()
    sits_in(ben, 1)
    play_a_round(*players)

    drop(ben, relay)
    expect(ivy.page.locator('[data-seat="1"] .plate__who')).to_contain_text("away")
    come_back(ben, relay)
    expect(ivy.page.locator('[data-seat="1"] .plate__who')).not_to_contain_text("away")
    sits_in(ben, 1)

    play_together(*players)
    ends = [one.page.get_by_role("dialog").get_by_role("heading", level=2) for one in (ivy, ben)]
    assert ends[0].inner_text() == ends[1].inner_text()


def test_the_host_gives_a_seat_to_a_bot_in_the_middle_of_a_match(visit: Visit) -> None:
    ivy, ben = visit(), visit()
    ivy.call("Ivy")
    ben.call("Ben")
    begin_together(ivy, ben)
    ivy.button("Table").click()
    ivy.page.locator(".chair", has_text="Ben").locator(".btn").click()
    expect(ben.page.get_by_text("You are watching")).to_be_visible()
    ivy.page.keyboard.press("Escape")
    expect(ivy.page.locator('[data-seat="1"] .plate__who')).to_contain_text("bot")
    assert Player(ivy).wait() == "asked"


def begin_together(host: Visitor, friend: Visitor) -> None:
    """The host opens a table with the form; the friend opens its link and sits down."""
    host.go("/")
    host.button("Create a table").click()
    host.page.get_by_role("radio", name="4", exact=True).check(force=True)
    host.page.get_by_role("radio", name="No limit").check(force=True)
    host.button("Open the table").click()
    link = host.page.get_by_role("textbox", name="Link to this table").input_value()
    friend.go(link.removeprefix(host.url))
    friend.button("Sit here").first.click()
    expect(host.page.locator(".chair").nth(1)).to_contain_text("Ben")
    host.button("Start the match Bots fill the free seats").click()
    expect(friend.page.locator(".game")).to_be_visible()


def play_a_round(*players: Player) -> None:
    """Each of them answers twice; otherwise the test would test nothing."""
    play_together(*players, until=lambda answers: min(answers.values()) >= 2)
    assert {player.glance() for player in players} != {"over"}, "this deal is too short"


def sits_in(visitor: Visitor, seat: int) -> None:
    own = visitor.page.locator(".mystrip, .me__seat")
    expect(own).to_have_attribute("data-seat", str(seat))
    expect(own).to_have_attribute("aria-label", "You")


def drop(visitor: Visitor, relay: Relay) -> None:
    """A browser that is set offline keeps open sockets, so the connection is cut as well."""
    visitor.pardoned = "WebSocket connection|ERR_"
    visitor.context.set_offline(True)
    relay.cut()
    expect(visitor.page.get_by_role("alert")).to_contain_text(LOST)


def come_back(visitor: Visitor, relay: Relay) -> None:
    relay.mend()
    visitor.context.set_offline(False)
    expect(visitor.page.get_by_role("alert")).to_have_count(0)


def test_a_removed_person_is_let_in_again(visit: Visit) -> None:
    ivy, ben = visit(PHONE), visit()
    ivy.call("Ivy")
    path = ivy.table(players=4)
    ben.call("Ben")
    ben.go(path)
    ben.button("Sit here").first.click()
    ivy.page.locator(".chair", has_text="Ben").get_by_role("button", name="Remove").click()
    ivy.button("Let Ben in again").click()
    expect(ivy.button("Let Ben in again")).to_have_count(0)
    ben.button("Sit here").first.click()
    expect(ben.page.locator(".chair[data-you]")).to_contain_text("Ben")
