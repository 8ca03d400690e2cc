"""Random numbers for deals, bots and pauses. Tests replace them.

Keys, links and codes are secrets: they always come from the system, not from here.
"""

from __future__ import annotations

import random
import secrets

SYSTEM = random.SystemRandom()


class RandomSource:
    """Random numbers of the system, so that nobody can predict a deal."""

    def seed(self) -> str:
        """The seed of a match or of a bot."""
        return secrets.token_hex(16)

    def below(self, count: int) -> int:
        """A whole number from 0 to `count` - 1."""
        return SYSTEM.randrange(count)

    def between(self, low: float, high: float) -> float:
        """A number between two others."""
        return SYSTEM.uniform(low, high)
