"""Wyatt Earp by people: whole matches, two at a table, reloads, the standing order."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.entering import asked, enter
from tests.browser.player import play_together
from tests.browser.server_process import Server
from tests.browser.visitor import DESK, LAPTOP, PHONE, Size, Visitor
from tests.browser.wyatt import ROWS, WyattPlayer, events
from tests.browser.wyatt_places import WYATT, last_card, paid, seek
from tests.conformance import SCALE

LATE = 250  # questions


@pytest.mark.long
def test_a_match_from_the_lobby(visit: Visit) -> None:
    """`make test` plays until the first pay day is over, a long run to the end."""
    visitor = visit(LAPTOP)
    visitor.call("Wren")
    visitor.go("/")
    visitor.button("Play Wyatt Earp").click()
    expect(visitor.page.locator('[data-place^="poster-"]')).to_have_count(7)
    player = WyattPlayer(visitor)
    player.play(lambda: SCALE == 1 and player.paydays == 1)
    assert player.paydays == count(visitor, "over")


def test_the_last_rounds_on_a_phone(visit: Visit, server: Server) -> None:
    visitor = visit(PHONE)
    enter(visitor, server, asked("play", LATE), game="wyatt", players=4)
    player = WyattPlayer(visitor)
    assert player.play() == "over"
    assert player.paydays > 0
    see_the_result(visitor)
    visitor.page.get_by_role("link", name="See the replay").click()
    see_the_replay(visitor)


def see_the_result(visitor: Visitor) -> None:
    result = visitor.page.get_by_role("dialog")
    expect(result.get_by_role("heading", level=2)).to_have_text(re.compile("wins?$"))
    expect(result.locator(".result__roles li")).to_have_count(4)
    scores = [money(text) for text in result.locator(".result__score").all_inner_texts()]
    assert scores == sorted(scores, reverse=True)
    assert scores[0] >= 25_000
    expect(result.locator(".result__roles em", has_text="won")).to_have_count(1)
    expect(result.locator(".chart__line")).not_to_have_count(0)


def see_the_replay(visitor: Visitor) -> None:
    """A settlement is shown at its step of the replay, and not at the next."""
    slider = visitor.page.get_by_role("slider")
    where = visitor.page.locator(".rebar__slide span").last
    expect(where).to_have_text(re.compile(r"^0 / \d+$"))
    last = int(where.inner_text().split()[-1])
    slider.fill(str(last))
    expect(visitor.page.locator(".wpayday")).to_be_visible()
    visitor.page.get_by_role("button", name="One step back").click()
    expect(visitor.page.locator(".wpayday")).to_have_count(0)
    expect(visitor.page.locator('[data-place^="poster-"]')).to_have_count(7)


def money(text: str) -> int:
    return int(re.sub(r"\D", "", text))


def count(visitor: Visitor, verb: str) -> int:
    return sum(event["verb"] == verb for event in events(visitor))


def test_two_people_play_through_a_reload(visit: Visit) -> None:
    ivy, ben = visit(DESK), visit(PHONE)
    ivy.call("Ivy")
    ben.call("Ben")
    path = ivy.table(game="wyatt", players=2)
    ben.go(path)
    ben.button("Sit here").first.click()
    expect(ivy.page.locator(".chair").nth(1)).to_contain_text("Ben")
    ivy.button(re.compile("Begin|Start")).first.click()
    players = WyattPlayer(ivy), WyattPlayer(ben)
    play_together(*players, until=lambda answers: min(answers.values()) > 2)
    ben.page.reload()
    expect(ben.page.locator(".wpstrip[data-me]")).to_be_visible()
    play_together(*players, until=lambda answers: min(answers.values()) > 5)


@pytest.mark.quick
def test_a_pay_day_comes_back_after_a_reload_until_it_is_closed(
    visit: Visit, server: Server
) -> None:
    visitor = visit()
    player = seek(visitor, server, last_card, paid)
    visitor.page.reload()
    expect(visitor.page.locator(".wpayday")).to_be_visible()
    expect(visitor.page.locator(".wpaygo p")).to_contain_text("Poster 1 of 7")
    player.cash()
    expect(visitor.page.locator(".wpayday")).to_have_count(0)
    visitor.page.reload()
    expect(visitor.page.locator('[data-place^="poster-"]')).to_have_count(7)
    expect(visitor.page.locator(".wpayday")).to_have_count(0)


def test_the_standing_order_answers_for_me(visit: Visit, server: Server) -> None:
    """A player who chose "Use it" is never asked."""
    visitor = visit()
    visitor.call("Wren")
    visitor.table(game="wyatt", players=2, start=True)
    player = Watchful(visitor)
    player.wait()
    standing(visitor)
    enter(visitor, server, asked("reply"), game="wyatt", players=2)
    player.wait()
    assert replies(visitor) > 0
    assert not player.asked


class Watchful(WyattPlayer):
    """Notes whether it was ever asked about a Hideout."""

    asked = False

    def answer(self) -> None:
        self.asked |= self.page.get_by_role("button", name="Do nothing").count() > 0
        super().answer()


def replies(visitor: Visitor) -> int:
    """Questions about a Hideout that I was asked."""
    asked = [frame.get("choice") or {} for frame in visitor.frames]
    return sum(one.get("topic") == "reply" and "options" in one for one in asked)


def standing(visitor: Visitor) -> None:
    """Set on my own strip, it is kept in this browser."""
    visitor.page.locator(".wstrip[data-me] .wstrip__who").click()
    visitor.page.get_by_role("radio", name="Use it").check(force=True)
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("dialog[open]")).to_have_count(0)


def test_a_spectator_sees_the_ledger_and_no_hand(visit: Visit) -> None:
    wren, guest = visit(), visit(PHONE)
    wren.call("Wren")
    guest.go(wren.table(game="wyatt", players=3, start=True))
    expect(guest.page.locator(".wpstrip")).to_have_count(3)
    player = WyattPlayer(wren)
    for _ in range(6):
        player.wait()
        player.answer()
    assert guest.page.locator(".wphand, .wwire[data-mine], [data-nav]").count() == 0
    told = {event["card"] for event in events(guest) if event.get("card") is not None}
    for frame in guest.frames:
        if frame["t"] == "full" and frame["view"]:
            faces = {card for seat in frame["view"]["seats"] for card in seat["hand"]} - {None}
            assert faces <= told, "a hand card on the wire that nobody has shown"


def test_a_shot_is_shown_large_when_things_move(visit: Visit) -> None:
    visitor = visit(moving=True, pace="brisk")
    visitor.call("Wren")
    visitor.table(game="wyatt", players=2, start=True)
    visitor.page.evaluate(
        """() => new MutationObserver(() => {
          if (document.querySelector('.whit .stamp')) document.body.dataset.shot = 'seen';
        }).observe(document.body, { childList: true, subtree: true })"""
    )
    shot = visitor.page.locator("body[data-shot]")
    player = Patient(visitor)
    assert player.play(lambda: shot.count() > 0) != "over"


class Patient(WyattPlayer):
    """Skips nothing."""

    def wait(self) -> str:
        unhurried = self.page.wait_for_function(STATE_CALM)
        return str(unhurried.json_value())


STATE_CALM = """() => {
  if (document.querySelector('.whit .stamp')) return 'shot';
  if (document.querySelector('.skip:enabled')) return null;
  if (document.querySelector('dialog .result')) return 'over';
  if (document.querySelector('.wpaygo')) return 'payday';
  return document.querySelector('.wwire[data-mine]') ? 'asked' : null;
}"""


def test_help_rises_on_hover_and_names_its_rules(visit: Visit, server: Server) -> None:
    visitor = visit()
    WYATT["table"](visitor, server)
    visitor.page.mouse.move(1, 1)
    visitor.page.locator(".whand .card").last.hover()
    expect(visitor.page.locator(".help h3")).not_to_be_empty()


def test_a_card_that_cannot_be_played_says_why(visit: Visit, server: Server) -> None:
    visitor = visit(PHONE)
    dimmed = visitor.page.locator('.wphand [data-state="dimmed"]')
    seek(visitor, server, asked("play"), lambda me: me.in_turn() and dimmed.count() > 0)
    dimmed.first.tap()
    expect(visitor.page.locator(".note")).to_contain_text("not now")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=str)
def test_a_row_that_cannot_be_meant_says_why(visit: Visit, server: Server, size: Size) -> None:
    visitor = visit(size)
    WYATT["hideout"](visitor, server)
    note = visitor.page.locator(".note")
    mine = visitor.page.locator("[data-me] [data-place^=row-]").first
    mine.click(force=True)  # it is marked as not selectable, and is tapped all the same
    expect(note).to_contain_text("Not this row")
    expect(note).to_contain_text("never on your own")
    visitor.press(visitor.page.locator(ROWS).first)
    expect(note).to_have_count(0)
    expect(visitor.page.locator(".wwire [data-id=main]")).to_be_enabled()


def test_a_pay_day_speaks_only_when_it_is_over(visit: Visit, server: Server) -> None:
    """Seven posters are settled by themselves.

    A screen reader hears them together with what follows.
    """
    visitor = visit()
    player = seek(visitor, server, last_card, paid)
    live = visitor.page.locator(
        ".wpayday :is([aria-live], [role=status], [role=alert], [role=log])"
    )
    assert live.count() == 0
    spoken = visitor.page.locator("[data-spoken=question]")
    player.cash()
    player.wait()
    expect(spoken).to_contain_text("Your hand:")
    expect(spoken).to_contain_text("Belle Starr")
