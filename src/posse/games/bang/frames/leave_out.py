"""A card affects several players, and one of them may be left out."""

from __future__ import annotations

from posse.engine.choice import Option
from posse.engine.frame import Frame
from posse.engine.ids import ALL, Card, Seat
from posse.games.bang import topics, verb_names
from posse.games.bang.power import EXEMPTS
from posse.games.bang.sources import powers
from posse.games.bang.state import BangState
from posse.games.sheriff.each_seat import Each

DECLINE = Option(verb_names.DECLINE)


class Exempt(Frame):
    """`by` may leave out one of the players that `card` affects in the frame below."""

    def __init__(self, by: Seat, card: Card) -> None:
        self.by = by
        self.card = card

    def step(self, g: BangState) -> None:
        options = [Option(verb_names.EXEMPT, seat=seat) for seat in below(g).left]
        g.ask(self.by, topics.EXEMPT, [*options, DECLINE], self.card)

    def answer(self, g: BangState, option: Option) -> None:
        spared = below(g).without(option.seat)
        g.pop()
        if option.verb == verb_names.EXEMPT:
            g.emit(verb_names.EXEMPT, self.by, self.card, option.seat, see=ALL)
            g.swap(spared)


def below(g: BangState) -> Each:
    frame = g.stack[-2]
    assert isinstance(frame, Each)
    return frame


def meet(g: BangState, by: Seat, card: Card, frame: Each) -> None:
    """Let a card or effect of `by` affect the seats of `frame`. `by` may leave one out."""
    g.push(frame)
    if g.hooks & EXEMPTS and len(frame.left) > 1 and exempts(g, by):
        g.push(Exempt(by, card))


def exempts(g: BangState, seat: Seat) -> bool:
    return seat in g.ring and any([power.exempts for power in powers(g, seat)])
