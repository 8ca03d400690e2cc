"""Most Wanted: ask round for an outlaw card, or shoot and steal one from the table."""

from __future__ import annotations

from typing import Any

from posse.engine.choice import ALL, NONE, Option
from posse.engine.frame import Frame
from posse.games.wyatt.cards import COUNT, FIRST, KIND
from posse.games.wyatt.plays import prey
from posse.games.wyatt.state import WyattState
from posse.games.wyatt.verbs import aim, give, held, steal


class Wanted(Frame):
    """Which way, and whom or what."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def step(self, g: WyattState) -> None:
        options: list[Option] = []
        for neighbour in self._neighbours(g):
            options += [Option("ask", FIRST[outlaw], neighbour) for outlaw in range(COUNT)]
        if g.may_shoot():
            for at in prey(g, self.seat, hidden=True):  # from under a Hideout too (W2)
                seat, outlaw = at // COUNT, at % COUNT
                if g.laid(seat, outlaw):
                    options.append(Option("steal", FIRST[outlaw], seat))
        g.ask(self.seat, "wanted", options)

    def _neighbours(self, g: WyattState) -> list[int]:
        """Whom to ask first: the direction. Between two players there is but one."""
        left, right = g.left_of(self.seat), (self.seat - 1) % g.players
        return [left] if left == right else [left, right]

    def answer(self, g: WyattState, option: Option) -> None:
        g.pop()
        outlaw = KIND[option.card]
        if option.verb == "ask":
            self._ask(g, outlaw, option.seat)
        elif aim(g, self.seat, outlaw, option.seat):
            steal(g, self.seat, option.seat * COUNT + outlaw)

    def _ask(self, g: WyattState, outlaw: int, first: int) -> None:
        """The first who has such a card must give one; nobody can refuse (W-045)."""
        g.emit("ask", self.seat, FIRST[outlaw], first, see=ALL)
        step = 1 if first == g.left_of(self.seat) else -1
        for i in range(1, g.players):
            asked = (self.seat + step * i) % g.players
            if held(g, asked, outlaw) != NONE:
                give(g, asked, self.seat, outlaw)
                return
        g.emit("nobody", self.seat, FIRST[outlaw], see=ALL)

    def parts(self) -> tuple[Any, ...]:
        return (self.seat,)
