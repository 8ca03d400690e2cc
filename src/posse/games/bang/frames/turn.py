"""A turn: the checks before it, then the three phases. One of these lies at the bottom."""

from __future__ import annotations

from typing import Any

from posse.engine.choice import NONE, Option
from posse.engine.frame import Frame
from posse.games.bang.cards import CARDS
from posse.games.bang.frames.check import Check
from posse.games.bang.sources import character_of, power_of, working
from posse.games.bang.state import BangState
from posse.games.bang.targets import played_kind, plays
from posse.games.bang.verbs import discard, draw

DRAWN = 2  # cards in phase I


class Checks(Frame):
    """'Draw!' for Dynamite, then for Jail. `card` is being checked, `done` were."""

    def __init__(self, seat: int, card: int = NONE, done: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.card = card
        self.done = done

    def step(self, g: BangState) -> None:
        if self.seat not in g.ring:
            end_turn(g, self.seat)
            return
        card = self._next(g)
        if card == NONE:
            g.swap(Draw(self.seat))
        else:
            g.swap(Checks(self.seat, card, (*self.done, card)))
            g.push(Check(self.seat))

    def _next(self, g: BangState) -> int:
        best, rank = NONE, 0
        for card in working(g, self.seat):
            power = CARDS[card].power
            if power.check_rank > rank and card not in self.done:
                best, rank = card, power.check_rank
        return best

    def returned(self, g: BangState, value: int) -> None:
        CARDS[self.card].power.checked(g, self.seat, self.card, value)

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.card, self.done)


class Draw(Frame):
    """Phase I."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def step(self, g: BangState) -> None:
        g.swap(Play(self.seat))
        if not character_of(g, self.seat).draws(g, self.seat):
            draw(g, self.seat, DRAWN)

    def parts(self) -> tuple[Any, ...]:
        return (self.seat,)


class Play(Frame):
    """Phase II."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def step(self, g: BangState) -> None:
        if self.seat in g.ring:
            g.ask(self.seat, "play", plays(g, self.seat))
        else:
            end_turn(g, self.seat)

    def answer(self, g: BangState, option: Option) -> None:
        if option.verb == "play":
            effect = played_kind(g, self.seat, option.card).effect
            effect.play(g, self.seat, option.card, option.seat)
        elif option.verb == "end":
            g.swap(Discard(self.seat))
        else:
            power_of(g, self.seat, option.card).perform(g, self.seat, option)

    def parts(self) -> tuple[Any, ...]:
        return (self.seat,)


class Discard(Frame):
    """Phase III. `jail` is discarded after it, if the seat sat in one (decision B24)."""

    def __init__(self, seat: int, jail: int = NONE) -> None:
        self.seat = seat
        self.jail = jail

    def step(self, g: BangState) -> None:
        twins = same_named(g, self.seat)
        if twins:  # only with the house rule `duplicates` = turn_end (decision B2)
            g.ask(self.seat, "duplicate", [Option("discard", card) for card in twins])
            return
        over = len(g.hand[self.seat]) - g.life[self.seat]
        if over > 0:
            options = [Option("discard", card) for card in g.hand[self.seat]]
            g.ask(self.seat, "limit", options, n=over)
            return
        if self.jail != NONE:
            discard(g, self.seat, self.jail)
        end_turn(g, self.seat)

    def answer(self, g: BangState, option: Option) -> None:
        discard(g, self.seat, option.card)

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.jail)


def same_named(g: BangState, seat: int) -> list[int]:
    """Cards in front that share their name with another one there."""
    front = g.front[seat]
    if len(front) < 2:
        return []
    names = [CARDS[card].kind.name for card in front]
    return [card for card in front if names.count(CARDS[card].kind.name) > 1]


def end_turn(g: BangState, seat: int) -> None:
    """The next person clockwise comes to turn."""
    begin_turn(g, g.after(seat))


def begin_turn(g: BangState, seat: int) -> None:
    g.turn = seat
    g.turns += 1
    g.bangs = 0
    g.spent = []
    g.emit("turn", seat, n=g.turns)
    g.stack = [Checks(seat)]
