"""Players answer with BANG! cards: the Duel, and Indians!."""

from __future__ import annotations

from posse.engine.choice import Option
from posse.engine.frame import Frame
from posse.engine.ids import Card, Seat
from posse.games.bang import topics, verb_names
from posse.games.bang.frames.hurt import TAKE, Hurt
from posse.games.bang.frames.played import answer_with, show, used
from posse.games.bang.frames.several_targets import Sweep
from posse.games.bang.frames.taking_effect import effect_over
from posse.games.bang.state import BangState
from posse.games.bang.targets import answers


class Duel(Frame):
    """`shown` are the cards discarded so far, in turn. The challenged `rival` begins."""

    def __init__(self, by: Seat, rival: Seat, card: Card, shown: tuple[Card, ...]) -> None:
        self.by = by
        self.rival = rival
        self.card = card
        self.shown = shown

    def step(self, g: BangState) -> None:
        now, foe = self._sides()
        if now not in g.ring:  # the player answered with the card that kept them in play
            g.swap(DuelOver(self.by, self.rival, self.shown))
            return
        g.ask(now, topics.DUEL, [*answers(g, now, verb_names.BANG), TAKE], self.card, foe)

    def answer(self, g: BangState, option: Option) -> None:
        now, _ = self._sides()
        if option.verb == verb_names.TAKE:  # the player who stops loses a point to by's card
            g.swap(DuelOver(self.by, self.rival, self.shown))
            g.push(Hurt(now, 1, self.by, self.card))
            return
        g.swap(Duel(self.by, self.rival, self.card, (*self.shown, option.card)))
        show(g, now, option.card, verb_names.BANG)

    def _sides(self) -> tuple[Seat, Seat]:
        """Return the seat that must answer now, and its opponent."""
        return (self.by, self.rival) if len(self.shown) % 2 else (self.rival, self.by)


class DuelOver(Frame):
    """Cards shown in a Duel trigger abilities only at its end (rulebook 000, Molly Stark)."""

    def __init__(self, by: Seat, rival: Seat, shown: tuple[Card, ...]) -> None:
        self.by = by
        self.rival = rival
        self.shown = shown

    def step(self, g: BangState) -> None:
        g.pop()
        effect_over(g)
        for i, card in enumerate(self.shown):
            seat = self.by if i % 2 else self.rival
            if seat in g.ring:
                used(g, seat, card, verb_names.BANG)


class Indians(Sweep):
    """Each of `left` in turn discards a BANG! or loses a point."""

    def among(self, left: tuple[Seat, ...]) -> Frame:
        return Indians(self.by, self.card, left)

    def strike(self, g: BangState, seat: Seat) -> None:
        g.ask(seat, topics.INDIANS, [*answers(g, seat, verb_names.BANG), TAKE], self.card, self.by)

    def answer(self, g: BangState, option: Option) -> None:
        seat = self.left[0]
        g.swap(self.rest())
        if option.verb == verb_names.TAKE:
            g.push(Hurt(seat, 1, self.by, self.card))
        else:
            answer_with(g, seat, option.card, verb_names.BANG)
