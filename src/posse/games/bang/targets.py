"""Distances, reach, and what may be played on whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.engine.choice import Option
from posse.games.bang.cards import CARDS, Kind
from posse.games.bang.characters import CHARACTERS
from posse.games.bang.power import (
    COUNTS_AS,
    FORBIDS,
    FURTHER,
    NEARER,
    PLAY_OPTIONS,
    PLAYS_AS,
    REACHES,
    Power,
)
from posse.games.bang.sources import hooks, power_of, powers, silenced, speakers

if TYPE_CHECKING:
    from posse.games.bang.state import BangState

SPECIAL = PLAYS_AS | FORBIDS
ANSWERING = COUNTS_AS | FORBIDS
END = Option("end")
COLT = 1  # reach of the revolver everybody has without a weapon card


class Sights:
    """The table as one seat sees it now: everybody else with distance, and its own reach."""

    __slots__ = ("distance", "hooks", "in_reach", "others", "rapid", "reach")

    def __init__(self, g: BangState, me: int) -> None:
        mine = powers(g, me)
        mask, sees, reach, rapid = 0, 0, COLT, False
        for power in mine:
            mask |= power.hooks
            sees += power.sees
            if power.reach:
                reach = power.reach
            if power.rapid:
                rapid = True
        if mask & REACHES:
            for power in mine:
                reach = power.reaches(g, me, reach)
        self.reach = reach
        self.rapid = rapid
        self.hooks = mask  # of all that speaks for the seat
        self.others = g.others(me)
        self.distance: list[int] = []
        self.in_reach: list[int] = []
        count = len(self.others)
        quiet = silenced(g)
        for i, seat in enumerate(self.others):
            steps = away(g, seat, me, quiet) - sees + (i + 1 if 2 * i < count else count - i)
            if mask & NEARER:
                steps -= nearer(g, me, seat, mine)
            steps = steps if steps > 1 else 1
            self.distance.append(steps)
            if steps <= reach:
                self.in_reach.append(seat)

    def within(self, distance: int) -> list[int]:
        """The others at this distance at most."""
        out: list[int] = []
        for i, seat in enumerate(self.others):
            if self.distance[i] <= distance:
                out.append(seat)
        return out


def away(g: BangState, seat: int, by: int, quiet: bool) -> int:
    """How much further than its place `by` sees the seat; `quiet` silences cards in front."""
    n = CHARACTERS[g.acts[seat]].power.away
    if not quiet or seat == g.turn:
        for card in g.front[seat]:
            n += CARDS[card].power.away
    if g.hooks & FURTHER:
        for source in speakers(g, seat, FURTHER):
            n += power_of(g, seat, source).further(g, seat, by)
    return n


def nearer(g: BangState, me: int, at: int, mine: list[Power]) -> int:
    n = 0
    for power in mine:
        n += power.nearer(g, me, at)
    return n


def played_kind(g: BangState, me: int, card: int) -> Kind:
    """As which kind the seat plays this hand card in phase II."""
    kind = CARDS[card].kind
    if g.hooks & PLAYS_AS:
        for source in speakers(g, me, PLAYS_AS):
            kind = power_of(g, me, source).plays_as(g, me, kind)
    return kind


def forbidden(g: BangState, me: int, kind: Kind, symbol: str) -> bool:
    """May the seat not use a hand card of this kind as `symbol`, or in phase II ("play")?"""
    for source in speakers(g, me, FORBIDS):
        if power_of(g, me, source).forbids(g, me, kind, symbol):
            return True
    return False


def plays(g: BangState, me: int) -> list[Option]:
    """Everything the seat may do in phase II, ending the turn last."""
    out: list[Option] = []
    sights = Sights(g, me)
    hand = g.hand[me]
    for number in hand:
        card = CARDS[number]
        kind = card.kind
        if sights.hooks & SPECIAL:
            kind = played_kind(g, me, number)
            if forbidden(g, me, kind, "play"):
                continue
        effect = kind.effect
        if effect.price < len(hand):
            for at in effect.aims(g, me, number, sights):
                out.append(card.plays[at])
    if sights.hooks & PLAY_OPTIONS:
        for source in speakers(g, me, PLAY_OPTIONS):
            power_of(g, me, source).play_options(g, me, source, sights, out)
    out.append(END)
    return out


def answers(g: BangState, seat: int, symbol: str) -> list[Option]:
    """One option per hand card that the seat may use as `symbol`; the verb is the symbol."""
    out: list[Option] = []
    special = g.hooks & ANSWERING and hooks(g, seat) & ANSWERING
    for card in g.hand[seat]:
        kind = CARDS[card].kind
        if may_answer(g, seat, kind, symbol) if special else kind.symbol == symbol:
            out.append(Option(symbol, card))
    return out


def may_answer(g: BangState, seat: int, kind: Kind, symbol: str) -> bool:
    fits = kind.symbol == symbol
    for source in speakers(g, seat, COUNTS_AS):
        fits = fits or power_of(g, seat, source).counts_as(g, seat, kind, symbol)
    return fits and not forbidden(g, seat, kind, symbol)


def has_named(g: BangState, seat: int, kind: Kind) -> bool:
    """Does a card of this name lie in front of the seat?"""
    for card in g.front[seat]:
        if CARDS[card].kind is kind:
            return True
    return False
