"""A person is eliminated: role, cards, end of the match, reward or penalty (decision B8)."""

from __future__ import annotations

from typing import Any

from posse.engine.choice import HAND, NONE, Option
from posse.engine.frame import Frame
from posse.games.bang.cards import CARDS
from posse.games.bang.power import MOURNS
from posse.games.bang.sources import power_of, powers, speakers
from posse.games.bang.state import BangState
from posse.games.bang.verbs import discard_all, draw, inherit, rob, take
from posse.games.sheriff.roles import DEPUTY, SHERIFF, SIDES, outcome, rewarded, winners

REWARD = 3  # cards for whoever eliminates an Outlaw; with three players, anybody


class Death(Frame):
    """`by` owns the card that did it; NONE if nobody does."""

    def __init__(self, at: int, by: int) -> None:
        self.at = at
        self.by = by

    def step(self, g: BangState) -> None:
        if kept(g, self.at):
            g.life[self.at] = 0
            g.emit("ghost", self.at, other=self.by)
            g.pop()
            return
        side = take_out(g, self.at, self.by)
        heirs = heirs_of(g, self.at)
        g.swap(Settle(self.at, self.by))
        if len(heirs) == 1:
            inherit(g, heirs[0], self.at)
        elif heirs and not side:
            g.push(Share(self.at, tuple(heirs)))
        else:
            discard_all(g, self.at)
        end(g, side)

    def parts(self) -> tuple[Any, ...]:
        return (self.at, self.by)


def kept(g: BangState, seat: int) -> bool:
    """Does a card keep the seat in play without life points? Nothing silences it (B14)."""
    return any([CARDS[card].power.keeps for card in g.front[seat]])


def take_out(g: BangState, at: int, by: int) -> str:
    """The seat leaves the match; which side has won by that, unless others fall together."""
    g.put_out(at)
    g.emit("out", at, other=by, n=g.role[at])
    if any([isinstance(frame, Together) for frame in g.stack]):
        return ""
    return outcome(g.role, g.ring, [at], by)


def end(g: BangState, side: str) -> None:
    """At each elimination, in the middle of anything (decision B1)."""
    if side:
        g.shown = (1 << len(g.role)) - 1
        g.emit("win", NONE, n=SIDES.index(side))
        g.finish(side, winners(g.role, g.ring, side))


class Together(Frame):
    """What happens above it happens at once: the end is looked at afterwards (decision B1).

    `by` did it, or NONE; `seats` were in play before. Nobody left: the Outlaws have won.
    """

    def __init__(self, by: int, seats: tuple[int, ...]) -> None:
        self.by = by
        self.seats = seats

    def step(self, g: BangState) -> None:
        g.pop()
        dead = [seat for seat in self.seats if seat not in g.ring]
        if not g.ring:
            end(g, "outlaws" if SHERIFF in g.role else "outlaw")
        elif dead:
            end(g, outcome(g.role, g.ring, dead, self.by if self.by in g.ring else NONE))

    def parts(self) -> tuple[Any, ...]:
        return (self.by, self.seats)


def heirs_of(g: BangState, dead: int) -> list[int]:
    """Who gets the cards, the nearest clockwise of the dead first."""
    out: list[int] = []
    for seat in g.clockwise(dead):
        if any([power.heir for power in powers(g, seat)]):
            out.append(seat)
    return out


class Share(Frame):
    """Several heirs take one card after the other, the first of `heirs` now (decision B10)."""

    def __init__(self, dead: int, heirs: tuple[int, ...]) -> None:
        self.dead = dead
        self.heirs = heirs

    def step(self, g: BangState) -> None:
        options = [Option("take", card) for card in g.front[self.dead]]
        if g.hand[self.dead]:
            options.insert(0, Option("take", HAND))
        if options:
            g.ask(self.heirs[0], "share", options, other=self.dead)
        else:
            g.pop()

    def answer(self, g: BangState, option: Option) -> None:
        g.swap(Share(self.dead, (*self.heirs[1:], self.heirs[0])))
        if option.card == HAND:
            rob(g, self.heirs[0], self.dead)
        else:
            take(g, self.heirs[0], self.dead, option.card)

    def parts(self) -> tuple[Any, ...]:
        return (self.dead, self.heirs)


class Settle(Frame):
    """The cards are gone: reward or penalty, then whoever takes note of a death."""

    def __init__(self, at: int, by: int) -> None:
        self.at = at
        self.by = by

    def step(self, g: BangState) -> None:
        g.pop()
        if self.by in g.ring:  # somebody did it, and is not out himself
            self._reckon(g)
        for seat in g.clockwise(g.turn):  # decision B25
            for source in speakers(g, seat, MOURNS):
                power_of(g, seat, source).mourns(g, seat, self.at)

    def _reckon(self, g: BangState) -> None:
        if rewarded(g.role, self.at):
            g.emit("reward", self.by, n=REWARD)
            draw(g, self.by, REWARD)
        elif g.role[self.at] == DEPUTY and g.role[self.by] == SHERIFF:
            g.emit("penalty", self.by)
            discard_all(g, self.by)

    def parts(self) -> tuple[Any, ...]:
        return (self.at, self.by)
