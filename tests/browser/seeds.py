"""The name of whoever sits in the first seat is the seed, so the same person gets the same deal."""

from __future__ import annotations

import hashlib


def seed_of(name: str) -> str:
    return hashlib.sha256(name.encode()).hexdigest()[:32]
