"""The topics that The Dice Game asks about."""

from __future__ import annotations

from typing import Final

from posse.engine.ids import Topic

ROLL: Final = Topic("roll")
SHOOT: Final = Topic("shoot")
DRINK: Final = Topic("drink")
GULP: Final = Topic("gulp")
ARROWS: Final = Topic("arrows")
BLESS: Final = Topic("bless")
BART: Final = Topic("bart")
PEDRO: Final = Topic("pedro")
