"""Which events of BANG! are acts towards a player. The packs say it of their cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from posse.bots.bang.knowledge import Knowledge
from posse.bots.bang.sides import WITH_CARD
from posse.bots.suspicion.act_reader import ActReader, Watch
from posse.bots.suspicion.act_weights import ACTS, HELP, ROB
from posse.engine.event import Event
from posse.engine.ids import NOBODY, Seat
from posse.games.bang import verb_names
from posse.games.bang.cards import CARDS
from posse.games.bang.distance import Sights
from posse.games.bang.packs.base import verb_names as base_verb_names
from posse.games.bang.state import BangState
from posse.games.sheriff.state import SheriffState

# Events in which a player loses a card, by their own doing or not.
LOSSES: Final = (verb_names.TAKE, verb_names.ROB, verb_names.DISCARD)


class BangActReader(ActReader):
    """`acts`: by kind of card, or by verb of an ability, what it does to its target."""

    game = "bang"

    def __init__(self, known: Knowledge, watch: Watch | None = None) -> None:
        super().__init__(watch)
        self.acts = {name: ACTS.index(act) for name, act in known.acts.items()}
        self.misses: Mapping[str, float] = known.misses

    def read(self, view: SheriffState, event: Event) -> None:
        super().read(view, event)
        verb = event.verb
        if verb in WITH_CARD:
            act = self.acts.get(CARDS[event.card].kind.id) if event.card >= 0 else None
            if act not in (None, ROB):  # the event of a loot tells which card it was
                self.note(view, act, event.seat, event.other)
        elif verb in LOSSES:
            self._loss(view, event)
        elif verb == base_verb_names.JAIL:  # the 'draw!' before a turn, not the card Jail
            self.free = event.n > 0
        elif verb in self.acts:
            self.note(view, self.acts[verb], event.seat, event.other)

    def _loss(self, view: SheriffState, event: Event) -> None:
        """Return True if the seat on turn chose to do it. El Gringo and heirs have no choice."""
        by, at = event.seat, event.other
        if event.verb == verb_names.DISCARD:
            by, at = at, by
        if by == self.turn != NOBODY and at != NOBODY:
            burden = event.card >= 0 and self.misses.get(CARDS[event.card].kind.id, 0.0) < 0
            self.note(view, HELP if burden else ROB, by, at)

    def reachable(self, view: SheriffState, seat: Seat) -> list[Seat]:
        assert isinstance(view, BangState)
        return Sights(view, seat).in_reach
