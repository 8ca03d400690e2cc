"""The verbs that The Great Train Robbery adds."""

from __future__ import annotations

from typing import Final

from posse.engine.ids import Verb

# Of options.
DRIVE: Final = Verb("drive")

# Of options and events.
BOARD: Final = Verb("board")
DIVERT: Final = Verb("divert")
DOUBLE: Final = Verb("double")
FACE: Final = Verb("face")
PLACE: Final = Verb("place")
ROLL: Final = Verb("roll")
SKIP: Final = Verb("skip")
USE_BANG: Final = Verb("use_bang")
USE_CAT_BALOU: Final = Verb("use_cat_balou")
USE_PANIC: Final = Verb("use_panic")

# Of events.
COUPLE: Final = Verb("couple")
RETURN: Final = Verb("return")
STATION: Final = Verb("station")
TERMINUS: Final = Verb("terminus")
TURN_OVER: Final = Verb("turn_over")
