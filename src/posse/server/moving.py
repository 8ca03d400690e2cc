"""A seat moves to another device by a short code: whoever brings the code becomes that person.

A code is 8 characters out of 31, so there are 8.5 · 10¹¹ of them. It is good once and for a few
minutes, each person has one at a time, and an address may try a handful (`Door.move`): somebody
who guesses for the whole life of a thousand codes from a thousand addresses meets one of them
with a chance of about one in forty thousand. The token it stands for is never stored anywhere.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from dataclasses import dataclass

from posse.server.errors import Refused
from posse.server.settings import Settings

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # nothing that is read for something else
LENGTH = 8
_BLANKS = re.compile(r"[\s-]+")


@dataclass(frozen=True)
class Move:
    person: str
    token: str
    table: str | None  # where the other device goes
    until: float


class Moves:
    """Codes that are good now. A restart forgets them; then one asks for another."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._moves: dict[str, Move] = {}  # by the hash of the code
        self._codes: dict[str, str] = {}  # that hash, by person

    def offer(self, person: str, token: str, table: str | None, now: float) -> str:
        """A fresh code; an older one of the same person is no longer good."""
        self._forget(self._codes.get(person, ""))
        self.sweep(now)
        if len(self._moves) >= self.settings.move_codes:
            raise Refused("busy", "too many seats are being moved; wait a moment", 429)
        code = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
        key = _key(code)
        self._moves[key] = Move(person, token, table, now + self.settings.move_time)
        self._codes[person] = key
        return code

    def take(self, code: str, now: float) -> Move:
        """Who the code stands for. Wrong, old or used: it does not say which."""
        key = _key(_BLANKS.sub("", code).upper())
        move = self._moves.get(key)
        self._forget(key)
        if move is None or move.until <= now:
            raise Refused("no_code", "this code is not good, or no longer", 404)
        return move

    def sweep(self, now: float) -> None:
        for key in [key for key, move in self._moves.items() if move.until <= now]:
            self._forget(key)

    def _forget(self, key: str) -> None:
        move = self._moves.pop(key, None)
        if move is not None:
            del self._codes[move.person]


def _key(code: str) -> str:
    return hashlib.sha256(code.encode(errors="replace")).hexdigest()
