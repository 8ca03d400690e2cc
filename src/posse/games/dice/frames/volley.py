"""Several players lose life points at once: first they react, then the points are lost."""

from __future__ import annotations

from posse.engine.choice import Option
from posse.engine.ids import NOBODY, Card, Seat, seats_at
from posse.games.dice import verb_names
from posse.games.dice.character_table import power_of
from posse.games.dice.state import DiceState
from posse.games.dice.verbs import eliminate, lose, take_arrows
from posse.games.sheriff.each_seat import Each


class Volley(Each):
    """`hits` are the points by seat. `by` fired (NONE: dynamite), with `face` (NONE: shots).

    The seats of `left` may still react, in this order. Each reacts once, on the table that the
    seats before it left (D-162).
    """

    def __init__(self, by: Seat, face: Card, hits: tuple[int, ...], left: tuple[Seat, ...]) -> None:
        super().__init__(left)
        self.by = by
        self.face = face
        self.hits = hits

    def among(self, left: tuple[Seat, ...]) -> Volley:
        return Volley(self.by, self.face, self.hits, left)

    def visit(self, g: DiceState, seat: Seat) -> None:
        n = self.hits[seat]
        power = power_of(g, seat)
        options = power.reactions(g, seat, n, self.by)
        if options and power.reacts is not None:
            g.ask(seat, power.reacts, options, self.face, self.by, n)
        else:
            g.swap(self.rest())

    def answer(self, g: DiceState, option: Option) -> None:
        seat = self.left[0]
        hits = list(self.hits)
        hits[seat] -= power_of(g, seat).react(g, seat, option)
        g.swap(Volley(self.by, self.face, tuple(hits), self.left[1:]))

    def done(self, g: DiceState) -> None:
        g.pop()
        land(g, self.by, self.face, self.hits)


def fire(g: DiceState, by: Seat, face: Card, hits: tuple[int, ...]) -> None:
    """Swap the frame on top for a volley: clockwise, beginning with the seat on turn."""
    left: list[Seat] = []
    for seat in g.clockwise(g.turn):
        if hits[seat] and power_of(g, seat).reacts:
            left.append(seat)
    if left:
        g.swap(Volley(by, face, hits, tuple(left)))
    else:
        g.pop()
        land(g, by, face, hits)


def land(g: DiceState, by: Seat, face: Card, hits: tuple[int, ...]) -> None:
    """Carry out losses, eliminations, the end and El Gringo's arrow, in this order (D-166)."""
    lose(g, hits, by, face)
    eliminate(g, by)
    if by == NOBODY:
        return
    for seat in seats_at(len(hits)):
        if hits[seat] and power_of(g, seat).stings and by in g.ring and not g.outcome:
            g.emit(verb_names.STING, seat, other=by)
            take_arrows(g, by, 1)
