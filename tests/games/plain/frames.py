"""The rules of Trail: give a card away or keep all, play tricks, and be rewarded for each."""

from __future__ import annotations

from typing import Final

from posse import ALL, NONE, Option, Topic, Verb
from posse.engine.frame import Frame
from posse.engine.ids import MASK_OF, Card, Mask, Seat, seats_at
from posse.engine.verb_names import DRAW, TURN, WIN
from tests.games.plain.state import TrailState

GIFT, LEAD, FOLLOW, REWARD = Topic("gift"), Topic("lead"), Topic("follow"), Topic("reward")
TOPICS: Final = (GIFT, LEAD, FOLLOW, REWARD)
GIVE, KEEP, PLAY = Verb("give"), Verb("keep"), Verb("play")
ROB, PASS, TAKE, LUCKY = Verb("rob"), Verb("pass"), Verb("take"), Verb("lucky")
RANKS: Final = ("9", "10", "J", "Q", "K", "A")
SUITS: Final = ("S", "H", "D", "C")


def suit(card: Card) -> int:
    return card // len(RANKS)


def players(g: TrailState) -> int:
    return len(g.hand)


class Gift(Frame):
    """Asks each seat once whether it gives a card to another one."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def step(self, g: TrailState) -> None:
        if self.seat == players(g):
            g.swap(Trick(Seat(0), 0))
            return
        others = [seat for seat in seats_at(players(g)) if seat != self.seat]
        gifts = [Option(GIVE, card, other) for card in g.hand[self.seat] for other in others]
        g.ask(self.seat, GIFT, [*gifts, Option(KEEP)])

    def answer(self, g: TrailState, option: Option) -> None:
        g.swap(Gift(Seat(self.seat + 1)))
        if option.verb == KEEP:
            g.emit(KEEP, self.seat)
            return
        g.hand[self.seat].remove(option.card)
        g.hand[option.seat].append(option.card)
        both = MASK_OF[self.seat] | MASK_OF[option.seat]
        g.known[option.card] = Mask(both)
        g.emit(GIVE, self.seat, option.card, option.seat, see=g.known[option.card])


class Trick(Frame):
    """Asks each seat that has cards for one, from `leader` on; `played` seats were asked."""

    def __init__(self, leader: Seat, played: int) -> None:
        self.leader = leader
        self.played = played

    def step(self, g: TrailState) -> None:
        if not any(g.hand) and not self.played:
            finish(g)
            return
        if self.played == players(g):
            self.take(g)
            return
        seat = Seat((self.leader + self.played) % players(g))
        hand = g.hand[seat]
        if hand:
            led = [card for card in hand if g.trick and suit(card) == suit(g.trick[0])]
            g.ask(seat, FOLLOW if g.trick else LEAD, [Option(PLAY, card) for card in led or hand])
        else:
            g.swap(Trick(self.leader, self.played + 1))

    def answer(self, g: TrailState, option: Option) -> None:
        seat = Seat((self.leader + self.played) % players(g))
        if not self.played:
            g.round, g.turn, g.turns = g.round + 1, seat, g.turns + 1
            g.emit(TURN, seat)
        g.hand[seat].remove(option.card)
        g.trick.append(option.card)
        g.laid.append(seat)
        g.known[option.card] = ALL
        g.emit(PLAY, seat, option.card, see=ALL)
        g.swap(Trick(self.leader, self.played + 1))

    def take(self, g: TrailState) -> None:
        led = [card for card in g.trick if suit(card) == suit(g.trick[0])]
        trumps = [card for card in g.trick if g.trump and suit(card) == suit(g.trump[0])]
        winner = Seat(g.laid[g.trick.index(max(trumps or led))])
        g.taken[winner] += g.trick
        g.trick, g.laid = [], []
        g.points[winner] += 1
        g.emit(TAKE, winner, n=g.points[winner])
        g.swap(Trick(winner, 0))
        g.push(Reward(winner))


class Reward(Frame):
    """The winner of a trick draws a card, robs a point or passes."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def step(self, g: TrailState) -> None:
        rich = [at for at in seats_at(players(g)) if at != self.seat and g.points[at] > 0]
        draws = [Option(DRAW)] if g.deck else []
        options = [*draws, *[Option(ROB, NONE, at) for at in rich], Option(PASS)]
        if len(options) == 1:
            g.pop()
            return
        g.ask(self.seat, REWARD, options, n=len(g.deck))

    def answer(self, g: TrailState, option: Option) -> None:
        g.pop()
        if option.verb == DRAW:
            card = g.deck.pop()
            g.hand[self.seat].append(card)
            g.known[card] = MASK_OF[self.seat]
            g.emit(DRAW, self.seat, card, see=g.known[card])
        elif option.verb == ROB:
            g.points[option.seat] -= 1
            g.points[self.seat] += 1
            g.emit(ROB, self.seat, other=option.seat, n=1)
        else:
            g.emit(PASS, self.seat)


def finish(g: TrailState) -> None:
    for seat in seats_at(players(g)):
        g.emit(LUCKY, seat, n=g.luck[seat])
    totals = [points + luck for points, luck in zip(g.points, g.luck, strict=True)]
    winners = [seat for seat in seats_at(players(g)) if totals[seat] == max(totals)]
    for seat in winners:
        g.emit(WIN, seat, n=max(totals))
    g.finish("most", winners)
