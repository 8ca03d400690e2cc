"""The verbs that the Trading Post adds."""

from __future__ import annotations

from typing import Final

from posse.engine.ids import Verb

# Of options and events.
BUY: Final = Verb("buy")
POCKET: Final = Verb("pocket")
STASH: Final = Verb("stash")

# Of events.
STOCK: Final = Verb("stock")
