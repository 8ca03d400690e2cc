"""Switch, Train Robbery and Map: cards in front are exchanged or given up."""

from __future__ import annotations

from posse.engine.choice import Option
from posse.engine.frame import Frame, SeatFrame
from posse.engine.ids import ALL, NONE, Card, Seat
from posse.games.bang import verb_names
from posse.games.bang.cards import CARDS
from posse.games.bang.distance import Sights
from posse.games.bang.effect import Aimed
from posse.games.bang.frames.shot import Shot
from posse.games.bang.packs.base.effects import may_fire
from posse.games.bang.packs.great_train_robbery import topics as train_topics
from posse.games.bang.packs.great_train_robbery import verb_names as train_verb_names
from posse.games.bang.power import Power
from posse.games.bang.state import BangState
from posse.games.bang.verbs import discard, exchange, peek, put_back, toss


class Switch(Aimed):
    """Exchanges a card in front of the player for one in front of another player."""

    def aims(self, g: BangState, me: Seat, card: Card, sights: Sights) -> list[Seat]:
        return [at for at in sights.others if mine_for(g, me, at)]

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        g.push(Swap(me, at, card, NONE))


def mine_for(g: BangState, me: Seat, at: Seat) -> list[Card]:
    """Return the seat's cards that could be exchanged for some card of `at`."""
    return [mine for mine in g.front[me] if theirs_for(g, me, at, mine)]


def theirs_for(g: BangState, me: Seat, at: Seat, mine: Card) -> list[Card]:
    """Return the cards of `at` that could be exchanged for this one."""
    if not fits(g, at, mine):
        return []
    return [
        theirs
        for theirs in g.front[at]
        if fits(g, me, theirs) and alone(g, me, theirs, mine) and alone(g, at, mine, theirs)
    ]


def fits(g: BangState, seat: Seat, card: Card) -> bool:
    """Return True if the card may lie in front of this seat."""
    return not CARDS[card].power.bars(g, seat)


def alone(g: BangState, seat: Seat, card: Card, gone: Card) -> bool:
    """Return True if no other card of its name would lie there. A weapon replaces any other."""
    if CARDS[card].power.reach:
        return True
    kind = CARDS[card].kind
    return not [held for held in g.front[seat] if held != gone and CARDS[held].kind is kind]


class Swap(Frame):
    """`mine` is the card to give, once it is chosen."""

    def __init__(self, seat: Seat, at: Seat, card: Card, mine: Card) -> None:
        self.seat = seat
        self.at = at
        self.card = card
        self.mine = mine

    def step(self, g: BangState) -> None:
        if self.mine == NONE:
            options = [Option(verb_names.GIVE, card) for card in mine_for(g, self.seat, self.at)]
            g.ask(self.seat, train_topics.GIVE, options, self.card, self.at)
        else:
            theirs = theirs_for(g, self.seat, self.at, self.mine)
            options = [Option(verb_names.TAKE, card) for card in theirs]
            g.ask(self.seat, train_topics.SWAP, options, self.card, self.at)

    def answer(self, g: BangState, option: Option) -> None:
        if self.mine == NONE:
            g.swap(Swap(self.seat, self.at, self.card, option.card))
            return
        g.pop()
        exchange(g, self.seat, self.mine, self.at, option.card)
        disarm(g, self.seat, option.card)
        disarm(g, self.at, self.mine)


def disarm(g: BangState, seat: Seat, got: Card) -> None:
    """A player who gets a weapon discards the one they had."""
    if CARDS[got].power.reach:
        for card in g.front[seat][:]:
            if card != got and CARDS[card].power.reach:
                discard(g, seat, card)


class TrainRobbery(Aimed):
    """A player gives up each card in front of them, or faces a BANG! for it."""

    def aims(self, g: BangState, me: Seat, card: Card, sights: Sights) -> list[Seat]:
        return sights.others if may_fire(g, sights) else []

    def played(self, g: BangState, me: Seat) -> None:
        g.bangs += 1

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        g.push(Robbery(me, at, card, tuple(g.front[at])))


class Robbery(Frame):
    """`left` are the cards that the player has not decided about. They decide themselves (B19)."""

    def __init__(self, by: Seat, at: Seat, card: Card, left: tuple[Card, ...]) -> None:
        self.by = by
        self.at = at
        self.card = card
        self.left = left

    def step(self, g: BangState) -> None:
        if not self.left or self.at not in g.ring:
            g.pop()
        elif self.left[0] in g.front[self.at]:
            options = [
                Option(verb_names.DISCARD, self.left[0]),
                Option(train_verb_names.FACE, self.left[0]),
            ]
            g.ask(self.at, train_topics.ROBBERY, options, self.card, self.by)
        else:
            g.swap(self._rest())

    def answer(self, g: BangState, option: Option) -> None:
        g.swap(self._rest())
        if option.verb == verb_names.DISCARD:
            discard(g, self.at, option.card)
        else:
            g.emit(train_verb_names.FACE, self.at, option.card, self.by, see=ALL)
            g.push(Shot(self.by, self.at, self.card, 1))

    def _rest(self) -> Frame:
        return Robbery(self.by, self.at, self.card, self.left[1:])


class Map(Power):
    """Before phase I, one of the top two cards is discarded (decision B21)."""

    def opens(self, g: BangState, me: Seat) -> bool:
        if not peek(g, me, 2):
            return False
        g.push(Survey(me))
        return True


class Survey(SeatFrame):
    """Which of the cards looked at?"""

    def step(self, g: BangState) -> None:
        g.ask(
            self.seat,
            train_topics.MAP,
            [Option(verb_names.DISCARD, card) for card in g.deck[-g.aside :]],
        )

    def answer(self, g: BangState, option: Option) -> None:
        g.pop()
        toss(g, self.seat, option.card)
        put_back(g)
