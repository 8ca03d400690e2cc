"""A connection between page and server into which a test can insert messages."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.browser.server_process import Server
from tests.browser.visitor import DRAWN, Visitor

ME = 0
PICTURES = 300  # seconds to wait for an answer


class Feed:
    """A table of bots and me. Messages of the server about the match pass until `mine`.

    Ruth (of seven players) and Dale (of five) are asked first: nothing has happened yet.
    """

    def __init__(self, visitor: Visitor, server: Server, players: int = 7, **setup: Any) -> None:
        self.visitor = visitor
        self.cards = server.get("/api/games/bang/catalog")["cards"]
        self.said: list[dict[str, Any]] = []  # messages of the page
        self.table: dict[str, Any] = {}
        self.n = 0
        self.mine = False
        self.asked = 900  # the number of the last question from `ask`
        visitor.context.route_web_socket("**/ws/tables/*", self._open)
        visitor.table(players=players, start=True, **setup)
        visitor.page.locator(".wire[data-mine]").wait_for()
        self.mine = True

    def _open(self, page: WebSocketRoute) -> None:
        self.page = page
        server = page.connect_to_server()
        page.on_message(lambda text: self._from_page(server, str(text)))
        server.on_message(lambda text: self._from_server(str(text)))

    def _from_page(self, server: WebSocketRoute, text: str) -> None:
        message = json.loads(text)
        self.said.append(message)
        if not (self.mine and message["t"] == "answer"):  # the server did not ask this
            server.send(text)

    def _from_server(self, text: str) -> None:
        message = json.loads(text)
        if message["t"] == "table":
            self.table = message
        if self.mine and message["t"] in ("step", "full", "choice", "over"):
            return
        self.n = max(self.n, message.get("n", 0)) if message["t"] in ("step", "full") else self.n
        self.page.send(text)

    def card(self, kind: str, nth: int = 0) -> int:
        found = [card["id"] for card in self.cards if card["kind"] == kind]
        return int(found[nth])

    def person(self, seat: int) -> None:
        """From now on the page sees a person in this seat."""
        seats = [dict(one) for one in self.table["table"]["seats"]]
        seats[seat]["kind"] = "person"
        table = {**self.table["table"], "seats": seats}
        self.page.send(json.dumps({**self.table, "table": table}))

    def step(self, *events: dict[str, Any], patch: Any = None, choice: Any = None) -> None:
        """Sends one step of the match, as the server would."""
        self.n += len(events)
        step = {"t": "step", "n": self.n, "events": events, "patch": patch or {}, "choice": choice}
        self.page.send(json.dumps(step))

    def ask(self, topic: str, *options: dict[str, Any], view: Any = None, **about: Any) -> None:
        """Asks me, in a view that differs from the present one by `view`."""
        self.asked += 1
        choice = {"number": self.asked, "seat": ME, "topic": topic, "options": list(options)}
        self.step(patch=view, choice={**choice, **about})

    def hear(self, wanted: dict[str, Any]) -> None:
        """Waits until the page has sent this."""
        for _ in range(PICTURES):
            if wanted in self.said:
                return
            self.visitor.page.evaluate(DRAWN)
        raise AssertionError(f"the page never said {wanted}")

    def answers(self) -> list[int]:
        """The page's answers to the last question."""
        told = [said for said in self.said if said["t"] == "answer"]
        return [said["option"] for said in told if said["choice"] == self.asked]

    def answered(self) -> list[int]:
        """The same, once there is one: the page sends it a moment after the press."""
        for _ in range(PICTURES):
            if self.answers():
                break
            self.visitor.page.evaluate(DRAWN)
        return self.answers()
