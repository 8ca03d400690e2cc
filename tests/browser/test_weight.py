"""What the first visit costs: everything a browser with an empty cache fetches, as it travels."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE, Visitor

HEAVIEST = 267 * 1024
GAMES = {"bang": 5, "dice": 5, "wyatt": 4}


class Scales:
    """Weighs what the page fetches. What belongs to one game is named after it."""

    def __init__(self, visitor: Visitor) -> None:
        self.names: dict[str, str] = {}
        self.weights: dict[str, float] = {}
        wire = visitor.context.new_cdp_session(visitor.page)
        wire.send("Network.enable")
        wire.on("Network.responseReceived", self._named)
        wire.on("Network.loadingFinished", self._weighed)

    def _named(self, told: dict[str, Any]) -> None:
        self.names[told["requestId"]] = told["response"]["url"]

    def _weighed(self, told: dict[str, Any]) -> None:
        self.weights[self.names.get(told["requestId"], "")] = told["encodedDataLength"]

    @property
    def app(self) -> float:
        """Code, styles, letters and pictures; words and card lists are the server's."""
        return sum(weight for url, weight in self.weights.items() if "/api/" not in url)

    def fetched(self, game: str) -> bool:
        return any(f"/assets/{game}-" in url for url in self.weights)


@pytest.mark.parametrize("game", GAMES)
def test_a_first_match_brings_its_own_game_only(visit: Visit, game: str) -> None:
    visitor = visit(PHONE)
    visitor.call("Wren")
    scales = Scales(visitor)
    visitor.table(game=game, players=GAMES[game], start=True)
    expect(visitor.page.locator(".game")).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    assert [other for other in GAMES if scales.fetched(other)] == [game]
    assert scales.app <= HEAVIEST, scales.weights


def test_the_lobby_brings_no_game(visit: Visit) -> None:
    visitor = visit(PHONE)
    scales = Scales(visitor)
    visitor.go("/")
    expect(visitor.page.locator(".poster").first).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    assert [game for game in GAMES if scales.fetched(game)] == []
    assert scales.app <= HEAVIEST, scales.weights
