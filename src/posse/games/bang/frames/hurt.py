"""A player is about to lose life points: they may use a Beer, then the points are lost."""

from __future__ import annotations

from posse.engine.choice import Note, Option
from posse.engine.frame import Frame
from posse.engine.ids import ALL, NOBODY, Card, Seat, Source
from posse.games.bang import topics, verb_names
from posse.games.bang.cards import CARDS
from posse.games.bang.frames.played import answer_with
from posse.games.bang.frames.simultaneous import fall
from posse.games.bang.power import BEER_WORTH, HURT, MAY_SAVE, SAVE_OPTIONS, WOUNDS
from posse.games.bang.sources import middle, power_of, sources_at
from posse.games.bang.state import BangState
from posse.games.bang.targets import answers
from posse.games.bang.verbs import heal

TAKE = Option(verb_names.TAKE)


class Hurt(Frame):
    """`by` owns `card`, which causes the loss (the owner principle). NONE for Dynamite.

    `n` falls below zero when a Beer is worth more than the loss: the rest heals (decision B5).
    """

    def __init__(self, at: Seat, n: int, by: Seat, card: Card) -> None:
        self.at = at
        self.n = n
        self.by = by
        self.card = card

    def step(self, g: BangState) -> None:
        if g.life[self.at] <= 0:  # a ghost has no life points to lose (decision B22)
            g.emit(verb_names.UNHURT, self.at, self.card, self.by, see=ALL)
            g.pop()
        elif self.n > 0 and self._may_save(g):
            options = [*saves(g, self.at), TAKE]
            g.ask(self.at, topics.SAVE, options, self.card, self.by, self.n)
        else:
            self._land(g)

    def _may_save(self, g: BangState) -> bool:
        """Return True if the seat is asked.

        Only public facts count: hand size, players, open cards.
        """
        if g.hand[self.at] and len(g.ring) > 2:
            return True
        for source in sources_at(g, self.at, MAY_SAVE):
            if power_of(g, self.at, source).may_save(g, self.at):
                return True
        return False

    def answer(self, g: BangState, option: Option) -> None:
        if option.verb == verb_names.TAKE:
            self._land(g)
        elif option.verb == verb_names.BEER:  # prevents points of the loss, in or out of turn (B5)
            g.swap(Hurt(self.at, self.n - beer_worth(g, self.at), self.by, self.card))
            answer_with(g, self.at, option.card, verb_names.BEER)
        else:
            g.swap(Hurt(self.at, self.n - 1, self.by, self.card))
            power_of(g, self.at, Source(option.card)).perform(g, self.at, option)

    def _land(self, g: BangState) -> None:
        g.pop()
        if self.n <= 0:
            heal(g, self.at, -self.n)
            return
        g.life[self.at] -= self.n
        g.emit(verb_names.HURT, self.at, self.card, self.by, self.n, see=ALL)
        if g.furnished and self.by not in (NOBODY, self.at):
            for card in middle(g, WOUNDS):
                CARDS[card].power.wounds(g, self.by, self.at, self.n)
        if g.life[self.at] <= 0:
            fall(g, self.at, self.by)
            return
        for source in sources_at(g, self.at, HURT):
            power_of(g, self.at, source).hurt(g, self.at, self.n, self.by)


def harmless(v: BangState, at: Seat) -> Note | None:
    """Return a note if a loss would do nothing to `at`, who has no life points (decision B22)."""
    return Note("lifeless") if v.life[at] <= 0 else None


def soothing(v: BangState, at: Seat, n: int) -> Note | None:
    """Return a note if `at` would get fewer points back: never above the maximum (decision B5)."""
    lack = v.max_life[at] - v.life[at]
    if lack <= 0:
        return Note("full")
    return Note("points", lack) if lack < n else None


def saves(g: BangState, seat: Seat) -> list[Option]:
    """Return the options of the seat against a loss. With two players left a Beer is none."""
    options = answers(g, seat, verb_names.BEER) if len(g.ring) > 2 else []
    for source in sources_at(g, seat, SAVE_OPTIONS):
        power_of(g, seat, source).save_options(g, seat, source, options)
    return options


def beer_worth(g: BangState, seat: Seat) -> int:
    """Return the points that a Beer of the seat gives or saves."""
    n = 1
    for source in sources_at(g, seat, BEER_WORTH):
        n = power_of(g, seat, source).beer_worth(g, seat, n)
    return n
