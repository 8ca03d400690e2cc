"""The verbs of Wyatt Earp: the names of its options and events."""

from __future__ import annotations

from typing import Final

from posse.engine import verb_names as shared
from posse.engine.ids import Verb

AIM: Final = Verb("aim")
ASK: Final = Verb("ask")
ATTACH: Final = Verb("attach")
BANK: Final = Verb("bank")
DECK: Final = Verb("deck")
DISCARD: Final = Verb("discard")
DRAW: Final = shared.DRAW
DUEL: Final = Verb("duel")
EARP: Final = Verb("earp")
FETCH: Final = Verb("fetch")
FLIP: Final = Verb("flip")
FREE: Final = Verb("free")
GIVE: Final = Verb("give")
GUN: Final = Verb("gun")
HIDE: Final = Verb("hide")
HIDEOUT: Final = Verb("hideout")
KEEP: Final = Verb("keep")
LAY: Final = Verb("lay")
LOSE: Final = Verb("lose")
MISS: Final = Verb("miss")
NOBODY: Final = Verb("nobody")
OPEN: Final = Verb("open")
OVER: Final = Verb("over")
PASS: Final = Verb("pass")
PAY: Final = Verb("pay")
PHOTO: Final = Verb("photo")
PICK: Final = Verb("pick")
PILE: Final = Verb("pile")
PLAY: Final = Verb("play")
POINTS: Final = Verb("points")
POST: Final = Verb("post")
POSTER: Final = Verb("poster")
RIDE: Final = Verb("ride")
ROUND: Final = Verb("round")
SEARCH: Final = Verb("search")
SHOOT: Final = Verb("shoot")
SHUFFLE: Final = Verb("shuffle")
STAGECOACH: Final = Verb("stagecoach")
STEAL: Final = Verb("steal")
STOP: Final = shared.STOP
STUCK: Final = Verb("stuck")
TAKE: Final = Verb("take")
TURN: Final = shared.TURN
WANTED: Final = Verb("wanted")
WIN: Final = shared.WIN
