"""The topic that the Trading Post adds."""

from __future__ import annotations

from typing import Final

from posse.engine.ids import Topic

PAN: Final = Topic("pan")
