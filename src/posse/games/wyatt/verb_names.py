"""The verbs of Wyatt Earp: the names of its options and events."""

from __future__ import annotations

from typing import Final

from posse.engine import verb_names as shared
from posse.engine.ids import Verb

# Of options.
BANK: Final = Verb("bank")
DECK: Final = Verb("deck")
GUN: Final = Verb("gun")
HIDEOUT: Final = Verb("hideout")
KEEP: Final = Verb("keep")
PASS: Final = Verb("pass")
PHOTO: Final = Verb("photo")
PILE: Final = Verb("pile")
RIDE: Final = Verb("ride")
SHOOT: Final = Verb("shoot")
STAGECOACH: Final = Verb("stagecoach")
STOP: Final = shared.STOP
TAKE: Final = Verb("take")
WANTED: Final = Verb("wanted")

# Of options and events.
ASK: Final = Verb("ask")
DISCARD: Final = Verb("discard")
FREE: Final = Verb("free")
HIDE: Final = Verb("hide")
LAY: Final = Verb("lay")
SEARCH: Final = Verb("search")
STEAL: Final = Verb("steal")

# Of events.
AIM: Final = Verb("aim")
ATTACH: Final = Verb("attach")
DRAW: Final = shared.DRAW
DUEL: Final = Verb("duel")
FETCH: Final = Verb("fetch")
FLIP: Final = Verb("flip")
GIVE: Final = Verb("give")
LOSE: Final = Verb("lose")
MISS: Final = Verb("miss")
NOBODY: Final = Verb("nobody")
OPEN: Final = Verb("open")
OVER: Final = Verb("over")
PAY: Final = Verb("pay")
PICK: Final = Verb("pick")
PLAY: Final = Verb("play")
POINTS: Final = Verb("points")
POST: Final = Verb("post")
POSTER: Final = Verb("poster")
ROUND: Final = Verb("round")
SHUFFLE: Final = Verb("shuffle")
STUCK: Final = Verb("stuck")
TURN: Final = shared.TURN
WIN: Final = shared.WIN

# Of the kind Wyatt Earp. It is played in three ways, and no option has this verb.
EARP: Final = Verb("earp")
