"""Coming back, leaving, names, a seat on another device, friends in the same network."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.test_friends import begin_together, sits_in
from tests.browser.visitor import DESK, PHONE, Visitor

# Texts that are only a name, where right-to-left letters could turn the text around them.
LOOSE = """(names) => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walk.nextNode()) {
    const { textContent, parentElement } = walk.currentNode;
    if (names.includes(textContent.trim()) && !parentElement.closest('bdi, option')) {
      found.push(parentElement.outerHTML);
    }
  }
  return found;
}"""


def test_the_lobby_leads_back_to_my_table_and_leaving_asks_first(visit: Visit) -> None:
    wren = visit()
    wren.call("Wren")
    path = wren.table(players=4, start=True)
    assert Player(wren).wait() == "asked"
    leave(wren)
    wren.button("Stay").click()
    expect(wren.page.get_by_role("dialog")).to_have_count(0)
    assert wren.page.url == wren.url + path
    leave(wren)
    wren.page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(wren.page.get_by_text("Your table is still running")).to_be_visible()
    wren.page.get_by_role("link", name="Return").click()
    sits_in(wren, 0)
    assert wren.page.url == wren.url + path


def test_a_seat_handed_over_may_be_taken_again(visit: Visit) -> None:
    ivy, ben = visit(), visit()
    ivy.call("Ivy")
    ben.call("Ben")
    begin_together(ivy, ben)
    leave(ben)
    ben.page.get_by_role("button", name=re.compile("^Hand over to a bot")).click()
    expect(ivy.page.locator('[data-seat="1"] .plate__who')).to_contain_text("bot")
    expect(ben.page.get_by_role("link", name="Return")).to_be_visible()


@pytest.mark.parametrize("game", ["bang", "dice", "wyatt"])
def test_names_stand_apart_from_what_is_around_them(visit: Visit, game: str) -> None:
    wren = visit(DESK)
    wren.call("Wren \u05d0")
    wren.table(game=game, players=4, start=True)
    expect(wren.page.locator("bdi")).not_to_have_count(0)
    (table, *_) = [frame["table"] for frame in wren.frames if frame["t"] == "table"]
    names = [seat["name"] for seat in table["seats"]]
    assert len(names) == 4
    for size in (PHONE, DESK):
        wren.resize(size)
        assert wren.page.evaluate(LOOSE, names) == [], str(size)


def test_my_matches_are_listed_with_their_end_and_the_replay(visit: Visit) -> None:
    wren = visit(PHONE)
    wren.call("Wren")
    wren.table(players=4, start=True)
    assert Player(wren).play() == "over"
    winners = wren.page.locator(".result__roles [data-won] b").all_inner_texts()
    wren.go("/")
    expect(wren.page.get_by_text("Your table is still running")).to_have_count(0)
    wren.button("Your match").click()
    row = wren.page.locator(".played li")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("BANG!")
    if "You" in winners:
        expect(row).to_contain_text("You won.")
    else:
        for name in winners:
            expect(row).to_contain_text(name)
    row.get_by_role("link", name="See the replay").click()
    expect(wren.page.get_by_role("region", name="Replay")).to_be_visible()


def test_a_person_who_sits_down_is_asked_for_a_name_once(visit: Visit) -> None:
    host, guest = visit(), visit(new=True)
    host.call("Ada")
    path = host.table(players=4)
    guest.go(path)
    expect(guest.page.get_by_role("dialog")).to_have_count(0)
    guest.button("Sit here").first.click()
    form = guest.page.get_by_role("dialog", name="What shall we call you?")
    form.get_by_role("textbox", name="Your name").fill("Cole")
    form.get_by_role("button", name="Save").click()
    expect(host.page.locator(".chair").nth(1)).to_contain_text("Cole")

    shy = visit(new=True)
    shy.go(path)
    shy.button("Sit here").first.click()
    shy.button("Not now").click()
    shy.page.reload()
    expect(shy.page.locator(".chair", has_text="that’s you")).to_be_visible()
    expect(shy.page.get_by_role("dialog")).to_have_count(0)


def test_a_seat_moves_to_another_device_by_code(visit: Visit) -> None:
    laptop, phone = visit(DESK), visit(PHONE)
    laptop.call("Wren")
    laptop.table(players=4, start=True)
    assert Player(laptop).wait() == "asked"
    code = code_of(laptop)
    assert re.fullmatch(r"[2-9A-Z]{4}-[2-9A-Z]{4}", code)

    phone.go("/")
    phone.button("Join by code").click()
    phone.page.get_by_role("textbox", name="Link or code").fill("abcd efgh")
    phone.button("Join").click()
    phone.button("Play here").click()
    expect(phone.page.get_by_role("alert")).to_contain_text("This code is wrong or has expired")
    take(phone, code.lower())
    sits_in(phone, 0)
    assert Player(phone).wait() == "asked", "the question is asked here too"
    Player(phone).answer()
    expect(laptop.page.get_by_role("dialog", name="Table")).to_be_visible()

    thief = visit(PHONE)
    thief.pardoned = "404"
    phone.pardoned = "404"
    thief.go(f"/move#{code}")
    expect(thief.page.get_by_role("textbox", name="Code")).to_have_value(code.replace("-", ""))
    thief.button("Play here").click()
    expect(thief.page.get_by_role("alert")).to_contain_text("This code is wrong or has expired")


def test_the_qr_code_s_page_moves_nothing_by_itself(visit: Visit) -> None:
    laptop, phone = visit(), visit(PHONE)
    laptop.reached_at("http://192.0.2.7:8666")
    path = laptop.table(players=4, start=True)
    code = code_of(laptop)
    qr = laptop.page.get_by_role("img", name="QR code for continuing on another device")
    expect(qr).to_be_visible()
    phone.go(f"/move#{code}")
    phone.page.reload()
    phone.go(f"/move#{code}")
    phone.button("Play here").click()
    sits_in(phone, 0)
    assert phone.page.url == phone.url + path


def test_the_link_is_one_that_friends_can_reach(visit: Visit) -> None:
    host = visit()
    host.reached_at("http://192.0.2.7:8666")
    path = host.table(players=4)
    link = host.page.get_by_role("textbox", name="Link to this table")
    expect(link).to_have_value("http://192.0.2.7:8666" + path)
    expect(host.page.get_by_role("img", name="QR code of the link")).to_be_visible()


def test_a_server_for_this_machine_alone_says_so(visit: Visit) -> None:
    host = visit()
    host.table(players=4)
    share = host.page.locator("section.share").first
    expect(share).to_contain_text("works only on this machine")
    expect(share).to_contain_text("--host 0.0.0.0")
    expect(share.get_by_role("img")).to_have_count(0)


def leave(visitor: Visitor) -> None:
    visitor.page.get_by_role("link", name="Leave").click()
    expect(visitor.page.get_by_role("dialog", name="Leave the match?")).to_be_visible()


def code_of(visitor: Visitor) -> str:
    visitor.button("Table").click()
    visitor.button("Make a code").click()
    return visitor.page.get_by_label("Code", exact=True).inner_text()


def take(visitor: Visitor, code: str) -> None:
    visitor.page.get_by_role("textbox", name="Code", exact=True).fill(code)
    visitor.button("Play here").click()
