"""The second and third part of a turn: play any number of cards, then discard one."""

from __future__ import annotations

from posse.engine.choice import Option
from posse.engine.frame import SeatFrame
from posse.engine.ids import NONE, Seat
from posse.games.wyatt import topics, verb_names
from posse.games.wyatt.cards import COUNT, GUN, HIDEOUT, KIND, KINDS, PHOTO, WANTED
from posse.games.wyatt.frames.earp import ride, search, shoot_to_free
from posse.games.wyatt.frames.hideout import Hideout
from posse.games.wyatt.frames.wanted import Wanted
from posse.games.wyatt.plays import plays, ways
from posse.games.wyatt.state import WyattState
from posse.games.wyatt.verbs import (
    aim,
    attach,
    discard,
    drop,
    held,
    lay,
    lift,
    show_last,
    spend,
    unseat,
)

DONE = 0  # what a turn reports to the round
VERBS = {row.verb: kind for kind, row in enumerate(KINDS) if kind >= PHOTO + COUNT}


class Play(SeatFrame):
    def step(self, g: WyattState) -> None:
        g.ask(self.seat, topics.PLAY, plays(g, self.seat))

    def answer(self, g: WyattState, option: Option) -> None:
        if option.verb == verb_names.DISCARD:
            discard(g, self.seat, held(g, self.seat, KIND[option.card]))
            g.give_back(DONE)
            return
        g.idle = 0
        if option.verb == verb_names.LAY:
            lay(g, self.seat, KIND[option.card], option.n)
        else:
            play_law(g, self.seat, option)


class Now(SeatFrame):
    """The card just fetched from the pile may be played at once, even as a second sheriff card.

    It is the last card of the hand. The question is asked for every card, so it reveals nothing.
    """

    def step(self, g: WyattState) -> None:
        options = [Option(verb_names.KEEP)]
        kind = KIND[g.hand[self.seat][-1]]
        if kind >= PHOTO and len(g.hand[self.seat]) > 1:  # an outlaw can be laid later as well
            ways(g, self.seat, kind, options)
        g.ask(self.seat, topics.NOW, options)

    def answer(self, g: WyattState, option: Option) -> None:
        g.pop()
        if option.verb != verb_names.KEEP:
            show_last(g, self.seat)
            play_law(g, self.seat, option)


def play_law(g: WyattState, seat: Seat, option: Option) -> None:
    """Play a sheriff card: at most one a turn."""
    g.law = True
    match option.verb:
        case verb_names.PHOTO:
            outlaw = KIND[option.card]
            card = held(g, seat, PHOTO + outlaw)
            g.hand[seat].remove(card)
            attach(g, seat, outlaw, card)
        case verb_names.WANTED:
            spend(g, seat, WANTED)
            g.push(Wanted(seat))
        case verb_names.HIDEOUT:
            lift(g, seat, HIDEOUT)
            g.push(Hideout(seat))
        case verb_names.RIDE:
            ride(g, seat)
        case verb_names.SEARCH:
            g.push(Now(seat))
            search(g, seat)
        case verb_names.FREE:
            shoot_to_free(g, seat)
        case verb:
            raid(g, seat, VERBS[verb], KIND[option.card])


def raid(g: WyattState, seat: Seat, kind: int, outlaw: int) -> None:
    """Play a Stagecoach, Bank or Fastest Gun: a hit lays it to the row, a miss loses it."""
    lift(g, seat, kind)
    if not aim(g, seat, outlaw):
        drop(g, seat)
        return
    fastest = g.fastest() if kind == GUN else NONE
    attach(g, seat, outlaw, g.air.pop())
    if fastest != NONE:  # the former Fastest Gun goes to the pile, its bill stays
        unseat(g, fastest, GUN)
