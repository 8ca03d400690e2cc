"""Chance as plain data: a keyed counter, the same on every platform and build.

Draw number k is word k % 16 of BLAKE2b(key, k // 16). Without the key nobody can predict the next
card from those seen so far. With the key everybody can check every shuffle.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence
from typing import TypeVar

from posse.engine.errors import ChanceRanOut

WORDS = 16  # 32-bit words in one 64-byte block
REST = -1  # in a tape: the rest of this shuffle stays as it is
END = 1 << 40  # in a tape: from here on the key decides, as if there were no tape

Id = TypeVar("Id", bound=int)


def key_of(seed: str) -> bytes:
    """Return the secret key of a seed. It is never equal to the published commitment."""
    return hashlib.blake2b(seed.encode(), digest_size=32, person=b"posse-chance").digest()


def commitment(seed: str) -> str:
    """Return the hash that the table shows before the match, to check the seed after it."""
    return hashlib.sha256(seed.encode()).hexdigest()


class Chance:
    """The only source of chance in a state.

    A scenario gives a `tape`: then every result comes from it. A value of the tape is the number of
    the result. A value below zero is the complement of a bit mask of items: the result is the
    candidate that is in the mask. That is how a scenario names a card.
    """

    def __init__(self, key: bytes, drawn: int = 0, tape: list[int] | None = None) -> None:
        self.key = key
        self.drawn = drawn
        self.tape = tape
        self.words: tuple[int, ...] = ()  # the block that draw number `drawn` lies in

    def clone(self) -> Chance:
        """Return an equal, independent source of chance."""
        other = Chance(self.key, self.drawn, None if self.tape is None else self.tape[:])
        other.words = self.words
        return other

    def same(self, other: Chance) -> bool:
        """Return True if both will draw the same."""
        mine = (self.key, self.drawn, self.tape)
        return mine == (other.key, other.drawn, other.tape)

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n - 1, each equally likely.

        Raises ChanceRanOut if a tape has no value left.
        """
        if self.tape is not None:
            return self._scripted(n)
        fair = 0x100000000 - 0x100000000 % n  # words from here on would favour small results
        while True:
            at = self.drawn % WORDS
            if at == 0 or not self.words:
                self._turn_page()
            self.drawn += 1
            word = self.words[at]
            if word < fair:
                return word % n

    def pick(self, items: list[Id]) -> Id:
        """Return one of these cards or seats, each equally likely.

        Raises ChanceRanOut if a tape has no value left.
        """
        return items[self.below(len(items)) if self.tape is None else self._named(items)]

    def shuffle(self, cards: list[Id]) -> None:
        """Shuffle the list in place (Fisher-Yates).

        The last card is the top; it is picked first.
        """
        for i in range(len(cards) - 1, 0, -1):
            if self.tape and self.tape[0] == REST:
                self.tape.pop(0)
                return
            j = self.below(i + 1) if self.tape is None else self._named(cards[: i + 1])
            cards[i], cards[j] = cards[j], cards[i]

    def _turn_page(self) -> None:
        """Compute the block of words that the next draw lies in."""
        block = (self.drawn // WORDS).to_bytes(8, "little")
        digest = hashlib.blake2b(block, key=self.key).digest()
        self.words = struct.unpack("<16I", digest)

    def _named(self, items: Sequence[int]) -> int:
        """Return which of the candidates the tape gives, by number or by name."""
        assert self.tape is not None
        if not self.tape or self.tape[0] >= 0:
            return self._scripted(len(items))
        mask = ~self.tape.pop(0)
        for i, item in enumerate(items):
            if mask >> item & 1:
                return i
        raise ChanceRanOut(f"`chance` names what is not among the {len(items)} to pick from")

    def _scripted(self, n: int) -> int:
        assert self.tape is not None
        if not self.tape:
            raise ChanceRanOut(f"a random pick among {n} is not in `chance`")
        if self.tape[0] == END:
            self.tape = None
            return self.below(n)
        value = self.tape.pop(0)
        if value < 0:
            raise ChanceRanOut("`chance` gives a name where a number is picked")
        if value >= n:
            raise ChanceRanOut(f"`chance` gives {value}, but the pick is among 0..{n - 1}")
        return value
