"""One look at a table of Wyatt Earp: what follows from the view of a seat."""

from __future__ import annotations

from typing import Final

from posse.bots.wyatt.pile_memory import PileMemory
from posse.bots.wyatt.poster_values import PosterValues
from posse.engine.choice import Option
from posse.engine.ids import NONE, Seat, seats_at
from posse.games.wyatt.cards import COUNT, EARP, KIND, KINDS, PHOTO
from posse.games.wyatt.frames.draw import DRAWN
from posse.games.wyatt.plays import SET, counted, ways
from posse.games.wyatt.state import WyattState

# How likely the round ends before my next turn, by the fewest cards that another player holds.
SOON: Final = {0: 0.9, 1: 0.5, 2: 0.35, 3: 0.25, 4: 0.15, 5: 0.1}
SELDOM: Final = 0.05
SHORT: Final = 0.4  # the same if there may be too few cards to draw by then


class DeputyMind:
    """A view and what is remembered of the round."""

    def __init__(self, view: WyattState, memory: PileMemory) -> None:
        self.view = view
        self.me = view.me
        self.next = view.left_of(self.me)
        self.others = [seat for seat in seats_at(view.players) if seat != self.me]
        self.hand = view.hand[self.me]
        self.held = counted(view, self.me)
        self.late = self._late()
        self.poster_values = PosterValues(view, self.late)
        self.pile = memory.kinds or [KIND[card] for card in view.pile[-1:]]
        self.left = self._left()
        self.hit = sum(self.left[:COUNT]) / max(1, sum(self.left))
        self.worths: dict[int, float] = {}  # values of sheriff cards, computed once

    def _late(self) -> float:
        fewest = min(len(self.view.hand[seat]) for seat in self.others)
        short = self.view.reshuffled and len(self.view.deck) < DRAWN * self.view.players
        return max(SOON.get(fewest, SELDOM), SHORT if short else 0.0)

    def _left(self) -> list[int]:
        """Return by kind how many cards I cannot see or remember."""
        view = self.view
        left = [kind.copies for kind in KINDS]
        for kind in self.pile:
            left[kind] -= 1
        for zone in (*view.hand, *view.rows, view.air, view.hides):
            for card in zone:
                if card != NONE:
                    left[KIND[card]] -= 1
        return [max(0, n) for n in left]

    # questions ----------------------------------------------------------------------------------

    def opened(self, outlaw: int) -> bool:
        return bool(self.view.opened >> outlaw & 1)

    def completes(self, kind: int) -> bool:
        """Return True if such a card would make a set that I can lay.

        The last hand card must stay.
        """
        fits = len(self.hand) >= SET and kind < COUNT
        return fits and not self.opened(kind) and self.held[kind] == SET - 1

    def holder(self, outlaw: int) -> float:
        """Return how likely a player holds such a card: certain if I saw it going there."""
        hands = [card for seat in self.others for card in self.view.hand[seat]]
        if any(card != NONE and KIND[card] == outlaw for card in hands):
            return 1.0
        share = hands.count(NONE) / max(1, sum(self.left))
        return 1 - (1 - min(1.0, share)) ** self.left[outlaw]

    def seen(self, seat: Seat, kind: int) -> int:
        """Return how many of these a player is known to hold."""
        return [KIND[card] for card in self.view.hand[seat] if card != NONE].count(kind)

    # the end of the round -----------------------------------------------------------------------

    def ahead(self) -> bool:
        """Return True if the end of the round would help me now."""
        return self.poster_values.ending() > 0

    def sheds(self, more: int = NONE) -> bool:
        """Return True if I can lay all but one card this turn.

        `more`: a kind that I take before.
        """
        held = self.held[:]
        if more != NONE:
            held[more] += 1
        laid = sum(n for at, n in enumerate(held[:COUNT]) if n >= (1 if self.opened(at) else SET))
        return laid + self._playable(held) >= sum(held) - 1

    def _playable(self, held: list[int]) -> bool:
        """Return True if I may play a sheriff card this turn that leaves one card less."""
        if self.view.law:
            return False
        options: list[Option] = []
        for kind in range(PHOTO, EARP):
            if held[kind]:
                ways(self.view, self.me, kind, options)
        return bool(options)
