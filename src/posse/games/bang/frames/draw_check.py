"""'Draw!': turn a card over. The power that asked for it judges it (`Power.checked`)."""

from __future__ import annotations

from posse.engine.choice import Option
from posse.engine.frame import Frame
from posse.engine.ids import ALL, NONE, Card, Seat, Source
from posse.games.bang import topics, verb_names
from posse.games.bang.sources import power_of, powers
from posse.games.bang.state import BangState
from posse.games.bang.verbs import flip, turn_up


class Check(Frame):
    """The seat draws for `src`. If no card is left, NONE is judged (decision B3)."""

    def __init__(self, seat: Seat, src: Source) -> None:
        self.seat = seat
        self.src = src

    def step(self, g: BangState) -> None:
        flips = 1
        for power in powers(g, self.seat):
            flips = max(flips, power.flips)
        if flips == 1:
            judge(g, self.seat, self.src, flip(g, self.seat))
            return
        turn_up(g, flips)
        if g.shelf:
            g.swap(Pick(self.seat, self.src))
        else:
            judge(g, self.seat, self.src, NONE)


class Pick(Frame):
    """Lucky Duke chooses which of the cards counts. All of them go to the pile."""

    def __init__(self, seat: Seat, src: Source) -> None:
        self.seat = seat
        self.src = src

    def step(self, g: BangState) -> None:
        g.ask(self.seat, topics.CHECK, [Option(verb_names.CHOOSE, card) for card in g.shelf])

    def answer(self, g: BangState, option: Option) -> None:
        g.pile += g.shelf
        g.shelf = []
        g.emit(verb_names.CHOOSE, self.seat, option.card, see=ALL)
        judge(g, self.seat, self.src, option.card)


def judge(g: BangState, seat: Seat, src: Source, drawn: Card) -> None:
    g.pop()
    power_of(g, seat, src).checked(g, seat, src, drawn)
