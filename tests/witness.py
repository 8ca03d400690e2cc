"""What a test tells about itself if it fails: the match it had dealt, the seed of its luck.

Only the last word of each kind is kept, and every test begins without any.
"""

from __future__ import annotations

import os

# Seconds after which what has not happened counts as never: long, for a busy machine is no fault.
PATIENCE = 120.0
SEED = os.environ.get("POSSE_SEED", "1")  # of whatever a test leaves to luck
NOTES: dict[str, str] = {}


def note(kind: str, text: str) -> None:
    NOTES[kind] = text
