"""Most Wanted: ask the players in turn for an outlaw card, or shoot and steal one."""

from __future__ import annotations

from posse.engine.choice import Option
from posse.engine.frame import SeatFrame
from posse.engine.ids import ALL, EVERY_SEAT, NONE, Seat
from posse.games.wyatt import topics, verb_names
from posse.games.wyatt.cards import COUNT, FIRST, KIND
from posse.games.wyatt.frames.earp import PASS
from posse.games.wyatt.plays import prey, row_of
from posse.games.wyatt.state import WyattState
from posse.games.wyatt.verbs import give, held, shoot, steal

SHOOT = Option(verb_names.SHOOT)


class Wanted(SeatFrame):
    """Ask whom for what, or shoot. After a hit the player chooses what to steal (decision W7)."""

    def step(self, g: WyattState) -> None:
        options: list[Option] = []
        for neighbour in self._neighbours(g):
            options += [Option(verb_names.ASK, FIRST[outlaw], neighbour) for outlaw in range(COUNT)]
        if g.may_shoot() and loot(g, self.seat):
            options.append(SHOOT)
        g.ask(self.seat, topics.WANTED, options)

    def _neighbours(self, g: WyattState) -> list[Seat]:
        """Return whom to ask first, which sets the direction. With two players there is one."""
        left, right = g.left_of(self.seat), EVERY_SEAT[(self.seat - 1) % g.players]
        return [left] if left == right else [left, right]

    def answer(self, g: WyattState, option: Option) -> None:
        g.pop()
        if option.verb == verb_names.ASK:
            self._ask(g, KIND[option.card], option.seat)
        elif shoot(g, self.seat):
            g.push(Steal(self.seat))

    def _ask(self, g: WyattState, outlaw: int, first: Seat) -> None:
        """The first player with such a card must give one; nobody can refuse."""
        g.emit(verb_names.ASK, self.seat, FIRST[outlaw], first, see=ALL)
        step = 1 if first == g.left_of(self.seat) else -1
        for i in range(1, g.players):
            asked = EVERY_SEAT[(self.seat + step * i) % g.players]
            if held(g, asked, outlaw) != NONE:
                give(g, asked, self.seat, outlaw)
                return
        g.emit(verb_names.NOBODY, self.seat, FIRST[outlaw], see=ALL)


class Steal(SeatFrame):
    """After a hit: which card from the table? The player may also take none."""

    def step(self, g: WyattState) -> None:
        g.ask(self.seat, topics.STEAL, [*loot(g, self.seat), PASS])

    def answer(self, g: WyattState, option: Option) -> None:
        g.pop()
        if option.verb == verb_names.STEAL:
            steal(g, self.seat, option.seat * COUNT + KIND[option.card])


def loot(g: WyattState, seat: Seat) -> list[Option]:
    """Return options for the outlaw cards of others, also under a Hideout (decision W2)."""
    rows = [row_of(at) for at in prey(g, seat, hidden=True)]
    return [
        Option(verb_names.STEAL, FIRST[outlaw], at) for at, outlaw in rows if g.laid(at, outlaw)
    ]
