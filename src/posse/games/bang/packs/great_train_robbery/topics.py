"""The topics that The Great Train Robbery adds."""

from __future__ import annotations

from typing import Final

from posse.engine.ids import Topic

BOARD: Final = Topic("board")
PLACE: Final = Topic("place")
SHADE: Final = Topic("shade")
CIRCUS: Final = Topic("circus")
COAL: Final = Topic("coal")
LOUNGE: Final = Topic("lounge")
MAIL: Final = Topic("mail")
CATTLE: Final = Topic("cattle")
OFFER: Final = Topic("offer")
GIVE: Final = Topic("give")
SWAP: Final = Topic("swap")
ROBBERY: Final = Topic("robbery")
MAP: Final = Topic("map")
STEAM: Final = Topic("steam")
