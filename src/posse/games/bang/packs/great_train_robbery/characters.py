"""The eight characters: rows at the end, their abilities before."""

from __future__ import annotations

from posse.engine.choice import Option
from posse.engine.ids import NONE, Card, Seat, Source
from posse.games.bang.cards import CARDS
from posse.games.bang.distance import Sights
from posse.games.bang.frames.pay import Pay
from posse.games.bang.frames.played import has_no_effect
from posse.games.bang.frames.shot import Shot, shot_now
from posse.games.bang.pack import CastRows
from posse.games.bang.packs.great_train_robbery import verb_names as train_verb_names
from posse.games.bang.packs.great_train_robbery.journey import advance
from posse.games.bang.packs.great_train_robbery.train import STATION, locomotive
from posse.games.bang.packs.great_train_robbery.travel import Traveller
from posse.games.bang.power import Power
from posse.games.bang.sources import is_spent, spend
from posse.games.bang.state import BangState
from posse.games.bang.verbs import draw


class BennyBrawler(Traveller):
    """Takes any number of cars and pays for each."""

    rides_often = True


class EvanBabbit(Power):
    """Redirects a BANG! card to a neighbour, before any other defence (decision B16)."""

    price = 1

    def shot_options(self, g: BangState, me: Seat, src: Source, out: list[Option]) -> None:
        shot = shot_now(g)
        if shot.bang and not shot.used and self._matching(g, me, shot.card):
            for at in Sights(g, me).within(1):
                if at != shot.by:
                    out.append(Option(train_verb_names.DIVERT, src, at))

    def _matching(self, g: BangState, me: Seat, fired: Card) -> list[Card]:
        return [card for card in g.hand[me] if CARDS[card].suit == CARDS[fired].suit]

    def perform(self, g: BangState, me: Seat, option: Option) -> None:
        g.emit(train_verb_names.DIVERT, me, other=option.seat)
        g.push(Pay(me, Source(option.card), option.seat, self.price))

    def coins(self, g: BangState, me: Seat, at: Seat, paid: tuple[Card, ...]) -> list[Card]:
        shot = g.stack[-2]
        assert isinstance(shot, Shot)
        return self._matching(g, me, shot.card)

    def bought(self, g: BangState, me: Seat, src: Source, at: Seat, paid: tuple[Card, ...]) -> None:
        """Redirect the shot. It is still the shot of the player who played the card."""
        shot = shot_now(g)
        g.pop()
        if not has_no_effect(g, at, shot.card, shot.by):
            g.push(Shot(shot.by, at, shot.card, shot.needed, bang=True))


class JimmyTexas(Power):
    """Draws a card at the end of the turn. He has no choice (decision B41)."""

    def ends(self, g: BangState, me: Seat) -> None:
        draw(g, me, 1)


class Manuelita(Traveller):
    """Draws two cards when the terminus is reached."""

    greets = 2


class Sancho(Traveller):
    """Pays nothing for his car of the turn."""

    rides_free = True


class SgtBlaze(Power):
    """May leave out one of several players."""

    exempts = True


class ShadeOConnor(Traveller):
    """May exchange a card when the train moves in another player's turn."""

    fidgets = True


class ZippyRoy(Power):
    """Moves the train once in his turn, and takes no car for it."""

    def play_options(
        self, g: BangState, me: Seat, src: Source, sights: Sights, out: list[Option]
    ) -> None:
        if locomotive(g) != NONE and not is_spent(g, me, src):
            out.append(Option(train_verb_names.DRIVE, src))

    def perform(self, g: BangState, me: Seat, option: Option) -> None:
        spend(g, me, Source(option.card))
        advance(g, STATION.of(g) + 1)


CAST: CastRows = (
    ("Benny Brawler", 4, BennyBrawler()),
    ("Evan Babbit", 4, EvanBabbit()),
    ("Jimmy Texas", 4, JimmyTexas()),
    ("Manuelita", 4, Manuelita()),
    ("Sancho", 3, Sancho()),
    ("Sgt. Blaze", 5, SgtBlaze()),
    ("Shade O'Connor", 4, ShadeOConnor()),
    ("Zippy Roy", 5, ZippyRoy()),
)
