"""The topics that the core of BANG! asks about; packs add their own."""

from __future__ import annotations

from typing import Final

from posse.engine.ids import Topic

PLAY: Final = Topic("play")
SHOT: Final = Topic("shot")
SAVE: Final = Topic("save")
DUEL: Final = Topic("duel")
INDIANS: Final = Topic("indians")
LOOT: Final = Topic("loot")
STORE: Final = Topic("store")
PAY: Final = Topic("pay")
LIMIT: Final = Topic("limit")
REST: Final = Topic("rest")
DRAW: Final = Topic("draw")
CHECK: Final = Topic("check")
DUPLICATE: Final = Topic("duplicate")
SHARE: Final = Topic("share")
EXEMPT: Final = Topic("exempt")
