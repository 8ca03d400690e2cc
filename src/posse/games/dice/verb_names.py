"""The verbs of The Dice Game: the names of its options and events."""

from __future__ import annotations

from typing import Final

from posse.engine import verb_names as shared
from posse.engine.ids import Verb

# Of options.
CLEAR: Final = Verb("clear")
DOUBLE: Final = Verb("double")
KEEP: Final = Verb("keep")
PASS: Final = Verb("pass")
TAKE: Final = Verb("take")

# Of options and events.
ARROW: Final = Verb("arrow")
BLESS: Final = Verb("bless")
DRINK: Final = Verb("drink")
RETURN: Final = Verb("return")
ROLL: Final = Verb("roll")
SHOOT: Final = Verb("shoot")
STOP: Final = shared.STOP

# Of events.
DIE: Final = Verb("die")
DODGE: Final = Verb("dodge")
DRAW: Final = shared.DRAW
DYNAMITE: Final = Verb("dynamite")
GATLING: Final = Verb("gatling")
HEAL: Final = Verb("heal")
HURT: Final = shared.HURT
INDIANS: Final = Verb("indians")
LOCK: Final = Verb("lock")
OUT: Final = shared.OUT
SPILL: Final = Verb("spill")
STING: Final = Verb("sting")
TURN: Final = shared.TURN
WIN: Final = shared.WIN
