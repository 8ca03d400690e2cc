"""The verbs that the base game adds."""

from __future__ import annotations

from typing import Final

from posse.engine.ids import Verb

# Of options.
PILE: Final = Verb("pile")

# Of options and events.
BARREL: Final = Verb("barrel")
SPARE: Final = Verb("spare")

# Of events.
EXPLODE: Final = Verb("explode")
JAIL: Final = Verb("jail")
