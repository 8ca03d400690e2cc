"""The topics that Dodge City adds."""

from __future__ import annotations

from typing import Final

from posse.engine.ids import Topic

MIMIC: Final = Topic("mimic")
