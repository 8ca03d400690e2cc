"""The verbs that Dodge City adds."""

from __future__ import annotations

from typing import Final

from posse.engine.ids import Verb

# Of options and events.
AIM: Final = Verb("aim")
TRADE: Final = Verb("trade")
