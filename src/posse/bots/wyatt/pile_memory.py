"""What a seat remembers of a round: the cards in the discard pile."""

from __future__ import annotations

from posse.engine.event import Event
from posse.engine.ids import NONE
from posse.games.wyatt import verb_names
from posse.games.wyatt.cards import EARP, HIDEOUT, KIND, WANTED

# Events that put their card on the pile.
COVERING = (
    verb_names.OPEN,
    verb_names.DISCARD,
    verb_names.FLIP,
    verb_names.MISS,
    verb_names.LOSE,
)
SYMBOLS = (WANTED, EARP)  # cards that go onto the pile at once
FRESH = (verb_names.ROUND, verb_names.SHUFFLE)


class PileMemory:
    """The kinds in the pile, bottom first. A card that a player fetched secretly still counts."""

    def __init__(self) -> None:
        self.kinds: list[int] = []

    def note(self, event: Event) -> None:
        kind = KIND[event.card] if event.card != NONE else NONE
        if event.verb in FRESH:
            self.kinds = []
        elif event.verb in COVERING or (event.verb == verb_names.PLAY and kind in SYMBOLS):
            self.kinds.append(kind)
        elif event.verb == verb_names.FREE:
            self.kinds.append(HIDEOUT)
        elif event.verb in (verb_names.PICK, verb_names.FETCH) and kind in self.kinds:
            self.kinds.remove(kind)
