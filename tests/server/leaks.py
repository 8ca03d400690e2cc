"""Checks everything that is sent to one guest for secrets.

It fails closed: a number under a key that is not known to be harmless counts as a card, and a
secret role anywhere but in its place counts as a leak. What is allowed comes from the engine's
view of the seat, not from the server. The secrets of each game are in secret_cards.py.
"""

from __future__ import annotations

import json
from typing import Any

from posse.engine.ids import SPECTATOR
from posse.engine.match import Match
from posse.server.table.guest import Audience
from tests.server.secret_cards import SECRETS

AT_THE_END = {"winners", "scores"}


class Leak(AssertionError):
    pass


class Eyes:
    """A guest that checks every message."""

    def __init__(self, match: Match, audience: Audience) -> None:
        self.person = "" if audience is None else f"p{audience}"
        self.name = self.person
        self.address = ""
        self.match = match
        self.secrets = SECRETS[match.game.id]
        self.audience = audience
        self.sizes: list[int] = []  # of each step
        self.number = -1  # of the choice at which was looked last
        self.events = 0
        self.known: set[int] = set()  # cards in the view
        self.allowed: set[int] = set()  # cards that may be sent now
        self.ever: set[int] = set()  # cards that might be sent at some time
        # Open once in this turn, in the deck again, and still named as what costs a life.
        self.passed: set[int] = set()
        self.roles: list[str | None] = []

    def look(self) -> None:
        """Notes what may be known now. What was known at the last step may still be sent."""
        view = self.match.view(self.audience)
        before, self.known = self.known, self.secrets.known(view)
        self.roles = self.secrets.roles(view)
        seat = SPECTATOR if self.audience is None else self.audience
        fresh = self.match.events[self.events :]
        if any(event.verb == "turn" for event in fresh):
            self.passed = set()
        self.passed |= self.secrets.passing(fresh, seat)
        self.allowed = before | self.known | self.passed
        self.ever |= self.allowed
        self.number, self.events = self.match.number, len(self.match.events)

    def send(self, text: str) -> None:
        if self.number != self.match.number:
            self.look()
        message = json.loads(text)
        if message["t"] == "step":
            self.sizes.append(len(text.encode()))
        if self.match.seed in text and message["t"] != "over":
            raise Leak(f"the seed: {text}")
        if message["t"] == "hint":
            self._hint(message)
            return
        self._options(message.get("choice"))
        if message["t"] == "table":
            self._evening(message["table"].pop("evening", None))
        if message["t"] == "full":  # tells of the past as well
            self._read(message.pop("events"), "events", None, self.ever)
        self._read(message, "", None, self.allowed)

    def _hint(self, message: dict[str, Any]) -> None:
        """A reason may name only what the seat sees or could answer with."""
        asked = self.match.choice
        if asked is None or asked.seat != self.audience or message.pop("choice") != self.number:
            raise Leak(f"a hint for somebody else: {message}")
        own = {option.card for option in asked.options}
        self._read(message, "", None, self.allowed | own)

    def _evening(self, evening: Any) -> None:
        """The standings name roles. They may tell only of matches that are over."""
        if evening and evening["players"] and self.match.result is None:
            raise Leak(f"standings of a match that goes on: {evening}")

    def dismiss(self) -> None:
        raise AssertionError("the table does not leave")

    def _options(self, choice: Any) -> None:
        if choice and "options" in choice and choice["seat"] != self.audience:
            raise Leak(f"options of seat {choice['seat']}")

    def _read(self, value: Any, key: str, seat: int | None, allowed: set[int]) -> None:
        if isinstance(value, dict):
            self._read_table(value, key, seat, allowed)
        elif isinstance(value, list):
            if key == "pile" and len(value) > self.secrets.top:
                raise Leak(f"{len(value)} cards of the pile")
            for i, inner in enumerate(value):
                self._read(inner, key, i if key == "seats" else seat, allowed)
        elif isinstance(value, str):
            self._word(value, key, seat)
        elif isinstance(value, int) and not isinstance(value, bool):
            self._number(value, key, allowed)

    def _read_table(
        self, table: dict[str, Any], key: str, seat: int | None, allowed: set[int]
    ) -> None:
        for name, inner in table.items():
            if name in self.secrets.private() and inner is not None and seat != self.audience:
                raise Leak(f"{name} of seat {seat}")
            if name in self.secrets.words and key != "hidden":
                raise Leak(f"a secret word as key under {key!r}")
            if name != "card" or not self.secrets.names(table, key, allowed):
                self._read(inner, *_inside(name, key, seat), allowed)

    def _word(self, word: str, key: str, seat: int | None) -> None:
        # Public: which roles are still hidden, and who won.
        secret = word in self.secrets.words
        if not secret or key == "hidden" or (key == "side" and self.match.result):
            return
        if key != "role" or seat is None or self.roles[seat] != word:
            raise Leak(f"{word} of seat {seat} under {key!r}")

    def _number(self, number: int, key: str, allowed: set[int]) -> None:
        if key in AT_THE_END and self.match.result is None:
            raise Leak(f"{key!r} before the end")
        if key in self.secrets.counts:
            return
        if key not in self.secrets.cards:
            raise Leak(f"a number under the unknown key {key!r}")
        if number not in allowed:
            raise Leak(f"card {number} under {key!r}")


def _inside(name: str, key: str, seat: int | None) -> tuple[str, int | None]:
    """The paths in a patch: keys, and the index in an array of seats."""
    if name in ("$i", "$d"):
        return key, seat
    if key == "seats" and name.isdigit():
        return key, int(name)
    return name, seat
