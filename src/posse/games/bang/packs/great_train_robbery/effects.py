"""What the brown cards do, except those that exchange cards or ask for a choice."""

from __future__ import annotations

from posse.engine.choice import Note, Option
from posse.engine.frame import Frame
from posse.engine.ids import NONE, Card, Seat, Source
from posse.games.bang.cards import BROWN, CARDS, DIAMONDS, HEARTS, SPADES
from posse.games.bang.distance import Sights
from posse.games.bang.effect import Aimed, Effect, Plain
from posse.games.bang.frames.draw_check import Check
from posse.games.bang.frames.hurt import Hurt, harmless
from posse.games.bang.frames.leave_out import meet
from posse.games.bang.frames.played import enact, note_on
from posse.games.bang.frames.several_targets import Sweep
from posse.games.bang.frames.shot import Shot
from posse.games.bang.frames.simultaneous import Together
from posse.games.bang.frames.taking_effect import played_for
from posse.games.bang.frames.used_card import UsedCard
from posse.games.bang.packs.base.effects import may_fire
from posse.games.bang.packs.great_train_robbery import topics as train_topics
from posse.games.bang.packs.great_train_robbery import verb_names as train_verb_names
from posse.games.bang.packs.great_train_robbery.journey import Board, advance
from posse.games.bang.packs.great_train_robbery.train import STATION, TRACK, connected, locomotive
from posse.games.bang.power import Power
from posse.games.bang.state import BangState
from posse.games.bang.targets import played_kind
from posse.games.bang.verbs import draw, heal, pick

JACK = 11


class CactusEffect(Effect):
    """A Missed! with a 'draw!'."""

    answers = True

    def answered(self, g: BangState, me: Seat, card: Card) -> None:
        g.push(Check(me, Source(card)))


class Cactus(Power):
    """Hearts or diamonds give a point back."""

    def checked(self, g: BangState, me: Seat, src: Source, drawn: Card) -> None:
        if drawn != NONE and CARDS[drawn].suit in (HEARTS, DIAMONDS):
            heal(g, me, 1)


class Evaded(Effect):
    """A Missed! that takes the card whose hit it stopped, unless a hand holds that card."""

    answers = True

    def answered(self, g: BangState, me: Seat, card: Card) -> None:
        shot = g.stack[-2]  # under this card
        if isinstance(shot, Shot) and shot.needed <= 0:
            fetch(g, me, shot.card)


def fetch(g: BangState, me: Seat, card: Card) -> None:
    """Move the card that was played to a hand."""
    card = played_for(g, card)
    for zone in (g.acting, g.pile):
        if card in zone:
            pick(g, me, card, zone)
            return


class KnifeRevolver(Aimed):
    """A hit in reach that counts as the BANG! of the turn but is no BANG! card."""

    def aims(self, g: BangState, me: Seat, card: Card, sights: Sights) -> list[Seat]:
        return sights.in_reach if may_fire(g, sights) else []

    def played(self, g: BangState, me: Seat) -> None:
        g.bangs += 1

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        g.push(Shot(me, at, card, 1))
        self.wasted(g, me, card, at)

    def wasted(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        """The 'draw!' is made when the card is played (decision B16)."""
        g.push(Check(me, Source(card)))

    def note(self, g: BangState, me: Seat, card: Card, at: Seat) -> Note | None:
        return harmless(g, at)


class Returning(Power):
    """With a jack or higher the card comes back."""

    def checked(self, g: BangState, me: Seat, src: Source, drawn: Card) -> None:
        if drawn != NONE and CARDS[drawn].rank >= JACK:
            fetch(g, me, src)


class MostWantedEffect(Plain):
    """Draws a card. Then all players 'draw!' together (decision B1)."""

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        draw(g, me, 1)
        seats = tuple(g.clockwise(me))
        g.push(Together(me, seats))
        meet(g, me, card, Wanted(me, card, seats))


class Wanted(Sweep):
    """A 'draw!' for each of `left`."""

    def among(self, left: tuple[Seat, ...]) -> Frame:
        return Wanted(self.by, self.card, left)

    def strike(self, g: BangState, seat: Seat) -> None:
        g.swap(self.rest())
        g.push(Check(seat, Source(self.card)))


class MostWanted(Power):
    """Spades cost a point. The seat on turn played the card."""

    def checked(self, g: BangState, me: Seat, src: Source, drawn: Card) -> None:
        if drawn != NONE and CARDS[drawn].suit == SPADES:
            g.push(Hurt(me, 1, g.turn, src))


class MoneyBag(Effect):
    """Does what the brown card on top of the pile does (decision B20)."""

    copies = True

    def aims(self, g: BangState, me: Seat, card: Card, sights: Sights) -> list[Seat]:
        if not g.pile or CARDS[g.pile[-1]].kind.colour != BROWN:
            return []
        effect = played_kind(g, me, g.pile[-1]).effect
        if effect is self or effect.price > len(g.hand[me]) - 1:
            return []
        return effect.aims(g, me, g.pile[-1], sights)

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        copied = g.pile[-1]
        enact(g, me, copied, at, played_kind(g, me, copied).effect)

    def note(self, g: BangState, me: Seat, card: Card, at: Seat) -> Note | None:
        copied = g.pile[-1]
        return note_on(g, me, copied, at, played_kind(g, me, copied).effect)


class NextStop(Plain):
    """Draws a card and moves the train on by one station."""

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        draw(g, me, 1)
        advance(g, STATION.of(g) + 1)


class WaterTower(Plain):
    """Takes a car under a station for nothing. It does not count as the car of the turn."""

    def playable(self, g: BangState, me: Seat, card: Card) -> bool:
        return len(connected(g, STATION.of(g))) > 0

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        g.push(Board(me, True))


class FullSteam(Plain):
    """Moves the train straight to the terminus."""

    def playable(self, g: BangState, me: Seat, card: Card) -> bool:
        return locomotive(g) != NONE

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        g.push(Steam(me, card))


class Steam(UsedCard):
    """Shall the terminus have no effect, or its effect twice?"""

    def step(self, g: BangState) -> None:
        g.ask(
            self.seat,
            train_topics.STEAM,
            [Option(train_verb_names.SKIP), Option(train_verb_names.DOUBLE)],
            self.card,
        )

    def answer(self, g: BangState, option: Option) -> None:
        g.pop()
        g.emit(option.verb, self.seat)
        advance(g, len(TRACK.of(g)), effects=2 if option.verb == train_verb_names.DOUBLE else 0)
