"""Cards laid in front of the player: blue ones stay, green ones are used once."""

from __future__ import annotations

from posse.engine.choice import Note, Option
from posse.engine.compiling import mypyc_attr
from posse.engine.ids import NOBODY, Card, Seat, Source
from posse.games.bang import verb_names
from posse.games.bang.cards import CARDS
from posse.games.bang.distance import Sights
from posse.games.bang.effect import Effect, Plain
from posse.games.bang.frames.pay import Pay
from posse.games.bang.frames.played import note_on, resolve
from posse.games.bang.frames.shot import parry
from posse.games.bang.power import SHOT_OPTIONS, Power
from posse.games.bang.sources import is_spent, spend
from posse.games.bang.state import BangState
from posse.games.bang.targets import has_named
from posse.games.bang.verbs import draw, lay, use


@mypyc_attr(allow_interpreted_subclasses=True)
class Equip(Plain):
    """Lays a card in front of the player.

    A second one of the same name is refused (decision B2).
    """

    def playable(self, g: BangState, me: Seat, card: Card) -> bool:
        if g.house["duplicates"] == "turn_end":
            return True
        return not has_named(g, me, CARDS[card].kind)

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        lay(g, me, card, me)


@mypyc_attr(allow_interpreted_subclasses=True)
class LayGreen(Equip):
    """Lays a green card.

    It may be used when the next player's turn begins: `spent` is empty then.
    """

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        super().act(g, me, card, at)
        spend(g, me, Source(card))

    def note(self, g: BangState, me: Seat, card: Card, at: Seat) -> Note | None:
        """Return a warning: a card that answers a shot may be needed before the next own turn."""
        soon = CARDS[card].power.hooks & SHOT_OPTIONS
        return Note("ready-soon" if soon else "ready")


@mypyc_attr(allow_interpreted_subclasses=True)
class Green(Power):
    """Used in the holder's phase II, with the effect of a brown card."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def play_options(
        self, g: BangState, me: Seat, src: Source, sights: Sights, out: list[Option]
    ) -> None:
        if not is_spent(g, me, src) and len(g.hand[me]) >= self.effect.price:
            for at in self.effect.aims(g, me, src, sights):
                out.append(Option(verb_names.USE, src, at))

    def perform(self, g: BangState, me: Seat, option: Option) -> None:
        use(g, me, option.card, option.seat)
        if self.effect.price:
            g.push(Pay(me, Source(option.card), option.seat, self.effect.price))
        else:
            self.bought(g, me, Source(option.card), option.seat, ())

    def note(self, g: BangState, me: Seat, option: Option) -> Note | None:
        return note_on(g, me, option.card, option.seat, self.effect)

    def bought(self, g: BangState, me: Seat, src: Source, at: Seat, paid: tuple[Card, ...]) -> None:
        resolve(g, me, src, at, self.effect)


@mypyc_attr(allow_interpreted_subclasses=True)
class Shield(Power):
    """Counts as a Missed!, also out of turn. The Bible draws `cards`."""

    def __init__(self, cards: int = 0) -> None:
        self.cards = cards

    def shot_options(self, g: BangState, me: Seat, src: Source, out: list[Option]) -> None:
        if not is_spent(g, me, src):
            out.append(Option(verb_names.USE, src))

    def perform(self, g: BangState, me: Seat, option: Option) -> None:
        parry(g)
        use(g, me, option.card, NOBODY)
        draw(g, me, self.cards)
