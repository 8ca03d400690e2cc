"""Packages of others in a browser: a game and a pack that the app was not built for."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser import words
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.player import BUTTONS, CARDS, Player
from tests.browser.server_process import Server
from tests.browser.visitor import DESK, PHONE, Size
from tests.plugins.test_examples import EXAMPLES
from tests.plugins.test_new import installed
from tests.thorough import thorough

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def plugged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server beside which both examples are installed."""
    home = tmp_path_factory.mktemp("plugged")
    for name in ("posse-gold-rush", "posse-saddle"):
        installed(EXAMPLES / name, home / "site")
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [before, str(home / "site")]))
    try:
        server = Server(home / "posse.sqlite")
    finally:
        os.environ.pop("PYTHONPATH")
        if before is not None:
            os.environ["PYTHONPATH"] = before
    yield server
    server.close()


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
