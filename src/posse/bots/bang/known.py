"""Everything that the files of the packs say, together."""

from __future__ import annotations

from typing import Final

from posse.bots.bang.knowledge import learn
from posse.engine.game import game

PACKS: Final = game("bang").packs
WHYS: Final = ["why", *[f"{pack}_why" for pack in PACKS]]
KNOWN: Final = learn(["topics", *PACKS, *WHYS])
# The deputy's files say where it knows better.
EXPERT: Final = learn(["topics", *PACKS, *[f"{pack}_deputy" for pack in PACKS], *WHYS])
