"""Packs: from the poster, the form and the waiting room to the end of a match of each set-up."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import words
from tests.browser.conftest import Visit
from tests.browser.entering import asked, enter
from tests.browser.places import BANG, SETUPS
from tests.browser.server_process import Server
from tests.browser.train import TrainPlayer
from tests.browser.visitor import DESK, LAPTOP, PHONE, TABLET, Size, Visitor
from tests.thorough import thorough

Packs = tuple[str, ...]
LATE, MIDDLE = 120, 260  # questions
COMBINED = [packs for packs in SETUPS if len(packs) > 1]
LARGE = dict(zip((SETUPS[0], COMBINED[0], COMBINED[-1]), (LAPTOP, TABLET, DESK), strict=True))
# `make test` plays a small and a large table with all packs; test_match.py plays the base.
FEWEST = [thorough(packs) if packs != SETUPS[-1] else packs for packs in SETUPS]
MOST = [thorough(packs) if packs != SETUPS[-1] else packs for packs in LARGE]


@pytest.mark.long
@pytest.mark.parametrize("packs", FEWEST, ids=str)
def test_the_fewest_play_to_the_end(visit: Visit, server: Server, packs: Packs) -> None:
    """A whole match of the smallest and the largest set-up; of the others the later part of one."""
    visitor, fewest = visit(PHONE, lang="de"), BANG.seats(packs)[0]
    if packs in (SETUPS[0], SETUPS[-1]):
        visitor.call("Ivy")
        visitor.table(packs=list(packs), players=fewest, start=True)
    else:
        enter(visitor, server, asked("play", LATE), packs=list(packs), players=fewest)
    play_to_the_end(visitor, fewest)
    assert words.english(words.said(visitor.page)) == []


@pytest.mark.long
@pytest.mark.parametrize("packs", MOST, ids=str)
def test_the_most_play_to_the_end(visit: Visit, server: Server, packs: Packs) -> None:
    """From some turns on; test_match.py plays a match from its beginning."""
    visitor, most = visit(LARGE[packs]), BANG.seats(packs)[1]
    enter(visitor, server, asked("play", MIDDLE), packs=list(packs), players=most)
    play_to_the_end(visitor, most)
    visitor.page.get_by_role("link", name="See the replay").click()
    expect(visitor.page.locator(".rebar")).to_be_visible()
    visitor.page.keyboard.press("ArrowRight")


def play_to_the_end(visitor: Visitor, players: int) -> None:
    """Plays only by what the page offers. Takes a car whenever one can be paid for."""
    player = TrainPlayer(visitor)
    assert player.play() == "over"
    assert boarded(visitor) >= player.boarded
    see_the_result(visitor, players)


def boarded(visitor: Visitor) -> int:
    """Cars that I took from the train in my turns, by the server's events."""
    mine = [event for event in visitor.events() if event.get("seat") == visitor.seat()]
    return sum(event["verb"] == "board" for event in mine)


def see_the_result(visitor: Visitor, players: int) -> None:
    result = visitor.page.get_by_role("dialog")
    expect(result.locator(".result__roles li")).to_have_count(players)
    expect(result.locator(".result__roles [data-role=unknown]")).to_have_count(0)
    expect(result.locator(".result__roles em")).not_to_have_count(0)
    expect(result.locator(".result__why")).to_contain_text(".")


def test_the_server_says_which_posters_the_lobby_shows(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/")
    games = visitor.request.get(f"{visitor.url}/api/games").json()
    packs = [game["packs"][1:] for game in games]
    expect(page.locator(".poster")).to_have_count(len(games) + sum(map(len, packs)))
    announced = [pack for each in packs for pack in each if not pack["ready"]]
    announced += [game for game in games if not game["ready"]]
    expect(page.locator(".poster[data-coming]")).to_have_count(len(announced))


def test_a_poster_starts_the_set_up_that_was_chosen(visit: Visit) -> None:
    visitor = visit()
    visitor.call("Wren")
    poster = poster_with_setups(visitor)
    choices = poster.get_by_role("radio")
    expect(choices.first).to_be_checked()
    choices.last.check(force=True)
    poster.locator(".btn--main").click()
    expect(visitor.page.locator(".game")).to_be_visible()
    assert packs_of(visitor) in COMBINED


def test_play_now_on_a_poster_needs_no_choice(visit: Visit) -> None:
    visitor = visit(PHONE)
    visitor.call("Wren")
    poster_with_setups(visitor).locator(".btn--main").tap()
    expect(visitor.page.locator(".game")).to_be_visible()
    assert packs_of(visitor) in SETUPS
    assert packs_of(visitor) not in COMBINED


def test_the_form_offers_every_set_up_with_its_players(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.button("Create a table").click()
    form = visitor.page.get_by_role("dialog")
    expect(packs_offered(form)).to_have_count(len(BANG.packs))
    for packs in SETUPS:
        tick(form, packs)
        assert offered(form) == players_of(packs)
    form.get_by_role("group", name="Players").get_by_role("radio").last.check(force=True)
    visitor.button("Open the table").click()
    expect(visitor.page.locator(".chair")).to_have_count(BANG.seats(SETUPS[-1])[1])
    assert packs_of(visitor) == SETUPS[-1]


def test_the_host_changes_the_set_up_in_the_waiting_room(visit: Visit) -> None:
    host, guest = visit(), visit()
    guest.go(host.table(packs=list(SETUPS[-1]), players=BANG.seats(SETUPS[-1])[1]))
    heading = host.page.locator(".room h1")
    before = heading.inner_text()
    host.open_settings()
    tick(host.page, SETUPS[0])
    expect(heading).not_to_have_text(before)
    expect(host.page.locator(".chair")).to_have_count(BANG.seats(SETUPS[0])[1])
    host.page.get_by_role("group", name="Players").get_by_role("radio").first.check(force=True)
    expect(guest.page.locator(".chair")).to_have_count(BANG.seats(SETUPS[0])[0])
    expect(guest.page.locator(".room h1")).to_have_text(heading.inner_text())
    expect(guest.page.get_by_role("group", name="What you play")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=str)
def test_the_rules_stand_pack_by_pack_and_lead_to_the_rulings(visit: Visit, size: Size) -> None:
    visitor = visit(size)
    for part in ("cards", "characters", "arguments"):
        visitor.go(f"/rules/bang/{part}")
        expect(visitor.page.locator(".tabs a")).to_have_count(len(BANG.packs))
    visitor.page.locator(".subject", has=visitor.page.locator(".rules a")).first.click()
    with visitor.context.expect_page() as opened:
        visitor.page.locator(".rules a:visible").first.click()
    ruling = opened.value.url.split("#")[1]
    expect(opened.value.locator(f'[id="{ruling}"]')).to_be_in_viewport()


def poster_with_setups(visitor: Visitor) -> Locator:
    page = visitor.go("/")
    return page.locator(".poster", has=page.get_by_role("radio")).first


def packs_offered(form: Locator | Page) -> Locator:
    return form.get_by_role("group", name="What you play").get_by_role("checkbox")


def tick(form: Locator | Page, packs: Packs) -> None:
    """Ticks until just these packs are chosen. A tick may change other packs as well."""
    boxes = packs_offered(form)
    for _ in range(2 * len(BANG.packs)):
        now = [boxes.nth(place).is_checked() for place in range(len(BANG.packs))]
        wrong = [place for place, pack in enumerate(BANG.packs) if now[place] != (pack in packs)]
        if not wrong:
            return
        boxes.nth(wrong[0]).click(force=True)
        expect(boxes.nth(wrong[0])).to_be_checked(checked=not now[wrong[0]])
    raise AssertionError(f"{packs} cannot be ticked")


def packs_of(visitor: Visitor) -> Packs:
    visitor.page.wait_for_function("() => document.querySelector('.game, .room')")
    return tuple([frame["table"]["packs"] for frame in visitor.frames if frame["t"] == "table"][-1])


def players_of(packs: Packs) -> list[int]:
    fewest, most = BANG.seats(packs)
    return list(range(fewest, most + 1))


def offered(form: Locator) -> list[int]:
    group = form.get_by_role("group", name="Players")
    return [int(text) for text in group.locator("label").all_inner_texts()]
