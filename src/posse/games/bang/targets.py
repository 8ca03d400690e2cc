"""Distances, reach, and what may be played on whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.engine.choice import Option
from posse.games.bang.cards import CARDS, Kind
from posse.games.bang.sources import character_of, power_of, powers, sources, working

if TYPE_CHECKING:
    from posse.games.bang.state import BangState

COLT = 1  # reach of the revolver everybody has without a weapon card


class Sights:
    """The table as one seat sees it now: everybody else with distance, and its own reach."""

    def __init__(self, g: BangState, me: int) -> None:
        self.others = g.others(me)
        self.reach = COLT
        self.rapid = False
        sees = 0
        for power in powers(g, me):
            sees += power.sees
            if power.reach:
                self.reach = power.reach
            if power.rapid:
                self.rapid = True
        self.distance: list[int] = []
        count = len(self.others) + 1
        for i, seat in enumerate(self.others):
            steps = min(i + 1, count - i - 1)
            self.distance.append(max(1, steps + away(g, seat) - sees))

    def within(self, distance: int) -> list[int]:
        """The others at this distance at most."""
        out: list[int] = []
        for i, seat in enumerate(self.others):
            if self.distance[i] <= distance:
                out.append(seat)
        return out


def away(g: BangState, seat: int) -> int:
    """How much further than its place the seat is for everybody else."""
    n = character_of(g, seat).away
    for card in working(g, seat):
        n += CARDS[card].power.away
    return n


def played_kind(g: BangState, me: int, card: int) -> Kind:
    """As which kind the seat plays this hand card in phase II."""
    return character_of(g, me).plays_as(CARDS[card].kind)


def plays(g: BangState, me: int) -> list[Option]:
    """Everything the seat may do in phase II, ending the turn last."""
    out: list[Option] = []
    sights = Sights(g, me)
    for card in g.hand[me]:
        played_kind(g, me, card).effect.options(g, me, card, sights, out)
    for source in sources(g, me):
        power_of(g, me, source).play_options(g, me, source, out)
    out.append(Option("end"))
    return out


def answers(g: BangState, seat: int, symbol: str) -> list[Option]:
    """One option per hand card that the seat may use as `symbol`; the verb is the symbol."""
    out: list[Option] = []
    power = character_of(g, seat)
    for card in g.hand[seat]:
        kind = CARDS[card].kind
        if kind.symbol == symbol or power.counts_as(kind, symbol):
            out.append(Option(symbol, card))
    return out


def has_named(g: BangState, seat: int, kind: Kind) -> bool:
    """Does a card of this name lie in front of the seat?"""
    for card in g.front[seat]:
        if CARDS[card].kind is kind:
            return True
    return False
