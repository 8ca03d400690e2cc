"""The verbs of the core of BANG!: the names of its options and events; packs add their own."""

from __future__ import annotations

from typing import Final

from posse.engine import verb_names as shared
from posse.engine.ids import Verb

BANG: Final = Verb("bang")
BEER: Final = Verb("beer")
BLEED: Final = shared.BLEED
CHOOSE: Final = Verb("choose")
DECK: Final = Verb("deck")
DECLINE: Final = Verb("decline")
DISCARD: Final = Verb("discard")
DRAW: Final = shared.DRAW
END: Final = shared.END
EXEMPT: Final = Verb("exempt")
FLIP: Final = Verb("flip")
GHOST: Final = Verb("ghost")
GIVE: Final = Verb("give")
HEAL: Final = Verb("heal")
HURT: Final = shared.HURT
IMMUNE: Final = Verb("immune")
INHERIT: Final = Verb("inherit")
KEEP: Final = Verb("keep")
LAY: Final = Verb("lay")
MIMIC: Final = Verb("mimic")
MISSED: Final = Verb("missed")
OUT: Final = shared.OUT
PASS: Final = Verb("pass")
PENALTY: Final = Verb("penalty")
PICK: Final = Verb("pick")
PLAY: Final = Verb("play")
REWARD: Final = Verb("reward")
ROB: Final = Verb("rob")
SHOW: Final = Verb("show")
SHUFFLE: Final = Verb("shuffle")
SWAP: Final = Verb("swap")
TAKE: Final = Verb("take")
TOSS: Final = Verb("toss")
TURN: Final = shared.TURN
UNHURT: Final = Verb("unhurt")
USE: Final = Verb("use")
WIN: Final = shared.WIN
