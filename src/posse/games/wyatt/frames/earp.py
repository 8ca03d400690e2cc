"""The three ways of Wyatt Earp."""

from __future__ import annotations

from posse.engine.choice import Option
from posse.engine.frame import SeatFrame
from posse.engine.ids import ALL, Seat
from posse.games.wyatt import topics, verb_names
from posse.games.wyatt.cards import COUNT, EARP, FIRST, KIND
from posse.games.wyatt.plays import ONTO, hidden
from posse.games.wyatt.state import WyattState
from posse.games.wyatt.verbs import draw, enough, fetch, look_through, shoot, spend, uncover

PASS = Option(verb_names.PASS)


def ride(g: WyattState, seat: Seat) -> None:
    """Two cards; a sheriff card among them must wait, for this turn's was Wyatt Earp."""
    spend(g, seat, EARP)
    enough(g, 2)
    draw(g, seat, 2)


def search(g: WyattState, seat: Seat) -> None:
    """The pile is looked through for one card that is no Wyatt Earp."""
    spend(g, seat, EARP)
    look_through(g, seat)
    g.push(Search(seat))


def shoot_to_free(g: WyattState, seat: Seat) -> None:
    """In one's own turn the shot comes first, then the row is chosen (decision W7)."""
    rows = hidden(g, seat)
    if len(rows) == 1:
        try_to_free(g, seat, rows[0])
        return
    spend(g, seat, EARP)
    if shoot(g, seat):
        g.push(Free(seat))


class Free(SeatFrame):
    """A hit: off which of several rows does the Hideout go?"""

    def step(self, g: WyattState) -> None:
        g.ask(
            self.seat,
            topics.FREE,
            [ONTO[verb_names.FREE][outlaw] for outlaw in hidden(g, self.seat)],
        )

    def answer(self, g: WyattState, option: Option) -> None:
        g.pop()
        uncover(g, self.seat * COUNT + KIND[option.card])


def try_to_free(g: WyattState, seat: Seat, outlaw: int) -> None:
    """A hit takes the Hideout off this row of one's own; also out of turn (frame Reply)."""
    spend(g, seat, EARP)
    if shoot(g, seat):
        uncover(g, seat * COUNT + outlaw)
    else:
        g.emit(verb_names.STUCK, seat, FIRST[outlaw], see=ALL)


class Search(SeatFrame):
    """Reports to the frame below only by what the hand holds: what was fetched is a secret."""

    def step(self, g: WyattState) -> None:
        kinds = sorted({KIND[card] for card in g.pile} - {EARP})
        options = [Option(verb_names.TAKE, FIRST[kind]) for kind in kinds]
        g.ask(self.seat, topics.SEARCH, options or [PASS])

    def answer(self, g: WyattState, option: Option) -> None:
        g.pop()
        if option.verb == verb_names.PASS:  # nothing but Wyatt Earps lay there
            g.pop()
            return
        kind = KIND[option.card]
        fetch(g, self.seat, [card for card in g.pile if KIND[card] == kind][-1])
