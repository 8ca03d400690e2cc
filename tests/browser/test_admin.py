"""Reports of players, and the page of the server's host."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import HOST_TOKEN
from tests.browser.visitor import PHONE, Visitor


def enter(visitor: Visitor) -> None:
    visitor.go("/admin")
    visitor.page.get_by_label("Token").fill(HOST_TOKEN)
    visitor.button("Open").click()
    expect(visitor.page.locator(".admin__tools")).to_be_visible()


def test_a_reported_line_reaches_the_host_who_bans_its_writer(visit: Visit) -> None:
    ivy, ben, host = visit(), visit(PHONE), visit(PHONE)
    ivy.call("Ivy Reported")
    path = ivy.table(players=4)
    ben.call("Ben")
    ben.go(path)
    ivy.page.get_by_label("Write a message").fill("a rotten word")
    ivy.button("Send").click()
    ben.page.get_by_role("button", name="Report this line of Ivy Reported").click()
    expect(ben.page.get_by_text("Reported. Thank you.")).to_be_visible()
    expect(ivy.page.get_by_role("button", name="Report this line of Ivy Reported")).to_have_count(0)
    enter(host)
    row = host.page.locator(".admin__row", has_text="a rotten word")
    expect(row).to_contain_text("Ivy Reported")
    row.get_by_role("button", name="Ban").click()
    banned = host.page.locator(".admin__row--line", has_text="Ivy Reported")
    expect(banned).to_contain_text("Banned")
    expect(ivy.page.get_by_text("has banned you for a time")).to_be_visible()
    row.get_by_role("button", name="Done").click()
    expect(row).to_have_count(0)
    banned.get_by_role("button").click()
    expect(banned).to_have_count(0)
    ivy.go(path)
    expect(ivy.page.locator(".chair").first).to_contain_text("Ivy Reported")


def test_a_player_deletes_everything_about_themselves(visit: Visit) -> None:
    wren, ben = visit(PHONE), visit()
    wren.call("Wren Leaving")
    path = wren.table(players=4)
    ben.go(path)
    expect(ben.page.locator(".chair").first).to_contain_text("Wren Leaving")
    wren.go("/about")
    wren.page.get_by_role("link", name="Everything that is stored").click()
    expect(wren.page.get_by_text("deleted after 365 days")).to_be_visible()
    with wren.page.expect_download() as saved:
        wren.button("Save everything about me").click()
    assert "Wren Leaving" in saved.value.path().read_text("utf-8")
    wren.button("Delete everything about me").click()
    wren.button("Yes, delete everything").click()
    expect(wren.page.get_by_text("Everything about you is deleted.")).to_be_visible()
    expect(ben.page.locator(".chair").first).not_to_contain_text("Wren Leaving")


def test_the_host_closes_a_table(visit: Visit) -> None:
    ada, host = visit(), visit()
    ada.call("Ada Closing")
    ada.table(players=4)
    enter(host)
    row = host.page.locator(".admin__row", has_text="Ada Closing")
    row.get_by_role("button", name="Close the table").click()
    expect(row).to_have_count(0)
    expect(ada.page.get_by_text("There is no such table")).to_be_visible()


def test_a_wrong_token_opens_nothing(visit: Visit) -> None:
    stranger = visit(lang="de")
    stranger.pardoned = "403"
    stranger.go("/admin")
    stranger.page.get_by_label("Schlüssel").fill("guess")
    stranger.button("Öffnen").click()
    expect(stranger.page.get_by_role("alert")).to_contain_text("nicht der Schlüssel")
    expect(stranger.page.locator(".admin__tools")).to_have_count(0)
