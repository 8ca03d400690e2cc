"""The verbs that mean the same in every game. Server, lab and terminal read them."""

from __future__ import annotations

from typing import Final

from posse.engine.ids import Verb

BLEED: Final = Verb("bleed")
DRAW: Final = Verb("draw")
END: Final = Verb("end")
HURT: Final = Verb("hurt")
OUT: Final = Verb("out")
STOP: Final = Verb("stop")
TURN: Final = Verb("turn")
WIN: Final = Verb("win")
