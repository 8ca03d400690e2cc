"""The topics that Wyatt Earp asks about."""

from __future__ import annotations

from typing import Final

from posse.engine.ids import Topic

DRAW: Final = Topic("draw")
PLAY: Final = Topic("play")
NOW: Final = Topic("now")
WANTED: Final = Topic("wanted")
STEAL: Final = Topic("steal")
HIDEOUT: Final = Topic("hideout")
REPLY: Final = Topic("reply")
SEARCH: Final = Topic("search")
FREE: Final = Topic("free")
