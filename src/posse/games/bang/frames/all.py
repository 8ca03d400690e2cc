"""Every frame of the core, by name: what a save may hold beside the frames of packs."""

from __future__ import annotations

from typing import Final

from posse.engine.frame import Frame
from posse.games.bang.frames.choose_card import Loot
from posse.games.bang.frames.death import Death, Settle, Share
from posse.games.bang.frames.draw_check import Check, Pick
from posse.games.bang.frames.duel import Duel, DuelOver, Indians
from posse.games.bang.frames.general_store import Store
from posse.games.bang.frames.hurt import Hurt
from posse.games.bang.frames.leave_out import Exempt
from posse.games.bang.frames.pay import Pay
from posse.games.bang.frames.played import Price
from posse.games.bang.frames.shot import Shot, Volley
from posse.games.bang.frames.simultaneous import Estate, Together, Verdict
from posse.games.bang.frames.taking_effect import Acting
from posse.games.bang.frames.turn import Checks, Discard, Draw, Leave, Play

CORE: Final[tuple[type[Frame], ...]] = (
    Check, Pick, Death, Settle, Share, Duel, DuelOver, Indians, Hurt, Loot, Pay, Price, Shot,
    Volley, Store, Checks, Draw, Play, Discard, Exempt, Together, Estate, Verdict,
    Acting, Leave,
)  # fmt: skip
