"""A card is played: it leaves the hand, its price is paid, and it takes effect."""

from __future__ import annotations

from posse.engine.choice import Note
from posse.engine.frame import Frame
from posse.engine.ids import ALL, NOBODY, NONE, Card, Seat, Source, Verb
from posse.games.bang import verb_names
from posse.games.bang.cards import BROWN, CARDS
from posse.games.bang.effect import Effect
from posse.games.bang.frames.pay import Pay
from posse.games.bang.frames.taking_effect import effect_over
from posse.games.bang.power import ANSWERED, ENABLES, IGNORES
from posse.games.bang.sources import ignored, ignorer, power_of, sources_at
from posse.games.bang.state import BangState
from posse.games.bang.targets import may_answer, played_kind
from posse.games.bang.verbs import play


class Price(Pay):
    """The other hand cards that a played card costs; `src` is that card."""

    def fewer(self, paid: tuple[Card, ...]) -> Frame:
        return Price(self.seat, self.src, self.at, self.left - 1, paid)

    def coins(self, g: BangState) -> list[Card]:
        return [card for card in g.hand[self.seat] if card != self.src]

    def bought(self, g: BangState) -> None:
        resolve(g, self.seat, self.src, self.at, played_kind(g, self.seat, self.src).effect)


def play_card(g: BangState, me: Seat, card: Card, at: Seat) -> None:
    """Play a hand card in phase II.

    A brown one lies in the middle until its effect is over (B28).
    """
    kind = played_kind(g, me, card)
    if kind.colour == BROWN:
        play(g, me, card, at)
    enact(g, me, card, at, kind.effect)


def enact(g: BangState, me: Seat, card: Card, at: Seat, effect: Effect) -> None:
    """Carry out a card that was played: its price first."""
    effect.played(g, me)
    if effect.price:
        g.push(Price(me, Source(card), at, effect.price))
    elif g.hooks & IGNORES:
        resolve(g, me, card, at, effect)
    else:
        effect.act(g, me, card, at)


def resolve(g: BangState, me: Seat, card: Card, at: Seat, effect: Effect) -> None:
    """Carry out the effect, unless it has none on its target (decision B11)."""
    if at in (NOBODY, me) or not has_no_effect(g, at, card, me):
        effect.act(g, me, card, at)
    elif card in g.hand[me]:  # it cannot be laid in front of that player, but it is spent
        play(g, me, card, at, acts=False)
    else:
        effect.wasted(g, me, card, at)


def note_on(v: BangState, me: Seat, card: Card, at: Seat, effect: Effect) -> Note | None:
    """Return what `resolve` would do as `me` sees it, if the player must be told."""
    source = NONE if at in (NOBODY, me) else ignorer(v, at, card, me)
    if source == NONE:
        return effect.note(v, me, card, at)
    why = power_of(v, at, Source(source)).ignores_as
    return Note(f"immune-{why}") if why else Note("immune", card=source)


def has_no_effect(g: BangState, at: Seat, card: Card, by: Seat) -> bool:
    """Return True, and emit an event, if the card has no effect on `at`."""
    if not ignored(g, at, card, by):
        return False
    g.emit(verb_names.IMMUNE, at, card, by, see=ALL)
    return True


def answer_with(g: BangState, seat: Seat, card: Card, symbol: Verb) -> None:
    """Use a card out of turn or as an answer, with what this triggers."""
    show(g, seat, card, symbol)
    used(g, seat, card, symbol)


def show(g: BangState, seat: Seat, card: Card, symbol: Verb) -> None:
    """Use the card as `symbol`, by itself or because a card in front of the seat allows it."""
    if g.card_hooks & ENABLES:
        notify_enabler(g, seat, card, symbol)
    kind = CARDS[card].kind
    play(g, seat, card, NOBODY, symbol, acts=kind.symbol == symbol and kind.effect.answers)


def notify_enabler(g: BangState, seat: Seat, card: Card, symbol: Verb) -> None:
    """If the card cannot be used so by itself, tell the power that allows it."""
    if card in g.hand[seat] and may_answer(g, seat, CARDS[card].kind, symbol):
        return
    for source in sources_at(g, seat, ENABLES):
        if power_of(g, seat, source).enables(g, seat, source, card, symbol):
            power_of(g, seat, source).enabled(g, seat, source)
            return


def used(g: BangState, seat: Seat, card: Card, symbol: Verb) -> None:
    kind = CARDS[card].kind
    if kind.symbol == symbol and kind.effect.answers:
        kind.effect.answered(g, seat, card)
        effect_over(g)
    for source in sources_at(g, seat, ANSWERED):
        power_of(g, seat, source).answered(g, seat, card)
