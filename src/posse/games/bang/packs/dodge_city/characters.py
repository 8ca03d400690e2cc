"""The fifteen characters: rows at the end, their abilities before."""

from __future__ import annotations

from posse.engine.choice import Option
from posse.engine.ids import NOBODY, NONE, Card, Seat, Source, Verb
from posse.games.bang import verb_names
from posse.games.bang.cards import BLUE, CARDS, DIAMONDS, Kind
from posse.games.bang.characters import NO_CHARACTER
from posse.games.bang.distance import Sights
from posse.games.bang.frames.pay import Pay
from posse.games.bang.frames.shot import Shot
from posse.games.bang.pack import CastRows
from posse.games.bang.packs.base.kinds import BANG, BEER, MISSED
from posse.games.bang.packs.dodge_city import verb_names as dodge_city_verb_names
from posse.games.bang.packs.dodge_city.phase_one import Fetch, Mimic
from posse.games.bang.power import Power
from posse.games.bang.sources import ignored, is_spent, spend
from posse.games.bang.state import BangState
from posse.games.bang.verbs import bleed, draw, heal

NO_LIMIT = 999


class ApacheKid(Power):
    """Diamonds that others play have no effect on him (decision B11)."""

    ignores_as = "diamonds"

    def ignores(self, g: BangState, me: Seat, card: Card, by: Seat) -> bool:
        return by != me and card != NONE and CARDS[card].suit == DIAMONDS


class BelleStar(Power):
    """In her turn the cards in front of the others have no effect (decision B14)."""

    silences = True


class BillNoface(Power):
    """Draws one card, and one for each point that he lacks."""

    def draws(self, g: BangState, me: Seat) -> bool:
        draw(g, me, 1 + g.max_life[me] - g.life[me])
        return True


class ChuckWengham(Power):
    """Gives a point for two cards, never the last point (decision B12)."""

    def play_options(
        self, g: BangState, me: Seat, src: Source, sights: Sights, out: list[Option]
    ) -> None:
        if g.life[me] > 1:
            out.append(Option(verb_names.BLEED, src))

    def perform(self, g: BangState, me: Seat, option: Option) -> None:
        bleed(g, me, 1)
        draw(g, me, 2)


class DocHolyday(Power):
    """Once a turn discards two cards (decision B12) for a hit in reach that is no BANG!."""

    price = 2

    def play_options(
        self, g: BangState, me: Seat, src: Source, sights: Sights, out: list[Option]
    ) -> None:
        if is_spent(g, me, src) or len(g.hand[me]) < self.price:
            return
        for at in sights.in_reach:
            if not self.wasted(g, me, at, g.hand[me]):
                out.append(Option(dodge_city_verb_names.AIM, src, at))

    def perform(self, g: BangState, me: Seat, option: Option) -> None:
        spend(g, me, Source(option.card))
        g.emit(dodge_city_verb_names.AIM, me, other=option.seat)
        g.push(Pay(me, Source(option.card), option.seat, self.price))

    def coins(self, g: BangState, me: Seat, at: Seat, paid: tuple[Card, ...]) -> list[Card]:
        """Return the cards that may pay. One must have an effect on the target."""
        last = len(paid) == self.price - 1
        if last and self.wasted(g, me, at, list(paid)):
            return [card for card in g.hand[me] if not ignored(g, at, card, me)]
        return g.hand[me]

    def wasted(self, g: BangState, me: Seat, at: Seat, cards: list[Card]) -> bool:
        return all([ignored(g, at, card, me) for card in cards])

    def bought(self, g: BangState, me: Seat, src: Source, at: Seat, paid: tuple[Card, ...]) -> None:
        g.push(Shot(me, at, NONE, 1))


class ElenaFuente(Power):
    """May use any hand card as a Missed!."""

    def counts_as(self, g: BangState, me: Seat, kind: Kind, symbol: Verb) -> bool:
        return symbol == verb_names.MISSED


class GregDigger(Power):
    """Gains two points when another player is eliminated."""

    def mourns(self, g: BangState, me: Seat, dead: Seat) -> None:
        heal(g, me, 2)


class HerbHunter(Power):
    """Draws two cards when another player is eliminated."""

    def mourns(self, g: BangState, me: Seat, dead: Seat) -> None:
        draw(g, me, 2)


class JoseDelgado(Power):
    """Discards a blue hand card to draw two cards, as often as he likes."""

    price = 1

    def play_options(
        self, g: BangState, me: Seat, src: Source, sights: Sights, out: list[Option]
    ) -> None:
        if self.coins(g, me, NOBODY, ()):
            out.append(Option(dodge_city_verb_names.TRADE, src))

    def coins(self, g: BangState, me: Seat, at: Seat, paid: tuple[Card, ...]) -> list[Card]:
        return [card for card in g.hand[me] if CARDS[card].kind.colour == BLUE]

    def perform(self, g: BangState, me: Seat, option: Option) -> None:
        g.emit(dodge_city_verb_names.TRADE, me)
        g.push(Pay(me, Source(option.card), NOBODY, self.price))

    def bought(self, g: BangState, me: Seat, src: Source, at: Seat, paid: tuple[Card, ...]) -> None:
        draw(g, me, 2)


class MollyStark(Power):
    """Draws a card for each BANG!, Missed! or Beer that she uses in another player's turn."""

    def answered(self, g: BangState, me: Seat, card: Card) -> None:
        if g.turn != me and CARDS[card].kind in (BANG, MISSED, BEER):
            draw(g, me, 1)


class PatBrennan(Power):
    """May take a card in front of a player instead of drawing."""

    def draws(self, g: BangState, me: Seat) -> bool:
        if not any([g.front[at] for at in g.others(me)]):
            return False
        g.push(Fetch(me))
        return True


class PixiePete(Power):
    """Draws four cards."""

    def draws(self, g: BangState, me: Seat) -> bool:
        draw(g, me, 4)
        return True


class SeanMallory(Power):
    """May keep any number of cards."""

    def limit(self, g: BangState, me: Seat, n: int) -> int:
        return NO_LIMIT


class TequilaJoe(Power):
    """A Beer gives him two points (decision B5)."""

    def beer_worth(self, g: BangState, me: Seat, n: int) -> int:
        return n + 1


class VeraCuster(Power):
    """Borrows a player's ability from phase I to the checks of her next turn (decision B10)."""

    mimics = True

    def checks_over(self, g: BangState, me: Seat) -> None:
        g.acts[me] = NO_CHARACTER

    def opens(self, g: BangState, me: Seat) -> bool:
        g.push(Mimic(me))
        return True


CAST: CastRows = (
    ("Apache Kid", 3, ApacheKid()),
    ("Belle Star", 4, BelleStar()),
    ("Bill Noface", 4, BillNoface()),
    ("Chuck Wengham", 4, ChuckWengham()),
    ("Doc Holyday", 4, DocHolyday()),
    ("Elena Fuente", 3, ElenaFuente()),
    ("Greg Digger", 4, GregDigger()),
    ("Herb Hunter", 4, HerbHunter()),
    ("José Delgado", 4, JoseDelgado()),
    ("Molly Stark", 4, MollyStark()),
    ("Pat Brennan", 4, PatBrennan()),
    ("Pixie Pete", 3, PixiePete()),
    ("Sean Mallory", 3, SeanMallory()),
    ("Tequila Joe", 4, TequilaJoe()),
    ("Vera Custer", 3, VeraCuster()),
)
