"""What a seat at a BANG! table makes of the others."""

from __future__ import annotations

from posse.bots.bang.knowledge import Numbers
from posse.bots.sides import Memory, judge, merits, rivals, wishes
from posse.engine.choice import NONE
from posse.engine.event import Event
from posse.games.bang.cards import CARDS
from posse.games.bang.state import BangState
from posse.games.sheriff.roles import SHERIFF

WITH_CARD = ("play", "lay", "use")  # events in which the card says what was done


class BangMemory(Memory):
    """`hostile`: how much a kind of card, or an ability's event, is meant ill."""

    def __init__(self, hostile: Numbers) -> None:
        super().__init__()
        self.hostile = hostile
        self.taken: set[tuple[int, int]] = set()  # seats and cards they have taken once

    def note(self, event: Event) -> None:
        super().note(event)
        if event.verb == "take":
            self.taken.add((event.seat, event.card))

    def weight(self, event: Event) -> float:
        if event.verb not in WITH_CARD:
            return self.hostile.get(event.verb, 0.0)
        return self.hostile.get(CARDS[event.card].kind.id, 0.0) if event.card >= 0 else 0.0


def bang_wishes(view: BangState, memory: Memory) -> list[float]:
    """Judged by whom each went for; then once more by what that made of the hidden ones."""
    if SHERIFF not in view.roles:
        return rivals(view)
    first = merits(view)
    lean = judge(memory, first)
    guessed = [
        first[seat] if role != NONE else max(-0.5, min(0.5, -lean[seat]))
        for seat, role in enumerate(view.role)
    ]
    return wishes(view, judge(memory, guessed))
