"""The verbs that mean the same in every game. Server, lab and terminal read them."""

from __future__ import annotations

from typing import Final

from posse.engine.ids import Verb

BLEED: Final[Verb] = Verb("bleed")
DRAW: Final[Verb] = Verb("draw")
END: Final[Verb] = Verb("end")
HURT: Final[Verb] = Verb("hurt")
OUT: Final[Verb] = Verb("out")
STOP: Final[Verb] = Verb("stop")
TURN: Final[Verb] = Verb("turn")
WIN: Final[Verb] = Verb("win")
