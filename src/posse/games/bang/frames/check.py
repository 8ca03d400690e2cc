"""'Draw!': turn a card over and let the frame below judge it."""

from __future__ import annotations

from typing import Any

from posse.engine.choice import ALL, NONE, Option
from posse.engine.frame import Frame
from posse.games.bang.sources import powers
from posse.games.bang.state import BangState
from posse.games.bang.verbs import flip, turn_up


class Check(Frame):
    """Reports the card that counts, or NONE when no card is left (decision B3)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def step(self, g: BangState) -> None:
        flips = 1
        for power in powers(g, self.seat):
            flips = max(flips, power.flips)
        if flips == 1:
            g.give_back(flip(g, self.seat))
            return
        turn_up(g, flips)
        if g.shelf:
            g.swap(Pick(self.seat))
        else:
            g.give_back(NONE)

    def parts(self) -> tuple[Any, ...]:
        return (self.seat,)


class Pick(Frame):
    """Lucky Duke chooses which of the cards turned up counts; all go to the pile."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def step(self, g: BangState) -> None:
        g.ask(self.seat, "check", [Option("choose", card) for card in g.shelf])

    def answer(self, g: BangState, option: Option) -> None:
        g.pile += g.shelf
        g.shelf = []
        g.emit("flip", self.seat, option.card, see=ALL)
        g.give_back(option.card)

    def parts(self) -> tuple[Any, ...]:
        return (self.seat,)
