"""What the server leaves to chance: deals, bots and pauses. Tests bring their own.

Keys, addresses and codes are not luck: they are secrets and always come from the system.
"""

from __future__ import annotations

import random
import secrets

SYSTEM = random.SystemRandom()


class RandomSource:
    """The system's own random numbers: nobody can foresee a deal."""

    def seed(self) -> str:
        """The seed of a match or of a bot."""
        return secrets.token_hex(16)

    def below(self, count: int) -> int:
        return SYSTEM.randrange(count)

    def between(self, low: float, high: float) -> float:
        return SYSTEM.uniform(low, high)
