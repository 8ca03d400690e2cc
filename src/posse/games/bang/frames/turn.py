"""A turn: the checks before it, then the three phases. One of these lies at the bottom."""

from __future__ import annotations

from posse.engine.choice import Option
from posse.engine.frame import Frame, SeatFrame
from posse.engine.ids import NONE, Card, Seat, Source
from posse.games.bang import topics, verb_names
from posse.games.bang.cards import CARDS
from posse.games.bang.frames.draw_check import Check
from posse.games.bang.frames.played import play_card
from posse.games.bang.power import (
    BEGINS,
    CHECKS_OVER,
    DRAWS,
    ENDS,
    FOLLOWS,
    LIMIT,
    OPENS,
    REST_OPTIONS,
)
from posse.games.bang.sources import middle, power_of, printed_of, sources_at, working
from posse.games.bang.state import BangState
from posse.games.bang.targets import END, plays
from posse.games.bang.verbs import discard, draw

DRAWN = 2  # cards in phase I


class Checks(Frame):
    """'Draw!' for Dynamite, then for Jail: for every card except those `done`."""

    def __init__(self, seat: Seat, done: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.done = done

    def step(self, g: BangState) -> None:
        if self.seat not in g.ring:
            end_turn(g, self.seat)
            return
        card = self._next(g)
        if card == NONE:
            leave_checks(g, Draw(self.seat))
        else:
            g.swap(Checks(self.seat, (*self.done, card)))
            g.push(Check(self.seat, Source(card)))

    def _next(self, g: BangState) -> Card:
        best, rank = NONE, 0
        for card in working(g, self.seat):
            power = CARDS[card].power
            if power.check_rank > rank and card not in self.done:
                best, rank = card, power.check_rank
        return best


def leave_checks(g: BangState, phase: Frame) -> None:
    """Go on with the part of the turn that the checks left."""
    if g.hooks & CHECKS_OVER:
        printed_of(g, g.turn).checks_over(g, g.turn)
    g.swap(phase)


class Draw(Frame):
    """Phase I. `opened`: the questions before it were asked."""

    def __init__(self, seat: Seat, opened: bool = False) -> None:
        self.seat = seat
        self.opened = opened

    def step(self, g: BangState) -> None:
        if not self.opened:
            g.swap(Draw(self.seat, True))
            if g.hooks & OPENS and self._opens(g):
                return
        g.swap(Play(self.seat))
        for source in sources_at(g, self.seat, DRAWS):
            if power_of(g, self.seat, source).draws(g, self.seat):
                return
        draw(g, self.seat, DRAWN)

    def _opens(self, g: BangState) -> bool:
        """Ask before phase I. Frames of cards in front are pushed last, so they come first."""
        asked = printed_of(g, self.seat).opens(g, self.seat)
        if g.card_hooks & OPENS:
            for card in working(g, self.seat):
                asked = CARDS[card].power.opens(g, self.seat) or asked
        return asked


class Play(SeatFrame):
    """Phase II."""

    def step(self, g: BangState) -> None:
        if self.seat in g.ring:
            g.ask(self.seat, topics.PLAY, plays(g, self.seat))
        else:
            end_turn(g, self.seat)

    def answer(self, g: BangState, option: Option) -> None:
        if option.verb == verb_names.PLAY:
            play_card(g, self.seat, option.card, option.seat)
        elif option.verb == verb_names.END:
            g.swap(Discard(self.seat, NONE))
        else:
            power_of(g, self.seat, Source(option.card)).perform(g, self.seat, option)


class Discard(Frame):
    """Phase III. `jail` is discarded after it, if the seat sat in one (decision B24).

    `rested`: a player in Jail wants to do nothing more before they discard.
    """

    def __init__(self, seat: Seat, jail: Card, rested: bool = False) -> None:
        self.seat = seat
        self.jail = jail
        self.rested = rested

    def step(self, g: BangState) -> None:
        twins = same_named(g, self.seat)
        if twins:  # only with the house rule `duplicates` = turn_end (decision B2)
            g.ask(self.seat, topics.DUPLICATE, [Option(verb_names.DISCARD, card) for card in twins])
            return
        over = len(g.hand[self.seat]) - hand_limit(g, self.seat)
        if over <= 0 and self.jail == NONE:
            end_turn(g, self.seat)
            return
        more = [] if self.rested else self._more(g)
        if more and self.jail != NONE:  # phase II, where the player could have done it, was skipped
            g.ask(self.seat, topics.REST, [*more, END])
        elif over > 0:
            options = [Option(verb_names.DISCARD, card) for card in g.hand[self.seat]]
            g.ask(self.seat, topics.LIMIT, options + more, n=over)
        else:
            if self.jail in g.front[self.seat]:
                discard(g, self.seat, self.jail)
            end_turn(g, self.seat)

    def _more(self, g: BangState) -> list[Option]:
        out: list[Option] = []
        for source in sources_at(g, self.seat, REST_OPTIONS):
            power_of(g, self.seat, source).rest_options(g, self.seat, source, out)
        return out

    def answer(self, g: BangState, option: Option) -> None:
        if (
            option.verb == verb_names.DISCARD
        ):  # after the first discard for the limit nothing else may be done
            rested = self.rested or not same_named(g, self.seat)
            discard(g, self.seat, option.card)
            g.swap(Discard(self.seat, self.jail, rested))
        elif option.verb == verb_names.END:
            g.swap(Discard(self.seat, self.jail, True))
        else:
            power_of(g, self.seat, Source(option.card)).perform(g, self.seat, option)


def hand_limit(g: BangState, seat: Seat) -> int:
    """Return how many cards the seat may keep: its life points, unless a power says otherwise."""
    n = g.life[seat]
    if n <= 0:  # a ghost keeps no card (decision B22)
        return 0
    if g.hooks & LIMIT:
        for source in sources_at(g, seat, LIMIT):
            n = power_of(g, seat, source).limit(g, seat, n)
    return n


def same_named(g: BangState, seat: Seat) -> list[Card]:
    """Return cards in front that share their name with another one there."""
    front = g.front[seat]
    if len(front) < 2:
        return []
    names = [CARDS[card].kind.name for card in front]
    if len(set(names)) == len(names):
        return []
    return [card for card in front if names.count(CARDS[card].kind.name) > 1]


def end_turn(g: BangState, seat: Seat) -> None:
    """Begin the next player's turn clockwise, unless a card in the middle says otherwise."""
    if g.hooks & ENDS and seat in g.ring:
        g.swap(Leave(seat))
        for source in reversed(sources_at(g, seat, ENDS)):
            power_of(g, seat, source).ends(g, seat)
    else:
        pass_turn(g, seat)


class Leave(SeatFrame):
    """The turn is over, and so is what happens at its end."""

    def step(self, g: BangState) -> None:
        pass_turn(g, self.seat)


def pass_turn(g: BangState, seat: Seat) -> None:
    following = g.after(seat)
    if g.furnished:
        for card in middle(g, FOLLOWS):
            following = CARDS[card].power.follows(g, seat, following)
    begin_turn(g, following)


def begin_turn(g: BangState, seat: Seat) -> None:
    g.turn = seat
    g.turns += 1
    g.bangs = 0
    g.spent = []
    g.emit(verb_names.TURN, seat, n=g.turns)
    g.stack = [Checks(seat)]
    if g.furnished:
        for card in middle(g, BEGINS):
            CARDS[card].power.begins(g, seat)
