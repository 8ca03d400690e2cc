"""Reads everything that is sent to one pair of eyes and finds what they should not see.

Fail-closed: a number under a key that is not known to be harmless counts as a card, a role's name
anywhere but in a place for roles counts as a leak. What is allowed comes from the engine's view
of that seat, not from the server.
"""

from __future__ import annotations

import json
from typing import Any

from posse.engine.choice import CHARACTER, HAND, NONE, SPECTATOR
from posse.engine.match import Match
from posse.games.bang.state import BangState
from posse.games.sheriff.roles import ROLES
from posse.server.feed import Audience

COUNTS = {
    "n", "number", "x", "me", "turn", "turns", "deck", "pile_count", "bangs", "reach", "life",
    "max", "distance", "seat", "other", "winners", "deadline", "host", "players", "clock",
    "spectators", *ROLES,
}  # fmt: skip
CARDS = {"card", "hand", "front", "waiting", "pile", "shelf"}
NO_CARD = {CHARACTER, HAND}


class Leak(AssertionError):
    pass


class Eyes:
    """A guest whose every message is read."""

    def __init__(self, match: Match, audience: Audience) -> None:
        self.person = "" if audience is None else f"p{audience}"
        self.name = self.person
        self.match = match
        self.audience = audience
        self.sizes: list[int] = []  # of each step
        self.number = -1  # of the choice at which was looked last
        self.events = 0
        self.known: set[int] = set()  # cards in the view
        self.allowed: set[int] = set()  # cards that may be told now
        self.ever: set[int] = set()  # cards that might be told at some time
        self.roles: list[str | None] = []

    def look(self) -> None:
        """Note what may be known now; what was known a moment ago may still be told."""
        view = self.match.view(self.audience)
        assert isinstance(view, BangState)
        before, self.known = self.known, set(view.deck + view.pile + view.shelf)
        for zone in view.hand + view.front:
            self.known.update(zone)
        if view.choice is not None:  # the card a question is about may be in the deck again
            self.known.add(view.choice.card)
        self.known.discard(NONE)
        self.roles = [None if role == NONE else ROLES[role] for role in view.role]
        self.allowed = before | self.known | self._shuffled_in()
        self.ever |= self.allowed
        self.number, self.events = self.match.number, len(self.match.events)

    def _shuffled_in(self) -> set[int]:
        """Cards that were open during this step, and are in the deck again at its end."""
        events = self.match.events[self.events :]
        if not any(event.verb == "shuffle" for event in events):
            return set()
        bit = SPECTATOR if self.audience is None else self.audience
        return {event.card for event in events if event.see >> bit & 1}

    def send(self, text: str) -> None:
        if self.number != self.match.number:
            self.look()
        message = json.loads(text)
        if message["t"] == "step":
            self.sizes.append(len(text.encode()))
        if self.match.seed in text and message["t"] != "over":
            raise Leak(f"the seed: {text}")
        self._options(message.get("choice"))
        if message["t"] == "full":  # tells of the past as well
            self._read(message.pop("events"), "events", None, self.ever)
        self._read(message, "", None, self.allowed)

    def _options(self, choice: Any) -> None:
        if choice and "options" in choice and choice["seat"] != self.audience:
            raise Leak(f"options of seat {choice['seat']}")

    def _read(self, value: Any, key: str, seat: int | None, allowed: set[int]) -> None:
        if isinstance(value, dict):
            for name, inner in value.items():
                if name in ROLES and key != "hidden":
                    raise Leak(f"a role as key under {key!r}")
                self._read(inner, *_inside(name, key, seat), allowed)
        elif isinstance(value, list):
            for i, inner in enumerate(value):
                self._read(inner, key, i if key == "seats" else seat, allowed)
        elif isinstance(value, str):
            self._word(value, key, seat)
        elif isinstance(value, int) and not isinstance(value, bool):
            _number(value, key, allowed)

    def _word(self, word: str, key: str, seat: int | None) -> None:
        # Public: which roles are still hidden, and who won.
        if word not in ROLES or key == "hidden" or (key == "side" and self.match.result):
            return
        if key != "role" or seat is None or self.roles[seat] != word:
            raise Leak(f"{word} of seat {seat} under {key!r}")


def _inside(name: str, key: str, seat: int | None) -> tuple[str, int | None]:
    """Patches keep the key of what they change; the index below an array's is the seat."""
    if name in ("$i", "$d"):
        return key, seat
    if key == "seats" and name.isdigit():
        return key, int(name)
    return name, seat


def _number(number: int, key: str, allowed: set[int]) -> None:
    if key in COUNTS or (key == "card" and number in NO_CARD):
        return
    if key not in CARDS:
        raise Leak(f"a number under the unknown key {key!r}")
    if number not in allowed:
        raise Leak(f"card {number} under {key!r}")
