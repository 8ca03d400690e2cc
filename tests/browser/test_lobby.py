"""The lobby, the form for a table, the waiting room and its chat."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

MARKUP = '<b>x</b><img src="/none" onerror="throw 1">'


def test_a_poster_for_each_and_those_not_there_yet_cannot_be_clicked(visit: Visit) -> None:
    page = visit().go("/")
    # One for each game, and one for each pack that is not the default.
    games = page.request.get(f"{page.url.rstrip('/')}/api/games").json()
    expect(page.locator(".poster")).to_have_count(sum(max(1, len(g["packs"])) for g in games))
    expect(page.locator(".poster", has_text="BANG!").get_by_role("button")).not_to_have_count(0)
    coming = page.locator(".poster[data-coming]")
    expect(coming.locator("button, a")).to_have_count(0)
    assert coming.count() == coming.filter(has_text="Coming soon").count()


@pytest.mark.quick
def test_a_table_is_made_with_the_form_and_found_in_the_lobby(visit: Visit) -> None:
    host, guest = visit(), visit()
    host.call("Ada")
    host.go("/")
    host.button("Create a table").click()
    form = host.page.get_by_role("dialog")
    for choice in ("6", "120 s", "Anyone"):
        form.get_by_role("radio", name=choice, exact=True).check(force=True)
    rule = form.get_by_role("combobox", name="Duplicates in play")
    rule.select_option(label="discard one at the end of the turn")
    host.button("Open the table").click()
    expect(host.page.locator(".chair")).to_have_count(6)
    host.open_settings()
    expect(host.page.get_by_role("radio", name="120 s")).to_be_checked()
    expect(host.page.get_by_role("radio", name="Anyone")).to_be_checked()
    assert tables(host)[-1]["house"]["duplicates"] == "turn_end"

    guest.go("/")
    guest.page.locator(".open", has_text="Ada’s table").get_by_role("link", name="Join").click()
    guest.button("Sit here").last.click()
    expect(guest.page.locator(".chair").last).to_contain_text("that’s you")
    expect(guest.button("Start the match")).to_have_count(0)


def test_the_host_fills_and_empties_seats(visit: Visit) -> None:
    host = visit()
    host.table(players=4)
    chairs = host.page.locator(".chair")
    expect(host.page.locator(".room__state")).to_have_text("3 seats are free.")
    chairs.nth(2).get_by_role("button", name="Add a bot").click()
    expect(chairs.nth(2)).to_contain_text("bot")
    expect(host.page.locator(".room__state")).to_have_text("2 seats are free.")
    host.button("Fill with bots").click()
    expect(host.page.locator(".room__state")).to_have_text("All seats are taken.")
    chairs.nth(1).get_by_role("button", name="Remove").click()
    expect(chairs.nth(1)).to_contain_text("Free seat")
    host.open_settings()
    host.page.get_by_role("radio", name="30 s").check(force=True)
    expect(host.page.get_by_role("radio", name="30 s")).to_be_checked()
    chairs.nth(1).get_by_role("button", name="Move here").click()
    expect(chairs.nth(1)).to_contain_text("that’s you, host")
    host.page.get_by_role("button", name=re.compile("^Start the match")).click()
    expect(host.page.locator(".game")).to_be_visible()
    assert tables(host)[-1]["clock"] == 30


@pytest.mark.quick
def test_names_and_talk_are_text_never_markup(visit: Visit) -> None:
    host, guest = visit(), visit()
    host.go("/")
    host.button("Choose your name").click()
    host.page.get_by_role("textbox", name="Your name").fill("<b>Ada</b>")
    host.button("Save").click()
    expect(host.page.locator(".whoami b")).to_have_text("<b>Ada</b>")
    path = host.table(players=4)
    guest.go(path)
    say(host, MARKUP)
    for visitor, button in ((host, ""), (guest, " Report")):
        line = visitor.page.locator(".chat__lines p").last
        expect(line).to_have_text(f"<b>Ada</b>: {MARKUP}{button}")
        assert line.locator("b").all_inner_texts() == ["<b>Ada</b>:"]
        assert line.locator("img").count() == 0
    expect(guest.page.locator(".chair").first).to_contain_text("<b>Ada</b>")


def test_the_host_silences_a_spectator(visit: Visit) -> None:
    host, guest = visit(), visit()
    guest.call("Eve")
    guest.go(host.table(players=4))
    say(guest, "spam")
    expect(host.page.locator(".chat__lines p bdi")).to_have_text(["Eve"])
    host.button("Quick chat").click()
    host.button("Mute Eve").click()
    expect(host.page.locator(".chat__lines p bdi")).to_have_count(0)
    say(guest, "more spam")
    expect(guest.page.get_by_text("has muted you")).to_be_visible()
    host.button("Unmute Eve").click()
    say(guest, "sorry")
    expect(host.page.locator(".chat__lines p").last).to_contain_text("sorry")


def test_a_quick_phrase_is_heard_in_everybody_s_language(visit: Visit) -> None:
    host, guest = visit(), visit(lang="de")
    guest.go(host.table(players=4))
    host.button("Quick chat").click()
    host.button("Howdy!").click()
    expect(host.page.locator(".chat__lines p").last).to_contain_text("Howdy!")
    line = guest.page.locator(".chat__lines p").last
    expect(line).not_to_contain_text("Howdy!")
    expect(line).to_contain_text(re.compile(r": \S+"))


def test_the_link_is_shown_copied_and_drawn(visit: Visit) -> None:
    host = visit()
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.reached_at(host.url)
    path = host.table(players=4)
    link = host.page.get_by_role("textbox", name="Link to this table")
    expect(link).to_have_value(host.url + path)
    host.button("Copy").click()
    expect(host.button("Copied")).to_be_visible()
    assert host.page.evaluate("() => navigator.clipboard.readText()") == host.url + path
    expect(host.page.get_by_role("img", name="QR code of the link")).to_be_visible()


def test_a_code_typed_in_leads_to_the_table(visit: Visit) -> None:
    host, guest = visit(), visit()
    path = host.table(players=4)
    guest.go("/")
    guest.button("Join by code").click()
    guest.page.get_by_role("textbox", name="Link or code").fill(path.split("/")[-1])
    guest.button("Join").click()
    expect(guest.page.locator(".chair")).to_have_count(4)
    guest.go("/t/nowhere")
    expect(guest.page.get_by_text("There is no such table.")).to_be_visible()


def say(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_role("textbox", name="Write a message").fill(text)
    visitor.button("Send").click()


def tables(visitor: Visitor) -> list[dict[str, Any]]:
    return [frame["table"] for frame in visitor.frames if frame["t"] == "table"]
