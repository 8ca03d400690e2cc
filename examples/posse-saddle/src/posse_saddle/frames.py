"""The rules in progress: everybody fills the bag, then the tricks are played, then it is over."""

from __future__ import annotations

from typing import Final

from posse.engine.choice import Option
from posse.engine.frame import Frame
from posse.engine.ids import ALL, MASK_OF, NONE, Card, Seat, Topic, Verb, seats_at
from posse_saddle.cards import beats, rank, suit
from posse_saddle.state import SaddleState

BAG: Final = Topic("bag")
TRICK: Final = Topic("trick")
STOW: Final = Verb("stow")
PLAY: Final = Verb("play")
TAKE: Final = Verb("take")
OPEN: Final = Verb("open")
TOPICS: Final = (BAG, TRICK)
BONUS: Final = 2  # points for the highest card in a bag
WON: Final = "points"


class Bags(Frame):
    """Asks each seat in turn which card goes into the bag. `left`: seats still to be asked."""

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def step(self, g: SaddleState) -> None:
        g.turn = self.seat
        g.ask(self.seat, BAG, [Option(STOW, card) for card in g.hand[self.seat]])

    def answer(self, g: SaddleState, option: Option) -> None:
        g.hand[self.seat].remove(option.card)
        g.bag[self.seat] = [option.card]
        g.emit(STOW, self.seat, option.card, see=MASK_OF[self.seat])
        after = Seat((self.seat + 1) % len(g.hand))
        g.swap(Bags(after, self.left - 1) if self.left > 1 else Trick(after))


class Trick(Frame):
    """Asks for the next card of the trick. The seat is the one that plays it."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def step(self, g: SaddleState) -> None:
        if not g.trick:
            g.leader = self.seat
        g.turn = self.seat
        g.ask(self.seat, TRICK, [Option(PLAY, card) for card in legal(g, self.seat)])

    def answer(self, g: SaddleState, option: Option) -> None:
        g.hand[self.seat].remove(option.card)
        g.trick.append(option.card)
        g.emit(PLAY, self.seat, option.card, see=ALL)
        if len(g.trick) < len(g.hand):
            g.swap(Trick(Seat((self.seat + 1) % len(g.hand))))
            return
        winner = taker(g)
        g.tricks[winner] += 1
        g.gone, g.trick = g.gone + g.trick, []
        g.turns += 1
        g.emit(TAKE, winner)
        if g.hand[winner]:
            g.swap(Trick(winner))
        else:
            end(g)


def legal(g: SaddleState, seat: Seat) -> list[Card]:
    """Return the cards that follow suit; all of them if there is none."""
    hand = g.hand[seat]
    follow = [card for card in hand if g.trick and suit(card) == suit(g.trick[0])]
    return follow or hand


def taker(g: SaddleState) -> Seat:
    """Return who takes the trick as it lies."""
    best = 0
    for at, card in enumerate(g.trick):
        if beats(card, g.trick[best]):
            best = at
    return Seat((g.leader + best) % len(g.hand))


def end(g: SaddleState) -> None:
    """Open the bags and end the match."""
    for seat in seats_at(len(g.hand)):
        for card in g.bag[seat]:
            g.emit(OPEN, seat, card, see=ALL)
    points = scores(g, over=True)
    g.finish(WON, [seat for seat in seats_at(len(g.hand)) if points[seat] == max(points)])


def scores(g: SaddleState, over: bool) -> list[int]:
    """Return the points: a trick counts one; at the end the highest card in a bag counts two.

    Of two cards of the same rank the one of the later suit is higher.
    """
    points = g.tricks[:]
    held = [(rank(card), suit(card), seat) for seat, bag in enumerate(g.bag) for card in bag]
    if over and held and NONE not in [card for bag in g.bag for card in bag]:
        points[max(held)[2]] += BONUS
    return points
