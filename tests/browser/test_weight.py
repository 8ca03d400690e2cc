"""The size of the first visit: everything a browser with an empty cache fetches, compressed."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE, Visitor

APP = 283 * 1024
TABLE = 306 * 1024  # with texts, card lists and everything else of the server
GAMES = {"bang": 5, "dice": 5, "wyatt": 4}


# What some browsers fetch for themselves, not for the page.
OWN = {"Manifest", "Other", "Preflight"}


class Scales:
    """Counts the bytes that the server sends to the page. Files of one game are named after it.

    Browsers count differently, so the announced length is used, with every header line.
    """

    def __init__(self, visitor: Visitor) -> None:
        self.weights: dict[str, int] = {}
        wire = visitor.context.new_cdp_session(visitor.page)
        wire.send("Network.enable")
        wire.on("Network.responseReceived", self._received)

    def _received(self, told: dict[str, Any]) -> None:
        response = told["response"]
        head = {name.lower(): value for name, value in response["headers"].items()}
        if told["type"] in OWN or "content-length" not in head:
            return
        lines = sum(len(f"{name}: {value}\r\n") for name, value in head.items())
        self.weights[response["url"]] = lines + int(head["content-length"])

    @property
    def app(self) -> int:
        """The bytes of the app itself; texts and card lists come from the server."""
        return sum(weight for url, weight in self.weights.items() if "/api/" not in url)

    @property
    def all(self) -> int:
        return sum(self.weights.values())

    def fetched(self, game: str) -> bool:
        return any(f"/assets/{game}-" in url for url in self.weights)

    def asked(self) -> set[str]:
        """The parts of texts that were fetched, and whether rule texts came with them."""
        paths = [url.split("/api/")[1] for url in self.weights if "/api/" in url]
        told = {path.split("/")[-1] for path in paths if path.startswith("locales/")}
        return told | {path for path in paths if "/rules/" in path}


@pytest.mark.parametrize("game", GAMES)
def test_a_first_match_brings_its_own_game_only(visit: Visit, game: str) -> None:
    visitor = visit(PHONE, plain=False)
    visitor.call("Wren")
    scales = Scales(visitor)
    visitor.table(game=game, players=GAMES[game], start=True)
    expect(visitor.page.locator(".game")).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    assert [other for other in (*GAMES, "plain") if scales.fetched(other)] == [game]
    assert scales.asked() == {"house", game}
    assert scales.app <= APP, scales.weights
    assert scales.all <= TABLE, scales.weights


@pytest.mark.quick
def test_the_lobby_brings_no_game(visit: Visit) -> None:
    visitor = visit(PHONE, plain=False)
    scales = Scales(visitor)
    visitor.go("/")
    expect(visitor.page.locator(".poster").first).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    assert [game for game in (*GAMES, "plain") if scales.fetched(game)] == []
    assert scales.asked() == {"house"}
    assert scales.app <= APP, scales.weights


def test_a_pack_brings_its_words(visit: Visit) -> None:
    visitor = visit(PHONE, plain=False)
    visitor.call("Wren")
    scales = Scales(visitor)
    visitor.table(players=5, packs=["base", "dodge_city"], start=True)
    expect(visitor.page.locator(".game")).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    assert scales.asked() == {"house", "bang", "bang_dodge_city"}
