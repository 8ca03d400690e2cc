"""The verbs that the base game adds."""

from __future__ import annotations

from typing import Final

from posse.engine.ids import Verb

BARREL: Final = Verb("barrel")
EXPLODE: Final = Verb("explode")
JAIL: Final = Verb("jail")
PILE: Final = Verb("pile")
SPARE: Final = Verb("spare")
