"""The three ways to play a Wyatt Earp."""

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
    """Draw two cards. A sheriff card among them must wait: one was played this turn already."""
    spend(g, seat, EARP)
    enough(g, 2)
    draw(g, seat, 2)


def search(g: WyattState, seat: Seat) -> None:
    """Look through the pile for one card that is not a Wyatt Earp."""
    spend(g, seat, EARP)
    look_through(g, seat)
    g.push(Search(seat))


def shoot_to_free(g: WyattState, seat: Seat) -> None:
    """Shoot in the player's own turn; after a hit they choose the row (decision W7)."""
    rows = hidden(g, seat)
    if len(rows) == 1:
        try_to_free(g, seat, rows[0])
        return
    spend(g, seat, EARP)
    if shoot(g, seat):
        g.push(Free(seat))


class Free(SeatFrame):
    """After a hit: from which of several rows is the Hideout removed?"""

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
    """Shoot; a hit removes the Hideout from this row of the seat.

    Also out of turn (frame Reply).
    """
    spend(g, seat, EARP)
    if shoot(g, seat):
        uncover(g, seat * COUNT + outlaw)
    else:
        g.emit(verb_names.STUCK, seat, FIRST[outlaw], see=ALL)


class Search(SeatFrame):
    """Which card of the pile?

    The fetched card is secret, so nothing is reported to the frame below.
    """

    def step(self, g: WyattState) -> None:
        kinds = sorted({KIND[card] for card in g.pile} - {EARP})
        options = [Option(verb_names.TAKE, FIRST[kind]) for kind in kinds]
        g.ask(self.seat, topics.SEARCH, options or [PASS])

    def answer(self, g: WyattState, option: Option) -> None:
        g.pop()
        if option.verb == verb_names.PASS:  # the pile holds only Wyatt Earps
            g.pop()
            return
        kind = KIND[option.card]
        fetch(g, self.seat, [card for card in g.pile if KIND[card] == kind][-1])
