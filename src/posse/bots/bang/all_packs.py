"""What the bots know of all packs together."""

from __future__ import annotations

from typing import Final

from posse.bots.bang.knowledge import learn
from posse.engine.game import game

PACKS: Final = [f"packs.{pack}" for pack in game("bang").packs]
REASONS: Final = ["why", *[f"{pack}.reasons" for pack in PACKS]]
KNOWN: Final = learn(["topics", *[f"{pack}.knowledge" for pack in PACKS], *REASONS])
# The deputy's modules replace entries that the deputy knows better.
EXPERT: Final = learn(
    [
        "topics",
        *[f"{pack}.knowledge" for pack in PACKS],
        *[f"{pack}.deputy_knowledge" for pack in PACKS],
        *REASONS,
    ]
)
