"""Everything that the files of the packs say, together."""

from __future__ import annotations

from typing import Final

from posse.bots.bang.knowledge import learn
from posse.engine.game import game

KNOWN: Final = learn(["topics", *game("bang").packs])
