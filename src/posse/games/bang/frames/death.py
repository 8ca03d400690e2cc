"""A player is eliminated: role, cards, end of the match, reward or penalty (decision B8)."""

from __future__ import annotations

from posse.engine.choice import Option
from posse.engine.frame import Frame
from posse.engine.ids import HAND, NOBODY, Mask, Seat
from posse.games.bang import topics, verb_names
from posse.games.bang.power import MOURNS
from posse.games.bang.sources import kept, power_of, powers, sources_at
from posse.games.bang.state import BangState
from posse.games.bang.verbs import discard_all, draw, inherit, rob, take
from posse.games.sheriff.roles import DEPUTY, SHERIFF, SIDES, outcome, rewarded, winners

REWARD = 3  # cards for eliminating an Outlaw; with three players, any player


class Death(Frame):
    """`by` owns the card that eliminated `at`; NONE if no player does."""

    def __init__(self, at: Seat, by: Seat) -> None:
        self.at = at
        self.by = by

    def step(self, g: BangState) -> None:
        if not leaves(g, self.at, self.by):
            g.pop()
            return
        side = outcome(g.role, g.ring, [self.at], self.by)
        bequeath(g, self.at, self.by, shared=not side)
        end(g, side)


def leaves(g: BangState, at: Seat, by: Seat) -> bool:
    """The seat has lost its last point: it is out, unless a card keeps it in play as a ghost."""
    if kept(g, at):
        g.life[at] = 0
        g.emit(verb_names.GHOST, at, other=by)
        return False
    take_out(g, at, by)
    return True


def take_out(g: BangState, at: Seat, by: Seat) -> None:
    g.put_out(at)
    g.emit(verb_names.OUT, at, other=by, n=g.role[at])


def bequeath(g: BangState, at: Seat, by: Seat, shared: bool) -> None:
    """Move the cards of the dead to heirs or to the pile.

    Then comes what follows from the death.
    """
    heirs = heirs_of(g, at)
    g.swap(Settle(at, by))
    if len(heirs) == 1:
        inherit(g, heirs[0], at)
    elif heirs and shared:
        g.push(Share(at, tuple(heirs)))
    else:
        discard_all(g, at)


def end(g: BangState, side: str) -> None:
    """Check for the end of the match.

    It is done at each elimination, at any moment (decision B1).
    """
    if side:
        g.shown = Mask((1 << len(g.role)) - 1)
        g.emit(verb_names.WIN, NOBODY, n=SIDES.index(side))
        g.finish(side, winners(g.role, g.ring, side))


def heirs_of(g: BangState, dead: Seat) -> list[Seat]:
    """Return the seats that get the cards, clockwise from the dead."""
    out: list[Seat] = []
    for seat in g.clockwise(dead):
        if any([power.heir for power in powers(g, seat)]):
            out.append(seat)
    return out


class Share(Frame):
    """Several heirs take cards in turn. The first of `heirs` is next (decision B10)."""

    def __init__(self, dead: Seat, heirs: tuple[Seat, ...]) -> None:
        self.dead = dead
        self.heirs = heirs

    def step(self, g: BangState) -> None:
        options = [Option(verb_names.TAKE, card) for card in g.front[self.dead]]
        if g.hand[self.dead]:
            options.insert(0, Option(verb_names.TAKE, HAND))
        if options:
            g.ask(self.heirs[0], topics.SHARE, options, other=self.dead)
        else:
            g.pop()

    def answer(self, g: BangState, option: Option) -> None:
        g.swap(Share(self.dead, (*self.heirs[1:], self.heirs[0])))
        if option.card == HAND:
            rob(g, self.heirs[0], self.dead)
        else:
            take(g, self.heirs[0], self.dead, option.card)


class Settle(Frame):
    """The cards are gone: reward or penalty, then the abilities that react to a death."""

    def __init__(self, at: Seat, by: Seat) -> None:
        self.at = at
        self.by = by

    def step(self, g: BangState) -> None:
        g.pop()
        if self.by in g.ring:  # a player did it, and is still in play
            self._reckon(g)
        for seat in g.clockwise(g.turn):  # decision B25
            for source in sources_at(g, seat, MOURNS):
                power_of(g, seat, source).mourns(g, seat, self.at)

    def _reckon(self, g: BangState) -> None:
        if rewarded(g.role, self.at):
            g.emit(verb_names.REWARD, self.by, n=REWARD)
            draw(g, self.by, REWARD)
        elif g.role[self.at] == DEPUTY and g.role[self.by] == SHERIFF:
            g.emit(verb_names.PENALTY, self.by)
            discard_all(g, self.by)
