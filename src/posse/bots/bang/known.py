"""Everything that the files of the packs say, together."""

from __future__ import annotations

from typing import Final

from posse.bots.bang.knowledge import learn
from posse.engine.game import game

KNOWN: Final = learn(["topics", *game("bang").packs])
# The deputy's files say where it knows better.
EXPERT: Final = learn(
    ["topics", *game("bang").packs, *[f"{pack}_deputy" for pack in game("bang").packs]]
)
