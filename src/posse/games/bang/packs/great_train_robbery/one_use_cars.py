"""The cars that are discarded for their effect, in the holder's phase II."""

from __future__ import annotations

from posse.engine.choice import Note, Option
from posse.engine.frame import Frame
from posse.engine.ids import ALL, NOBODY, NONE, Card, Seat, Source
from posse.games.bang import verb_names
from posse.games.bang.cards import CARDS
from posse.games.bang.distance import Sights
from posse.games.bang.effect import Effect, Plain
from posse.games.bang.frames.leave_out import meet
from posse.games.bang.frames.played import note_on, resolve
from posse.games.bang.frames.several_targets import Sweep
from posse.games.bang.frames.turn import Discard
from posse.games.bang.frames.used_card import UsedCard
from posse.games.bang.packs.great_train_robbery import topics as train_topics
from posse.games.bang.packs.great_train_robbery.cars import Wagon
from posse.games.bang.packs.great_train_robbery.train import CARS, EXTRA
from posse.games.bang.packs.great_train_robbery.travel import car_of, settle
from posse.games.bang.state import BangState
from posse.games.bang.targets import may_hold
from posse.games.bang.verbs import discard, draw, hand_over, pick, use


class OneUse(Wagon):
    """A car that is discarded in phase II for the effect of a brown card."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def play_options(
        self, g: BangState, me: Seat, src: Source, sights: Sights, out: list[Option]
    ) -> None:
        out += [Option(verb_names.USE, src, at) for at in self.effect.aims(g, me, src, sights)]

    def work(self, g: BangState, me: Seat, option: Option) -> None:
        use(g, me, option.card, option.seat)
        resolve(g, me, option.card, option.seat, self.effect)

    def note(self, g: BangState, me: Seat, option: Option) -> Note | None:
        return note_on(g, me, option.card, option.seat, self.effect)


class CattleTruck(Plain):
    """Takes one of the top three cards of the pile."""

    def playable(self, g: BangState, me: Seat, card: Card) -> bool:
        return len(g.pile) > 0

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        g.push(Salvage(me, card))


class Salvage(UsedCard):
    """Which of the top three?"""

    def step(self, g: BangState) -> None:
        g.ask(
            self.seat,
            train_topics.CATTLE,
            [Option(verb_names.PICK, card) for card in g.pile[-3:]],
            self.card,
        )

    def answer(self, g: BangState, option: Option) -> None:
        g.pop()
        pick(g, self.seat, option.card, g.pile)


class CircusWagon(Plain):
    """All other players discard a card in front of them."""

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        meet(g, me, card, Circus(me, card, tuple(g.others(me))))


class Circus(Sweep):
    """Each of `left` chooses for themselves, so nobody gets a refund (decision B19)."""

    def among(self, left: tuple[Seat, ...]) -> Frame:
        return Circus(self.by, self.card, left)

    def concerns(self, g: BangState, seat: Seat) -> bool:
        return len(g.front[seat]) > 0

    def strike(self, g: BangState, seat: Seat) -> None:
        options = [Option(verb_names.DISCARD, card) for card in g.front[seat]]
        g.ask(seat, train_topics.CIRCUS, options, self.card, self.by)

    def answer(self, g: BangState, option: Option) -> None:
        seat = self.left[0]
        g.swap(self.rest())
        discard(g, seat, option.card)


class CoalHopper(Plain):
    """Draws a card, and discards a car in front of any player."""

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        draw(g, me, 1)
        g.push(Derail(me, card))


class Derail(UsedCard):
    """Which car?"""

    def step(self, g: BangState) -> None:
        options: list[Option] = []
        for at in g.clockwise(self.seat):
            options += [
                Option(verb_names.DISCARD, car, at) for car in g.front[at] if CARDS[car].piece
            ]
        if options:
            g.ask(self.seat, train_topics.COAL, options, self.card)
        else:
            g.pop()

    def answer(self, g: BangState, option: Option) -> None:
        g.pop()
        discard(g, option.seat, option.card, self.seat)


class ExpressCar(Plain):
    """Ends the turn, keeps the hand, and another turn follows; never a third (decision B18)."""

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        for held in g.hand[me][:]:
            discard(g, me, held)
        if not EXTRA.of(g):
            EXTRA.put(g, 2)
        g.swap(Discard(me, NONE))


class LoungeCar(Plain):
    """Draws two cars from the pile: one for the player, one for another player.

    The Lounge Car itself goes under the pile before, so there are always two.
    """

    def playable(self, g: BangState, me: Seat, card: Card) -> bool:
        return len(CARS.of(g)) > 0

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        for _ in range(2):
            car = CARS.of(g).pop()
            g.known[car] = ALL
            g.shelf.append(car)
            g.emit(verb_names.SHOW, NOBODY, car, see=ALL)
        g.push(Guests(me, card))


class Guests(UsedCard):
    """Who gets which of the two cars on the shelf? The other one stays with the seat.

    A Ghost Car may go to a player who is out (decision B42).
    """

    def step(self, g: BangState) -> None:
        one, two = g.shelf
        options: list[Option] = []
        for car, other in ((one, two), (two, one)):
            if may_hold(g, self.seat, other):
                guests = [at for at in car_of(car).places(g) if at != self.seat]
                options += [
                    Option(verb_names.GIVE, car, at) for at in guests if may_hold(g, at, car)
                ]
        g.ask(self.seat, train_topics.LOUNGE, options, self.card)

    def answer(self, g: BangState, option: Option) -> None:
        g.pop()
        settle(g, self.seat, option.card, option.seat)
        settle(g, self.seat, g.shelf[0], self.seat)


class MailCar(Plain):
    """Draws three cards. One of them goes to another player."""

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        held = len(g.hand[me])
        draw(g, me, 3)
        drawn = len(g.hand[me]) - held
        if drawn:
            g.push(Letter(me, card, drawn))


class Letter(Frame):
    """Which of the last `drawn` cards of the hand, and to whom?"""

    def __init__(self, seat: Seat, card: Card, drawn: int) -> None:
        self.seat = seat
        self.card = card
        self.drawn = drawn

    def step(self, g: BangState) -> None:
        options: list[Option] = []
        for card in g.hand[self.seat][-self.drawn :]:
            options += [Option(verb_names.GIVE, card, at) for at in g.others(self.seat)]
        g.ask(self.seat, train_topics.MAIL, options, self.card)

    def answer(self, g: BangState, option: Option) -> None:
        g.pop()
        letters = g.hand[self.seat][-self.drawn :]
        hand_over(g, self.seat, option.card, option.seat, letters)
