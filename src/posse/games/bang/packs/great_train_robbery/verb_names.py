"""The verbs that The Great Train Robbery adds."""

from __future__ import annotations

from typing import Final

from posse.engine.ids import Verb

BOARD: Final = Verb("board")
COUPLE: Final = Verb("couple")
DIVERT: Final = Verb("divert")
DOUBLE: Final = Verb("double")
DRIVE: Final = Verb("drive")
FACE: Final = Verb("face")
PLACE: Final = Verb("place")
RETURN: Final = Verb("return")
ROLL: Final = Verb("roll")
SKIP: Final = Verb("skip")
STATION: Final = Verb("station")
TERMINUS: Final = Verb("terminus")
TURN_OVER: Final = Verb("turn_over")
USE_BANG: Final = Verb("use_bang")
USE_CAT_BALOU: Final = Verb("use_cat_balou")
USE_PANIC: Final = Verb("use_panic")
