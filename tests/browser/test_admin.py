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
    expect(visitor.page.locator(".desk__tools")).to_be_visible()


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
    row = host.page.locator(".desk__row", has_text="a rotten word")
    expect(row).to_contain_text("Ivy Reported")
    row.get_by_role("button", name="Ban").click()
    expect(host.page.locator(".desk__row--line", has_text="Ivy Reported")).to_contain_text("Banned")
    expect(ivy.page.get_by_text("has banned you for a time")).to_be_visible()
    row.get_by_role("button", name="Done").click()
    expect(row).to_have_count(0)
    host.page.locator(".desk__row--line", has_text="Ivy Reported").get_by_role("button").click()
    expect(host.page.locator(".desk__row--line", has_text="Ivy Reported")).to_have_count(0)
    ivy.go(path)
    expect(ivy.page.locator(".chair").first).to_contain_text("Ivy Reported")


def test_the_host_closes_a_table(visit: Visit) -> None:
    ada, host = visit(), visit()
    ada.call("Ada Closing")
    ada.table(players=4)
    enter(host)
    row = host.page.locator(".desk__row", has_text="Ada Closing")
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
    expect(stranger.page.locator(".desk__tools")).to_have_count(0)
