"""What a seat at a BANG! table makes of the others."""

from __future__ import annotations

from posse.bots.sides import Memory, judge, merits, wishes
from posse.engine.choice import NONE
from posse.engine.event import Event
from posse.games.bang.cards import CARDS
from posse.games.bang.state import BangState

# How hostile it is to use such a card on somebody; what is not listed counts as a shot.
HOSTILE = {"panic": 0.4, "cat_balou": 0.4, "jail": 0.7}
SHOT = 1.0


class BangMemory(Memory):
    def weight(self, event: Event) -> float:
        if event.verb not in ("play", "lay") or event.card < 0:
            return 0.0
        return HOSTILE.get(CARDS[event.card].kind.id, SHOT)


def bang_wishes(view: BangState, memory: Memory) -> list[float]:
    """Judged by whom each went for; then once more by what that made of the hidden ones."""
    first = merits(view)
    lean = judge(memory, first)
    guessed = [
        first[seat] if role != NONE else max(-0.5, min(0.5, -lean[seat]))
        for seat, role in enumerate(view.role)
    ]
    return wishes(view, judge(memory, guessed))
