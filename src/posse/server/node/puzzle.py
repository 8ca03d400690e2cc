"""A puzzle for a browser: cheap to set and to check, and it costs a phone about a second.

A puzzle is a line of text: when it was set, how hard it is, a random part and a signature. Nothing
is stored. A solution is one number for each of `PARTS` parts: the SHA-256 of the puzzle's own
SHA-256, the part and the number must begin with so many zero bits. Many easy parts in place of a
hard one make the time even: its standard deviation is a quarter of the mean.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence

PARTS = 16
_FORM = re.compile(r"([0-9a-f]{8})\.([0-9]{1,2})\.([A-Za-z0-9_-]{11})\.([A-Za-z0-9_-]{22})")
_SOLVED = re.compile(rf"([A-Za-z0-9_.-]{{40,60}}):([0-9]{{1,10}}(?:,[0-9]{{1,10}}){{{PARTS - 1}}})")


class BadSolution(Exception):
    """The text says why a solution is refused."""


class Puzzles:
    """Sets and checks puzzles. Nodes with the same key accept each other's."""

    def __init__(self, key: bytes, seconds: float) -> None:
        self._key = hmac.digest(key, b"puzzle", "sha256")
        self._seconds = seconds  # for which a puzzle is valid

    def make(self, bits: int, now: float) -> str:
        text = f"{int(now):08x}.{bits}.{secrets.token_urlsafe(8)}"
        return f"{text}.{self._seal(text)}"

    def solved(self, given: str, now: float) -> str:
        """The puzzle that was solved: `given` is the puzzle and the numbers.

        Raises BadSolution.
        """
        form = _SOLVED.fullmatch(given)
        bits = self._bits(form[1], now) if form else 0
        if form is None or not right(form[1], bits, [int(n) for n in form[2].split(",")]):
            raise BadSolution("the solution is wrong")
        return form[1]

    def name(self, puzzle: str) -> str:
        """A name that only nodes with this key can derive from the puzzle: 16 characters."""
        return _text(hmac.digest(self._key, b"name " + puzzle.encode(), "sha256")[:12])

    def _bits(self, puzzle: str, now: float) -> int:
        """How hard the puzzle is. Raises BadSolution if it is not ours, or too old."""
        form = _FORM.fullmatch(puzzle)
        if form is None or not hmac.compare_digest(form[4], self._seal(puzzle.rpartition(".")[0])):
            raise BadSolution("this puzzle is not from this server")
        # The clock of the node that set it may be ahead of ours.
        if abs(now - int(form[1], 16)) >= self._seconds:
            raise BadSolution("the puzzle is too old")
        return int(form[2])

    def _seal(self, text: str) -> str:
        return _text(hmac.digest(self._key, b"seal " + text.encode(), "sha256")[:16])


def right(puzzle: str, bits: int, numbers: Sequence[int]) -> bool:
    """Whether every number solves its part."""
    start = hashlib.sha256(puzzle.encode()).digest()
    return all(n < 1 << 32 and _zeros(start, i, n) >= bits for i, n in enumerate(numbers))


def _zeros(start: bytes, part: int, number: int) -> int:
    """With how many zero bits the hash begins; only the first 32 count."""
    tried = start + part.to_bytes(4, "big") + number.to_bytes(4, "big")
    return 32 - int.from_bytes(hashlib.sha256(tried).digest()[:4], "big").bit_length()


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")
