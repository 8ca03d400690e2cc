"""The cars that stay in front of a player, and what all cars have in common."""

from __future__ import annotations

from posse.engine.choice import Note, Option
from posse.engine.ids import ALL, NONE, Card, Seat, Source, Verb, seats_at
from posse.games.bang import verb_names
from posse.games.bang.cards import BLUE, CARDS
from posse.games.bang.distance import Sights
from posse.games.bang.frames.pay import Pay
from posse.games.bang.frames.played import note_on, resolve
from posse.games.bang.frames.shot import parry
from posse.games.bang.packs.base.kinds import BANG, CAT_BALOU, DUEL, INDIANS, PANIC
from posse.games.bang.packs.great_train_robbery import verb_names as train_verb_names
from posse.games.bang.packs.great_train_robbery.ghost_car import Fade
from posse.games.bang.packs.great_train_robbery.journey import board
from posse.games.bang.packs.great_train_robbery.travel import Car
from posse.games.bang.sources import is_spent, spend
from posse.games.bang.state import BangState
from posse.games.bang.targets import bang_targets
from posse.games.bang.verbs import heal, is_hearts, use
from posse.games.sheriff.roles import SHERIFF


class Wagon(Car):
    """A car on the train. It has an option of its own to be taken."""

    def perform(self, g: BangState, me: Seat, option: Option) -> None:
        if option.verb == train_verb_names.BOARD:
            board(g, me, option.card)
        else:
            self.work(g, me, option)

    def work(self, g: BangState, me: Seat, option: Option) -> None:
        """Carry out an option of the car in front of `me`."""
        raise AssertionError(f"{type(self).__name__} cannot perform {option}")


def other_blue(card: Card, src: Source) -> bool:
    """Return True for a blue card other than the source. Cars count as blue."""
    return card != src and CARDS[card].kind.colour == BLUE


class Caboose(Wagon):
    """Another blue card may be used as a Missed!."""

    def enables(self, g: BangState, me: Seat, src: Source, card: Card, symbol: Verb) -> bool:
        return symbol == verb_names.MISSED and other_blue(card, src)


class SleeperCar(Wagon):
    """Another blue card may be used as a BANG! beyond the limit, once in each player's turn."""

    price = 1

    def enables(self, g: BangState, me: Seat, src: Source, card: Card, symbol: Verb) -> bool:
        return symbol == verb_names.BANG and other_blue(card, src) and not is_spent(g, me, src)

    def enabled(self, g: BangState, me: Seat, src: Source) -> None:
        spend(g, me, src)

    def play_options(
        self, g: BangState, me: Seat, src: Source, sights: Sights, out: list[Option]
    ) -> None:
        if not is_spent(g, me, src) and self._blue(g, me, src):
            out += [Option(verb_names.USE, src, at) for at in bang_targets(g, sights)]

    def work(self, g: BangState, me: Seat, option: Option) -> None:
        spend(g, me, Source(option.card))
        g.emit(verb_names.USE, me, option.card, option.seat, see=ALL)
        g.push(Pay(me, Source(option.card), option.seat, self.price))

    def coins(self, g: BangState, me: Seat, at: Seat, paid: tuple[Card, ...]) -> list[Card]:
        return self._blue(g, me, self._self(g, me))

    def bought(self, g: BangState, me: Seat, src: Source, at: Seat, paid: tuple[Card, ...]) -> None:
        resolve(g, me, paid[0], at, BANG.effect)

    def note(self, g: BangState, me: Seat, option: Option) -> Note | None:
        """Return a note without a card: which card will be fired is not known yet."""
        return BANG.effect.note(g, me, NONE, option.seat) if option.verb == verb_names.USE else None

    def _blue(self, g: BangState, me: Seat, src: Card) -> list[Card]:
        return [card for card in g.hand[me] + g.front[me] if other_blue(card, Source(src))]

    def _self(self, g: BangState, me: Seat) -> Card:
        for card in g.front[me]:
            if CARDS[card].power is self:
                return card
        return NONE


class ObservationCar(Wagon):
    """Works as Scope and Mustang in one."""

    away = 1
    sees = 1


class LumberFlatcar(Wagon):
    """Its holder sees all others one further."""

    placed = True
    sees = -1


class PrivateCar(Wagon):
    """Its holder is no target for BANG! cards while the hand is empty.

    Other cards may be aimed at them.
    """

    def hides(self, g: BangState, me: Seat) -> bool:
        return not g.hand[me]


class PrisonerCar(Wagon):
    """Duel and Indians! of other players have no effect."""

    def ignores(self, g: BangState, me: Seat, card: Card, by: Seat) -> bool:
        return by != me and card != NONE and CARDS[card].kind in (DUEL, INDIANS)


class DiningCar(Wagon):
    """'Draw!' at the start of the turn: hearts give a point back."""

    check_rank = 3

    def checked(self, g: BangState, me: Seat, src: Source, drawn: Card) -> None:
        if is_hearts(drawn):
            heal(g, me, 1)


class GhostCar(Wagon):
    """Keeps its holder in play without life points. It never lies in front of the Sheriff."""

    placed = True
    keeps = True

    def bars(self, g: BangState, seat: Seat) -> bool:
        return g.role[seat] == SHERIFF

    def places(self, g: BangState) -> list[Seat]:
        """Return the seats it may lie in front of, also a player who is out."""
        return [at for at in seats_at(len(g.role)) if not self.bars(g, at)]

    def settled(self, g: BangState, at: Seat) -> None:
        if at not in g.ring:
            g.put_in(at)
            g.emit(train_verb_names.RETURN, at)

    def leaves(self, g: BangState, me: Seat) -> None:
        if me in g.ring and g.life[me] <= 0:
            g.push(Fade(me))


# What the Baggage Car can be discarded as.
USES = {
    train_verb_names.USE_BANG: BANG,
    train_verb_names.USE_PANIC: PANIC,
    train_verb_names.USE_CAT_BALOU: CAT_BALOU,
}


class BaggageCar(Wagon):
    """May be discarded as a Missed!, a Panic!, a Cat Balou or a BANG! beyond the limit."""

    def shot_options(self, g: BangState, me: Seat, src: Source, out: list[Option]) -> None:
        out.append(Option(verb_names.USE, src))

    def play_options(
        self, g: BangState, me: Seat, src: Source, sights: Sights, out: list[Option]
    ) -> None:
        out += [Option(train_verb_names.USE_BANG, src, at) for at in bang_targets(g, sights)]
        out += [
            Option(train_verb_names.USE_PANIC, src, at)
            for at in PANIC.effect.aims(g, me, src, sights)
        ]
        for at in [*sights.others, me]:  # the car itself has left the place in front of the player
            if g.hand[at] or len(g.front[at]) > (at == me):
                out.append(Option(train_verb_names.USE_CAT_BALOU, src, at))

    def work(self, g: BangState, me: Seat, option: Option) -> None:
        use(g, me, option.card, option.seat, option.verb)
        if option.verb == verb_names.USE:
            parry(g)
            return
        resolve(g, me, option.card, option.seat, USES[option.verb].effect)

    def note(self, g: BangState, me: Seat, option: Option) -> Note | None:
        kind = USES.get(option.verb)
        return note_on(g, me, option.card, option.seat, kind.effect) if kind else None
