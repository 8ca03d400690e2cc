"""A Hideout is played on a row of another player, who may answer at once."""

from __future__ import annotations

from posse.engine.choice import Option
from posse.engine.frame import Frame, SeatFrame
from posse.engine.ids import EVERY_SEAT, NONE, Seat
from posse.games.wyatt import topics, verb_names
from posse.games.wyatt.cards import COUNT, EARP, FIRST, KIND
from posse.games.wyatt.frames.earp import PASS, try_to_free
from posse.games.wyatt.plays import ONTO, prey
from posse.games.wyatt.state import WyattState
from posse.games.wyatt.verbs import aim, drop, held, hide


class Hideout(SeatFrame):
    """On which row? The player names it before the shot."""

    def step(self, g: WyattState) -> None:
        rows = prey(g, self.seat, hidden=False)
        options = [
            Option(verb_names.HIDE, FIRST[at % COUNT], EVERY_SEAT[at // COUNT]) for at in rows
        ]
        g.ask(self.seat, topics.HIDEOUT, options)

    def answer(self, g: WyattState, option: Option) -> None:
        g.pop()
        outlaw = KIND[option.card]
        if aim(g, self.seat, outlaw, option.seat):
            hide(g, self.seat, option.seat * COUNT + outlaw)
            g.push(Reply(option.seat, outlaw))
        else:
            drop(g, self.seat)


class Reply(Frame):
    """Asks once per attack, whether or not the seat holds a Wyatt Earp."""

    def __init__(self, seat: Seat, outlaw: int) -> None:
        self.seat = seat
        self.outlaw = outlaw

    def step(self, g: WyattState) -> None:
        if not g.hand[self.seat] or not g.may_shoot(1):
            g.pop()
            return
        options = [PASS]
        if held(g, self.seat, EARP) != NONE:
            options.append(ONTO[verb_names.FREE][self.outlaw])
        g.ask(self.seat, topics.REPLY, options, FIRST[self.outlaw], g.turn)

    def answer(self, g: WyattState, option: Option) -> None:
        g.pop()
        if option.verb == verb_names.FREE:
            try_to_free(g, self.seat, self.outlaw)
