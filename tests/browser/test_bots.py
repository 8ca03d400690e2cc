"""Bots in the browser: who plays, their remarks, hints, and the reasons of their answers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.server_process import Server
from tests.browser.visitor import DESK, PHONE, PLAY_NOW, Size, Visitor
from tests.thorough import thorough

WORDS = {
    "en": ("3 greenhorns and a gunslinger", "3 greenhorns and a marshal"),
    "de": ("3 Greenhorns und einen Revolverhelden", "3 Greenhorns und einen Marshal"),
}


@pytest.mark.parametrize(("size", "lang"), [thorough(DESK, "en"), (PHONE, "de")])
def test_the_host_picks_strengths_and_play_now_repeats_them(
    visit: Visit, size: Size, lang: str
) -> None:
    ada = visit(size, lang=lang)
    ada.go("/")
    newcomer, then = WORDS[lang]
    expect(ada.button(re.compile("Play now|Jetzt spielen"))).to_contain_text(newcomer)
    ada.table()
    ada.button(re.compile("^(Fill with bots|Mit Bots auffüllen)$")).click()
    picks = ada.page.locator(".chair select")
    expect(picks).to_have_count(4)
    expect(picks.first).to_have_value("deputy")
    before = ada.page.locator(".chair__name").nth(1).inner_text()
    picks.first.select_option("marshal")
    expect(ada.page.locator(".chair__name").nth(1)).not_to_have_text(before)
    ada.shoot("bots-room")
    assert not violations(ada.page)
    ada.page.locator(".room__go .btn--main").click()
    expect(ada.page.locator(".game")).to_be_visible()
    ada.go("/")
    expect(ada.page.locator(".mast__go .btn--loud")).to_contain_text(then)


@pytest.mark.parametrize(("size", "lang"), [(DESK, "de"), thorough(PHONE, "en")])
def test_a_hint_says_what_a_deputy_would_do_and_why(visit: Visit, size: Size, lang: str) -> None:
    ivy = visit(size, lang=lang)
    ivy.go("/")
    ivy.page.locator(".mast__go .btn--loud").click()
    assert Player(ivy).wait() == "asked"
    hint(ivy).click()
    sheet = ivy.page.get_by_role("dialog")
    expect(sheet.locator(".advice__does")).not_to_be_empty()
    expect(sheet.locator(".advice__why")).not_to_be_empty()
    ivy.shoot("bots-hint")
    assert not violations(ivy.page)
    ivy.page.keyboard.press("Escape")
    expect(ivy.page.locator("dialog[open]")).to_have_count(0)
    assert Player(ivy).wait() == "asked", "asking has answered nothing"


def hint(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("button", name=re.compile("^(Hint|Tipp)$"))


@pytest.mark.parametrize(("size", "lang"), [thorough(DESK, "en"), (PHONE, "de")])
def test_the_pencil_shows_what_the_table_could_know(visit: Visit, size: Size, lang: str) -> None:
    ivy = visit(size, lang=lang)
    ivy.call("Ivy")
    ivy.table(players=5, start=True, hints=True)
    assert Player(ivy).wait() == "asked"
    open_unknown(ivy)
    sheet = ivy.page.get_by_role("dialog")
    sheet.locator(".odds button").click()
    rows = sheet.locator(".odds__row b")
    expect(rows).to_have_count(3)
    shares = [int(text.split()[0]) for text in rows.all_inner_texts()]
    assert sum(shares) == 100
    assert shares == sorted(shares, reverse=True)
    rows.last.scroll_into_view_if_needed()
    ivy.shoot("bots-odds")
    assert not violations(ivy.page)


def test_without_hints_there_is_nothing_to_ask(visit: Visit) -> None:
    ivy = visit(PHONE)
    ivy.call("Ivy")
    ivy.table(players=5, start=True)
    assert Player(ivy).wait() == "asked"
    expect(ivy.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    open_unknown(ivy)
    expect(ivy.page.locator(".opened__pencil")).to_be_visible()
    expect(ivy.page.locator(".odds")).to_have_count(0)


def open_unknown(visitor: Visitor) -> None:
    """The sheet of a seat whose role is unknown."""
    views = [frame["view"] for frame in visitor.frames if frame["t"] == "full" and frame["view"]]
    seats = views[-1]["seats"]
    unknown = next(i for i, seat in enumerate(seats) if i > 0 and not seat["role"])
    place = visitor.page.locator(f'[data-seat="{unknown}"]').first
    button = place.locator("button:not(.pencil)").first
    (button if button.count() else place).click()


# Another connection of the same person: a bot takes the seat, and this page watches.
STAND_UP = """path => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/ws/tables/${path.split('/').at(-1)}`);
  socket.onopen = () => {
    for (const t of ['hello', 'stand']) socket.send(JSON.stringify({ t }));
  };
  socket.onmessage = ({ data }) => {
    const { t, table } = JSON.parse(data);
    if (t === 'table' && table.me === null) done(socket.close());
  };
})"""


def test_bots_speak_now_and_then_and_can_be_silenced(visit: Visit) -> None:
    zoe = visit(pace="brisk", lang="de")
    zoe.call("Zoe")
    zoe.page.evaluate(STAND_UP, zoe.table(players=4, start=True))
    remark = zoe.page.locator(".remark")
    remark.wait_for(timeout=60_000)
    said = remark.inner_text()
    expect(remark).to_have_attribute("aria-hidden", "true")
    expect(zoe.page.locator(".chat__lines")).to_contain_text(said)
    zoe.shoot("bots-remark")
    zoe.button("Tisch").click()
    zoe.button("Bots reden: an").click()
    expect(zoe.button("Bots reden: aus")).to_have_attribute("aria-pressed", "false")
    expect(remark).to_have_count(0)


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), thorough(PHONE, "de")])
def test_a_replay_says_why_each_bot_answered(
    visit: Visit, server: Server, size: Size, lang: str
) -> None:
    match = server.finished("wyatt", 3, bots=["deputy"])
    steps = server.get(f"/api/matches/{match.match}/replay?seat=all")["steps"]
    at = next(i for i, step in enumerate(steps) if step["said"] and step["said"]["why"])
    wren = visit(size, lang=lang)
    wren.go(match.replay)
    wren.page.locator(".rebar input[type=range]").evaluate(
        "(slider, at) => { slider.value = at; slider.dispatchEvent(new Event('input')); }", at
    )
    wren.page.get_by_role("button", name=re.compile(r"^(Why|Warum)\?$")).click()
    sheet = wren.page.get_by_role("dialog")
    names = server.get(f"/api/matches/{match.match}")["names"]
    who = names[steps[at]["choice"]["seat"]]
    strength = "Gunslinger" if lang == "en" else "Revolverheld"
    expect(sheet.locator(".advice__who").first).to_contain_text(f"{who} ({strength})")
    expect(sheet.locator(".advice__does").first).not_to_be_empty()
    expect(sheet.locator(".advice__why").first).not_to_be_empty()
    wren.shoot("bots-why")
    assert not violations(wren.page)


def test_the_last_choice_is_what_play_now_starts(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    ada.page.evaluate("() => localStorage.setItem('posse.bots', 'marshal,greenhorn')")
    ada.go("/")
    expect(ada.button(PLAY_NOW)).to_contain_text("2 marshals and 2 greenhorns")
    ada.play_now()
    kinds = [frame for frame in ada.frames if frame["t"] == "table"][-1]["table"]["seats"]
    assert [seat["bot"] for seat in kinds[1:]] == ["marshal", "greenhorn"] * 2
