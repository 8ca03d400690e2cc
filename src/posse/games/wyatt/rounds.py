"""How rounds and the match begin and end."""

from __future__ import annotations

from typing import Final

from posse.engine.frame import Frame
from posse.engine.ids import ALL, EVERY_SEAT, NOBODY, NONE, Seat, seats_at
from posse.games.wyatt import verb_names
from posse.games.wyatt.cards import CARDS, COUNT, EVERY_CARD, FIRST
from posse.games.wyatt.frames.draw import SHORT, Draw
from posse.games.wyatt.payday import settle
from posse.games.wyatt.state import WyattState
from posse.games.wyatt.verbs import cover, draw, pay, shoot

HAND: Final = 10
GOAL: Final = 25  # bills of 1,000 that end the match

# How a round can end: a player discards their last card, another player has no cards, there are
# too few cards to draw, or players just take and put back the top discard for too long.
WAYS: Final = ("out", "empty", "short", "stall")


# After so many turns in a row in which players took the top discard and played nothing, the
# round ends. The rulebook has no such limit. Sensible play never reaches it.
STALL: Final = 100


class Round(Frame):
    """Lies at the bottom of the stack. Each turn reports to it."""

    def returned(self, g: WyattState, value: int) -> None:
        way = "short" if value == SHORT else ended(g)
        if way:
            end_round(g, way)
        else:
            begin_turn(g, g.left_of(g.turn))


def ended(g: WyattState) -> str:
    """Return how the last turn ended the round; "" if it did not."""
    if not g.hand[g.turn]:
        return "out"
    if [] in g.hand:  # by Most Wanted, or a Wyatt Earp out of turn
        return "empty"
    return "stall" if g.idle >= STALL else ""


def begin_round(g: WyattState) -> None:
    """Lay a bill on each poster, deal ten cards each and turn one up. `first` begins."""
    g.round += 1
    g.posters = [bills + 1 for bills in g.posters]
    g.rows = [[] for _ in g.rows]
    g.hides = [NONE] * len(g.hides)
    g.opened = 0
    g.reshuffled = False
    g.idle = 0
    g.emit(verb_names.ROUND, g.first, n=g.round)
    fresh_deck(g)
    for i in range(g.players):
        draw(g, EVERY_SEAT[(g.first + i) % g.players], HAND)
    card = g.deck.pop()
    cover(g, card)
    g.emit(verb_names.OPEN, NOBODY, card, see=ALL)
    begin_turn(g, g.first)


def fresh_deck(g: WyattState) -> None:
    g.deck = EVERY_CARD[:]
    g.chance.shuffle(g.deck)
    g.known = [0] * CARDS
    g.hand = [[] for _ in g.hand]
    g.pile = []


def begin_turn(g: WyattState, seat: Seat) -> None:
    g.turn = seat
    g.turns += 1
    g.law = False
    g.emit(verb_names.TURN, seat, n=g.turns)
    g.stack = [Round(), Draw(seat)]


def end_round(g: WyattState, way: str) -> None:
    """All players put their cards away. Then each poster is settled."""
    g.ends[WAYS.index(way)] += 1
    g.emit(verb_names.OVER, g.turn, n=WAYS.index(way))
    for outlaw in range(COUNT):
        pay_out(g, outlaw)
    rich = max(g.money)
    if rich >= GOAL:
        crown(g, [seat for seat in seats_at(g.players) if g.money[seat] == rich])
        return
    g.first = g.left_of(g.first)  # the left neighbour of the player who began begins
    begin_round(g)


def pay_out(g: WyattState, outlaw: int) -> None:
    points = [g.points(seat, outlaw) for seat in seats_at(g.players)]
    g.emit(verb_names.POSTER, NOBODY, FIRST[outlaw], n=g.posters[outlaw], see=ALL)
    for seat in seats_at(g.players):
        n = points[seat]
        if n:
            g.emit(verb_names.POINTS, seat, FIRST[outlaw], n=n, see=ALL)
    for at, bills in settle(g.posters[outlaw], points).steps:
        pay(g, EVERY_SEAT[at], outlaw, bills)


def crown(g: WyattState, seats: list[Seat]) -> None:
    """The player with the most money wins.

    If several have it, they turn cards until one is ahead.
    """
    tied = len(seats) > 1
    winner = duel(g, seats) if tied else seats[0]
    g.emit(verb_names.WIN, winner, n=g.money[winner])
    g.finish("duel" if tied else "money", [winner])


def duel(g: WyattState, seats: list[Seat]) -> Seat:
    """Each player turns a card in turn. The first with more hits than all others wins."""
    g.emit(verb_names.DUEL, NOBODY, n=len(seats))
    hits = [0] * len(seats)
    fresh_deck(g)
    while True:
        if len(g.deck) < len(seats):
            fresh_deck(g)
        for i, seat in enumerate(seats):
            hits[i] += shoot(g, seat)
        best = max(hits)
        if hits.count(best) == 1:
            return seats[hits.index(best)]
