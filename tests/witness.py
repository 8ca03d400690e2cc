"""What a test reports if it fails: the match it had dealt, and the seed of its random numbers.

Only the last entry of each kind is kept, and every test begins without any.
"""

from __future__ import annotations

import os

# Seconds after which something counts as never happening: long, because a machine may be busy.
PATIENCE = float(os.environ.get("POSSE_PATIENCE", "120"))
SEED = os.environ.get("POSSE_SEED", "1")  # of everything random in a test
NOTES: dict[str, str] = {}


def note(kind: str, text: str) -> None:
    NOTES[kind] = text
