"""Who stands where at a BANG! table: what a seat saw of the others, and what it makes of it."""

from __future__ import annotations

from math import exp

from posse.engine.choice import NONE
from posse.engine.event import Event
from posse.games.bang.cards import CARDS
from posse.games.bang.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from posse.games.bang.state import BangState

# How hostile it is to use such a card on somebody; what is not listed counts as a shot.
HOSTILE = {"panic": 0.4, "cat_balou": 0.4, "jail": 0.7}
SHOT = 1.0

NEVER = -10.0  # the wish of a Deputy to harm the Sheriff
FRIEND = -1.0
LAW_LIKES = {OUTLAW: 1.0, RENEGADE: 0.7, DEPUTY: -1.5, SHERIFF: NEVER}
OUTLAW_LIKES = {SHERIFF: 1.5, DEPUTY: 0.6, RENEGADE: 0.3, OUTLAW: FRIEND}


class Memory:
    """How much each seat did against each other one."""

    def __init__(self) -> None:
        self.harm: dict[tuple[int, int], float] = {}

    def note(self, event: Event) -> None:
        aimed = event.verb in ("play", "lay") and event.other not in (NONE, event.seat)
        if aimed and event.card >= 0:
            weight = HOSTILE.get(CARDS[event.card].kind.id, SHOT)
            pair = (event.seat, event.other)
            self.harm[pair] = self.harm.get(pair, 0.0) + weight


class Sides:
    """`wish[seat]`: how gladly I would see that seat hurt, from friend (-) to foe (+)."""

    def __init__(self, view: BangState, memory: Memory) -> None:
        self.view = view
        self.harm = memory.harm
        self.hidden = list(view.roles)
        for role in view.role:
            if role != NONE:
                self.hidden.remove(role)
        likes = self._likes()
        lean = self._lean()
        self.wish = [
            sum(likes[role] * p for role, p in self._odds(seat, lean[seat]).items())
            for seat in range(len(view.role))
        ]
        self.wish[view.me] = FRIEND

    def _likes(self) -> dict[int, float]:
        """What my own role thinks of the others."""
        mine = self.view.role[self.view.me]
        if mine == RENEGADE:
            return self._renegade_likes()
        return OUTLAW_LIKES if mine == OUTLAW else LAW_LIKES

    def _renegade_likes(self) -> dict[int, float]:
        """Weaken the stronger side; the Sheriff must fall last."""
        if len(self.view.ring) == 2:
            return {SHERIFF: 1.0, DEPUTY: 1.0, OUTLAW: 1.0, RENEGADE: 1.0}
        outlaws = self.hidden.count(OUTLAW)
        law = 1 + self.hidden.count(DEPUTY)
        strong, weak = (OUTLAW, DEPUTY) if outlaws >= law else (DEPUTY, OUTLAW)
        return {strong: 1.0, weak: 0.2, SHERIFF: FRIEND, RENEGADE: 0.5}

    def _lean(self) -> list[float]:
        """Per seat, towards the law (+) or the Outlaws (-), judged by whom it went for."""
        known = {SHERIFF: -1.0, DEPUTY: -1.0, OUTLAW: 1.0, RENEGADE: 0.0, NONE: 0.0}
        first = [known[role] for role in self.view.role]
        lean = self._judge(first)
        guessed = [
            first[seat] if role != NONE else max(-0.5, min(0.5, -lean[seat]))
            for seat, role in enumerate(self.view.role)
        ]
        return self._judge(guessed)

    def _judge(self, merit: list[float]) -> list[float]:
        """`merit[seat]`: what harming that seat says about who does it."""
        lean = [0.0] * len(merit)
        for (by, at), weight in self.harm.items():
            lean[by] += weight * merit[at]
        return lean

    def _odds(self, seat: int, lean: float) -> dict[int, float]:
        """How likely each role is for the seat: those still hidden, weighed by its leaning."""
        role = self.view.role[seat]
        if role != NONE:
            return {role: 1.0}
        bias = {DEPUTY: lean, OUTLAW: -lean, RENEGADE: 0.0}
        weights = {r: self.hidden.count(r) * exp(bias[r]) for r in sorted(set(self.hidden))}
        total = sum(weights.values())
        return {r: weight / total for r, weight in weights.items()}
