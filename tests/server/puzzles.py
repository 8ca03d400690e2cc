"""Solves puzzles as a browser does."""

from __future__ import annotations

from hashlib import sha256
from itertools import count

from posse.server.node.puzzle import PARTS


def solution(puzzle: str, bits: int) -> str:
    """The puzzle and its numbers, as the header says them."""
    start = sha256(puzzle.encode()).digest()
    numbers = [
        next(n for n in count() if _fits(start + part.to_bytes(4) + n.to_bytes(4), bits))
        for part in range(PARTS)
    ]
    return f"{puzzle}:{','.join(map(str, numbers))}"


def _fits(tried: bytes, bits: int) -> bool:
    return int.from_bytes(sha256(tried).digest()) >> (256 - bits) == 0
