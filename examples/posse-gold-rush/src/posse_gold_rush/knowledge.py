"""What bots know of Gold Rush."""

from __future__ import annotations

from typing import Final

from posse.bots.bang.knowledge import Knowledge, flat
from posse.games.bang import topics
from posse_gold_rush.camp import BUY

KNOWLEDGE: Final = Knowledge(
    worth={"fools_gold": 6.0},  # in the hand; an ordinary card is worth 4
    misses={"riding_boots": 6.0, "talisman": 5.0, "gun_belt": 3.0},  # in front
    answers={(topics.PLAY, BUY): flat(2.0)},  # ending the turn scores 0
    abilities={"dusty_digger": 5.0},
)
