"""The name of the person in the first seat is the seed, so the same person gets the same deal.

The text after a `-` does not count: with a long name a person gets the same deal as with a short
one.
"""

from __future__ import annotations

import hashlib


def seed_of(name: str) -> str:
    return hashlib.sha256(name.partition("-")[0].encode()).hexdigest()[:32]
