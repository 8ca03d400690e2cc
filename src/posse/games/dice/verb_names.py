"""The verbs of The Dice Game: the names of its options and events."""

from __future__ import annotations

from typing import Final

from posse.engine import verb_names as shared
from posse.engine.ids import Verb

ARROW: Final = Verb("arrow")
BLESS: Final = Verb("bless")
CLEAR: Final = Verb("clear")
DIE: Final = Verb("die")
DODGE: Final = Verb("dodge")
DOUBLE: Final = Verb("double")
DRAW: Final = shared.DRAW
DRINK: Final = Verb("drink")
DYNAMITE: Final = Verb("dynamite")
GATLING: Final = Verb("gatling")
HEAL: Final = Verb("heal")
HURT: Final = shared.HURT
INDIANS: Final = Verb("indians")
KEEP: Final = Verb("keep")
LOCK: Final = Verb("lock")
OUT: Final = shared.OUT
PASS: Final = Verb("pass")
RETURN: Final = Verb("return")
ROLL: Final = Verb("roll")
SHOOT: Final = Verb("shoot")
SPILL: Final = Verb("spill")
STING: Final = Verb("sting")
STOP: Final = shared.STOP
TAKE: Final = Verb("take")
TURN: Final = shared.TURN
WIN: Final = shared.WIN
