"""A line between page and server on which a test may speak as well: events come when it wants."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.browser.house import House
from tests.browser.visitor import Visitor

ME = 0


class Feed:
    """A table of seven bots and me. What the server says of the match is heard until `mine`."""

    def __init__(self, visitor: Visitor, house: House, players: int = 7) -> None:
        self.visitor = visitor
        self.cards = house.get("/api/games/bang/catalog")["cards"]
        self.said: list[dict[str, Any]] = []  # by the page
        self.n = 0
        self.mine = False
        visitor.page.route_web_socket("**/ws/tables/*", self._open)
        visitor.table(players=players, start=True)
        visitor.page.locator(".wire[data-mine]").wait_for()
        self.mine = True

    def _open(self, page: WebSocketRoute) -> None:
        self.page = page
        server = page.connect_to_server()
        page.on_message(lambda text: self._from_page(server, str(text)))
        server.on_message(lambda text: self._from_server(str(text)))

    def _from_page(self, server: WebSocketRoute, text: str) -> None:
        self.said.append(json.loads(text))
        server.send(text)

    def _from_server(self, text: str) -> None:
        message = json.loads(text)
        if self.mine and message["t"] in ("step", "full", "choice", "over"):
            return
        self.n = max(self.n, message.get("n", 0)) if message["t"] in ("step", "full") else self.n
        self.page.send(text)

    def card(self, kind: str, nth: int = 0) -> int:
        found = [card["id"] for card in self.cards if card["kind"] == kind]
        return int(found[nth])

    def step(self, *events: dict[str, Any], patch: Any = None, choice: Any = None) -> None:
        """One step of the match as the server would send it."""
        told = []
        for event in events:
            self.n += 1
            told.append({"n": self.n, **event})
        message = {"t": "step", "n": self.n, "events": told, "patch": patch or {}, "choice": choice}
        self.page.send(json.dumps(message))
