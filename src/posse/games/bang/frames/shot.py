"""A player is about to be hit: they may use Missed!, Barrel and the like, or take the hit."""

from __future__ import annotations

from posse.engine.choice import Option
from posse.engine.frame import Frame
from posse.engine.ids import Card, Seat, Source
from posse.games.bang import topics, verb_names
from posse.games.bang.frames.hurt import TAKE, Hurt
from posse.games.bang.frames.played import answer_with
from posse.games.bang.frames.several_targets import Sweep
from posse.games.bang.power import SHOT_OPTIONS
from posse.games.bang.sources import power_of, sources_at
from posse.games.bang.state import BangState
from posse.games.bang.targets import answers


class Shot(Frame):
    """`needed`: how many Missed! it still takes. `used`: what was tried against this shot.

    `card` is NONE for the hit of an ability, `by` is NONE if no player fires. `bang`: it is the
    shot of a BANG! card.
    """

    def __init__(
        self,
        by: Seat,
        at: Seat,
        card: Card,
        needed: int,
        used: tuple[int, ...] = (),
        bang: bool = False,
    ) -> None:
        self.by = by
        self.at = at
        self.card = card
        self.needed = needed
        self.used = used
        self.bang = bang

    def step(self, g: BangState) -> None:
        if self.needed <= 0 or self.at not in g.ring:
            g.pop()
            return
        options = answers(g, self.at, verb_names.MISSED)
        for source in sources_at(g, self.at, SHOT_OPTIONS):
            if source not in self.used:
                power_of(g, self.at, source).shot_options(g, self.at, source, options)
        options.append(TAKE)  # asked even without a card, or the silence would reveal the hand
        g.ask(self.at, topics.SHOT, options, self.card, self.by, self.needed)

    def answer(self, g: BangState, option: Option) -> None:
        if option.verb == verb_names.TAKE:
            g.swap(Hurt(self.at, 1, self.by, self.card))
        elif option.verb == verb_names.MISSED:
            g.swap(self.met(self.needed - 1, (*self.used, option.card)))
            answer_with(g, self.at, option.card, verb_names.MISSED)
        else:
            g.swap(self.met(self.needed, (*self.used, option.card)))
            power_of(g, self.at, Source(option.card)).perform(g, self.at, option)

    def met(self, needed: int, used: tuple[int, ...]) -> Shot:
        return Shot(self.by, self.at, self.card, needed, used, self.bang)


def parry(g: BangState) -> int:
    """Count one Missed! against the shot on top. Return how many more it takes."""
    shot = shot_now(g)
    g.swap(shot.met(shot.needed - 1, shot.used))
    return shot.needed - 1


def shot_now(g: BangState) -> Shot:
    """Return the shot on top of the stack."""
    shot = g.stack[-1]
    assert isinstance(shot, Shot)
    return shot


class Volley(Sweep):
    """A hit for each of `left` (Gatling)."""

    def among(self, left: tuple[Seat, ...]) -> Frame:
        return Volley(self.by, self.card, left)

    def strike(self, g: BangState, seat: Seat) -> None:
        g.swap(self.rest())
        g.push(Shot(self.by, seat, self.card, 1))
