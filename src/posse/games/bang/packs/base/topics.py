"""The topics that the base game adds."""

from __future__ import annotations

from typing import Final

from posse.engine.ids import Topic

KEEP: Final = Topic("keep")
