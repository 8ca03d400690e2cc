"""Which events of The Dice Game are acts towards somebody."""

from __future__ import annotations

from typing import Final

from posse.bots.suspicion.act_reader import ActReader
from posse.bots.suspicion.act_weights import HELP, OVER, SHOT, SWEEP
from posse.engine.event import Event
from posse.games.dice import verb_names
from posse.games.dice.state import DiceState
from posse.games.dice.targets import targets
from posse.games.sheriff.state import SheriffState

ACTS: Final = {
    verb_names.SHOOT: SHOT,
    verb_names.DRINK: HELP,
    verb_names.BLESS: HELP,
    verb_names.GATLING: SWEEP,
}


class DiceActReader(ActReader):
    """A shot must hit a player, so it also says something about those it spared."""

    game = "dice"

    def read(self, view: SheriffState, event: Event) -> None:
        super().read(view, event)
        if event.verb not in ACTS:
            return
        if event.verb == verb_names.SHOOT and event.card >= 0:
            assert isinstance(view, DiceState)
            for other in targets(view, event.seat, event.card) if event.seat in view.ring else []:
                if other != event.other:
                    self.note(view, OVER, event.seat, other)
        self.note(view, ACTS[event.verb], event.seat, event.other)

    def close(self, view: SheriffState) -> None:
        """A turn without shots says nothing, because dice decide who can be hit."""
