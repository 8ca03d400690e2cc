"""Packages of others in a browser: a game and a pack that the app was not built for."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import words
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.player import BUTTONS, CARDS, Player
from tests.browser.server_process import Server
from tests.browser.visitor import DESK, LAPTOP, PHONE, Size
from tests.plugins.test_examples import EXAMPLES
from tests.plugins.test_new import installed
from tests.thorough import thorough

pytestmark = pytest.mark.long


LONG = "60"  # seconds: nothing ends by itself during a test


@contextmanager
def beside(site: Path, db: Path, *more: str) -> Iterator[Server]:
    """A server beside which the packages in a folder are installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(site), prepend=os.pathsep)
        server = Server(db, *more)
    yield server
    server.close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which both examples are installed."""
    home = tmp_path_factory.mktemp("site")
    for name in ("posse-gold-rush", "posse-saddle"):
        installed(EXAMPLES / name, home)
    return home


@pytest.fixture(scope="module")
def plugged(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with beside(site, tmp_path_factory.mktemp("plugged") / "posse.sqlite") as server:
        yield server


@pytest.fixture
def patient(site: Path, tmp_path: Path) -> Iterator[Server]:
    """The same; an answer can be taken back for a minute."""
    with beside(site, tmp_path / "posse.sqlite", LONG) as server:
        yield server


class Rider(Player):
    """Plays the first card that can be tapped."""

    def answer(self) -> None:
        where = CARDS if self.there(CARDS) else BUTTONS
        self.visitor.press(self.page.locator(where).first)
        if where == CARDS and self.there(CARDS):
            self.visitor.press(self.page.locator(CARDS).first)


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "de"), thorough(DESK, "en")])
def test_a_game_of_a_package_is_played_to_its_end(
    visit: Visit, plugged: Server, size: Size, lang: str
) -> None:
    visitor = visit(size, lang=lang, url=plugged.url)
    visitor.call("Ida")
    visitor.table(game="saddle", players=4, start=True)
    assert Rider(visitor).play() == "over"
    assert visitor.answers() == 8
    result = visitor.page.get_by_role("dialog")
    expect(result.locator(".result__roles li")).to_have_count(4)
    assert words.message_ids(words.said(visitor.page)) == []
    assert violations(visitor.page) == []
    visitor.go("/rules/saddle")
    expect(visitor.page.locator(".rules > div")).to_have_count(5)
    expect(visitor.page.locator(".deck > li")).to_have_count(4)
    assert violations(visitor.page) == []


@pytest.mark.parametrize(("size", "lang"), [thorough(PHONE, "en"), (DESK, "de")])
def test_a_pack_of_a_package_is_played_to_its_end(
    visit: Visit, plugged: Server, size: Size, lang: str
) -> None:
    visitor = visit(size, lang=lang, url=plugged.url)
    visitor.call("Ida")
    visitor.table(game="bang", packs=["base", "gold_rush"], players=4, start=True)
    player = Player(visitor)
    assert player.wait() == "asked"
    assert "Nugget" in visitor.page.locator(".game").inner_text()
    # The gear in the shop has the icons of the package.
    for gear in ("talisman", "gun_belt"):
        expect(visitor.page.locator(f'use[href="#i-{gear}"]').first).to_be_attached()
        expect(visitor.page.locator(f"symbol#i-{gear}")).to_have_count(1)
    assert player.play() == "over"
    assert words.message_ids(words.said(visitor.page)) == []
    visitor.go("/rules/bang/gold_rush")
    expect(visitor.page.locator(".rules > div")).to_have_count(7)
    visitor.page.locator(".rulebook__main").get_by_role("link").first.click()
    expect(visitor.page.locator(".deck > li")).to_have_count(6)
    expect(visitor.page.locator("symbol#i-talisman")).to_have_count(1)
    assert words.message_ids(words.said(visitor.page)) == []


def test_a_game_of_a_package_by_keyboard_and_ear_and_taken_back(
    visit: Visit, patient: Server
) -> None:
    """A card goes into the bag by arrows and Enter, comes back with Z, and all of it is spoken."""
    visitor, friend = visit(LAPTOP, url=patient.url, pace="brisk"), visit(PHONE, url=patient.url)
    visitor.call("Ida")
    friend.call("Ben")
    friend.go(visitor.table(game="saddle", players=3))
    friend.button("Sit here").first.click()
    visitor.button("Start the match Bots fill the free seats").click()
    page = visitor.page
    assert Rider(visitor).wait() == "asked"
    heard = page.locator("[role=status], [aria-live]")
    asked = heard.filter(has_text="Which card goes into your saddlebag?")
    expect(asked.first).to_contain_text("Your hand:")
    hand, raised = page.locator(".hand .card"), page.locator('.hand .card[aria-pressed="true"]')
    expect(hand).to_have_count(8)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(raised).to_have_count(1)
    expect(page.get_by_role("tooltip")).to_contain_text("suit")  # of the card with the focus
    card = raised.get_attribute("data-card")
    page.keyboard.press("Enter")
    expect(hand).to_have_count(7)
    expect(page.locator('.slip [data-id="take-back"]')).to_be_visible()
    page.keyboard.press("z")
    expect(hand).to_have_count(8)
    expect(page.locator(f'.hand [data-card="{card}"]')).to_have_count(1)
    expect(page.locator(".log").get_by_text("You take it back.").first).to_be_visible()
    assert violations(page) == []
    for player in (Rider(visitor), Rider(friend)):
        assert player.wait() == "asked"
        player.answer()
    expect(heard.filter(has_text="Ben puts a card into the bag.").first).to_be_attached()


def test_a_match_of_a_package_is_watched_again(visit: Visit, plugged: Server) -> None:
    """The replay by keyboard, step by step to its end, with sentences and open bags."""
    visitor = visit(LAPTOP, lang="de", url=plugged.url)
    match = plugged.finished("saddle", players=3)
    page = visitor.go(match.replay)
    expect(page.locator(".rebar")).to_be_visible()
    expect(page.locator(".pzones")).to_be_visible()
    line = page.locator(".log li")
    page.keyboard.press("ArrowRight")
    expect(line.filter(has_text="legt eine Karte in die Tasche").first).to_be_attached()
    for _ in range(int(page.locator(".rebar input").get_attribute("max") or 0)):
        page.keyboard.press("ArrowRight")
    expect(line.filter(has_text="In der Tasche von")).to_have_count(3)
    expect(page.locator(".pheld .ptag")).to_have_count(3)
    assert words.message_ids(words.said(page)) == []
