"""The verbs of the core of BANG!: the names of its options and events; packs add their own."""

from __future__ import annotations

from typing import Final

from posse.engine import verb_names as shared
from posse.engine.ids import Verb

# Of options.
DECK: Final = Verb("deck")
DECLINE: Final = Verb("decline")
END: Final = shared.END

# Of options and events.
BANG: Final = Verb("bang")
BEER: Final = Verb("beer")
BLEED: Final = shared.BLEED
CHOOSE: Final = Verb("choose")
DISCARD: Final = Verb("discard")
EXEMPT: Final = Verb("exempt")
GIVE: Final = Verb("give")
HEAL: Final = Verb("heal")
KEEP: Final = Verb("keep")
MIMIC: Final = Verb("mimic")
MISSED: Final = Verb("missed")
PICK: Final = Verb("pick")
PLAY: Final = Verb("play")
ROB: Final = Verb("rob")
TAKE: Final = Verb("take")
USE: Final = Verb("use")

# Of events.
DRAW: Final = shared.DRAW
FLIP: Final = Verb("flip")
GHOST: Final = Verb("ghost")
HURT: Final = shared.HURT
IMMUNE: Final = Verb("immune")
INHERIT: Final = Verb("inherit")
LAY: Final = Verb("lay")
OUT: Final = shared.OUT
PASS: Final = Verb("pass")
PENALTY: Final = Verb("penalty")
REWARD: Final = Verb("reward")
SHOW: Final = Verb("show")
SHUFFLE: Final = Verb("shuffle")
SWAP: Final = Verb("swap")
TOSS: Final = Verb("toss")
TURN: Final = shared.TURN
UNHURT: Final = Verb("unhurt")
WIN: Final = shared.WIN
